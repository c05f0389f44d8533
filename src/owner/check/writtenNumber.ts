import type { FieldKind } from "../schema/fields";

/** An amount as people write it: "Rp 100.000", "100rb", "1,5 jt", "+100000", "100k"; undefined where it is none. */
export function amountIn(text: string): number | undefined {
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

/** A duration as people write it, in minutes: "45 menit", "1,5 jam", "1 jam 30 menit", "01:30", "45'"; undefined where it is none. */
export function minutesIn(text: string): number | undefined {
  const clock = /^(\d{1,2}):(\d{2})$/.exec(text);
  if (clock) return Number(clock[1]) * 60 + Number(clock[2]);
  const match = /^\+?(?:(\d+(?:[.,]\d+)?)\s*(?:jam|j|h)\b)?\s*(?:(\d+)\s*(?:menit|mnt|min|m|['’′])?)?$/i.exec(text);
  if (!match) return undefined;
  return Math.round(Number((match[1] ?? "0").replace(",", ".")) * 60) + Number(match[2] ?? 0);
}

/** A decimal with a point or a comma, with any of the signs that look like a minus; undefined where it is none. */
export function decimalIn(text: string): number | undefined {
  const plain = text
    .trim()
    .replace(",", ".")
    .replace(/^[−–—]/, "-");
  return /^[+-]?(\d+\.?|\d*\.\d+)$/.test(plain) ? Number(plain) : undefined;
}

/** A whole amount; undefined where it has a fraction, or where a dot or comma could be a fraction's or the thousands'. */
function wholeIn(text: string): number | undefined {
  const isOfUnits = /\d\s*(rb|ribu|k|jt|juta)\b/i.test(text);
  const isUnclear = isOfUnits ? /[.,]\d{3}\D*$/ : /[.,](\d{1,2}|\d{4,})\D*$/;
  return isUnclear.test(text.replace(/,00$/, "")) ? undefined : amountIn(text);
}

/** For each kind of number what a text in a form stands for. A slip is not mended here: what could mean two numbers is none. */
const readings: Partial<Record<FieldKind, (text: string) => number | undefined>> = {
  rupiah: wholeIn,
  wholeNumber: (text) => wholeIn(text.replace(/\s*(hari|ulasan)$/i, "")),
  percent: (text) => decimalIn(text.replace(/\s*(%|persen)$/i, "")),
  minutes: (text) => minutesIn(text) ?? wholeIn(text),
  dollars: (text) => {
    const amount = text.replace(/\$|usd|dollars?|dolar/gi, "").trim();
    return /^\d+[.,]\d{3,}$/.test(amount) ? undefined : amountIn(amount);
  },
  decimal: decimalIn,
  multiplier: (text) => {
    const [, sign = "", percent] = /^([+-]?)(\d+(?:[.,]\d+)?)\s*%$/.exec(text.replace(/^[−–—]/, "-")) ?? [];
    if (percent === undefined) return decimalIn(text.replace(/^x\s*|\s*x$/i, ""));
    const change = Number(`${sign}${percent.replace(",", ".")}`);
    return sign === "" && change >= 50 ? change / 100 : Math.round(1000 + change * 10) / 1000;
  },
};

/**
 * The number that a text typed into a form stands for: "27.500", "27,500" and "25 ribu" where rupiah are asked for, "1 jam"
 * where minutes are. Undefined where it is no number, or could be two. The field's schema still has to accept it.
 */
export function numberIn(kind: FieldKind, text: string): number | undefined {
  // Brings spaces of every width and digits of other scripts' width to the plain ones.
  const plain = text.normalize("NFKC").trim();
  return plain === "" ? undefined : readings[kind]?.(plain);
}
