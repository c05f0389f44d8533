import type { FieldKind } from "./fields";

/** An amount as people write it: "Rp 100.000", "100rb", "1,5 jt", "+100000", "100k"; undefined if it is no amount. */
function amountIn(text: string): number | undefined {
  const match =
    /^\+?\s*(?:rp|idr)?\.?\s*\+?(\d{1,3}(?:[., '’_]\d{3})+|\d+(?:[.,]\d+)?)\s*(rb|ribu|k|jt|juta)?(?:,-|,00|\.-?)?\s*(?:rupiah|idr)?$/i.exec(
      text,
    );
  if (!match) return undefined;
  const [, digits = "", unit = ""] = match;
  const factor = /^(rb|ribu|k)$/i.test(unit) ? 1000 : /^(jt|juta)$/i.test(unit) ? 1_000_000 : 1;
  const hasThousands = factor === 1 && /^\d{1,3}([., '’_]\d{3})+$/.test(digits);
  const amount = hasThousands ? Number(digits.replace(/\D/g, "")) : Number(digits.replace(",", "."));
  return Math.round(amount * factor * 100) / 100;
}

/** A whole amount; undefined if it has a fraction, or if a dot or comma may separate decimals as well as thousands. */
function wholeIn(text: string): number | undefined {
  const hasUnit = /\d\s*(rb|ribu|k|jt|juta)\b/i.test(text);
  const isUnclear = hasUnit ? /[.,]\d{3}\D*$/ : /[.,](\d{1,2}|\d{4,})\D*$/;
  return isUnclear.test(text.replace(/,00$/, "")) ? undefined : amountIn(text);
}

/**
 * A duration as people write it, in minutes: "45 menit", "1,5 jam", "1 jam 30 menit", "01:30"; undefined if it is no duration.
 */
function minutesIn(text: string): number | undefined {
  const clock = /^(\d{1,2}):(\d{2})$/.exec(text);
  if (clock) return Number(clock[1]) * 60 + Number(clock[2]);
  const match = /^(?:(\d+(?:[.,]\d+)?)\s*(?:jam|j|h)\b)?\s*(?:(\d+)\s*(?:menit|mnt|min|m)?)?$/i.exec(text);
  if (!match) return undefined;
  return Math.round(Number((match[1] ?? "0").replace(",", ".")) * 60) + Number(match[2] ?? 0);
}

/** A decimal with a point or a comma, and any sign that looks like a minus; undefined if it is no decimal. */
function decimalIn(text: string): number | undefined {
  const plain = text.replace(",", ".").replace(/^[−–—]/, "-");
  return /^[+-]?(\d+\.?|\d*\.\d+)$/.test(plain) ? Number(plain) : undefined;
}

/** A multiplier: "1,15", "x1.15", "115%" of the usual price, "+15%" as a change; "60%" may be either. */
function multipliersIn(text: string): (number | undefined)[] {
  const [, sign = "", percent] = /^([+-]?)(\d+(?:[.,]\d+)?)\s*%$/.exec(text.replace(/^[−–—]/, "-")) ?? [];
  if (percent === undefined) return [decimalIn(text.replace(/^x\s*|\s*x$/i, ""))];
  const written = Number(`${sign}${percent.replace(",", ".")}`);
  const changed = Math.round(1000 + written * 10) / 1000;
  if (sign !== "" || written < 50) return [changed];
  return written < 100 ? [written / 100, changed] : [written / 100];
}

/** Dollars and cents; undefined for "7.500", which may be seven and a half or thousands. */
function dollarsIn(text: string): number | undefined {
  const amount = text.replace(/\$|usd|dollars?|dolar/gi, "").trim();
  return /[.,]\d{3,}$/.test(amount) ? undefined : decimalIn(amount);
}

/** The readings of a text by kind of number. Ambiguous input is not guessed: it yields every reading, or none. */
export const numberReadings: Partial<Record<FieldKind, (text: string) => (number | undefined)[]>> = {
  rupiah: (text) => [wholeIn(text)],
  wholeNumber: (text) => [wholeIn(text.replace(/\s*(hari|ulasan)$/i, ""))],
  percent: (text) => [decimalIn(text.replace(/\s*(%|persen)$/i, ""))],
  minutes: (text) => [minutesIn(text) ?? wholeIn(text)],
  dollars: (text) => [dollarsIn(text)],
  decimal: (text) => [decimalIn(text)],
  multiplier: multipliersIn,
};
