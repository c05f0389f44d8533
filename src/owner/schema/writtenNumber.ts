import type { FieldKind } from "./fields";

/**
 * A whole amount as people write it: "Rp 100.000", "IDR 35,000.00", "100000,-", "100rb", "27,5 ribu"; undefined for anything else. "25,5" and
 * "10.0000" give undefined, because a dot or comma may separate decimals as well as thousands.
 */
function wholeIn(text: string): number | undefined {
  const amount = text.replace(/^(rp|idr)\.?\s*|\s*(rupiah|idr|[.,]-|,00|(?<=,\d{3})\.00)$/gi, "");
  const [, thousands] = /^(\d+(?:[.,]\d{1,2})?)\s*(?:rb|ribu|k)$/i.exec(amount) ?? [];
  if (thousands !== undefined) return Math.round(Number(thousands.replace(",", ".")) * 1000);
  return /^(\d+|\d{1,3}([., ]\d{3})+)$/.test(amount) ? Number(amount.replace(/\D/g, "")) : undefined;
}

/** A duration as people write it, in minutes: "45", "45 menit", "1,5 jam", "1 jam 30 menit"; undefined for other texts. */
function minutesIn(text: string): number | undefined {
  const match = /^(?:(\d+(?:[.,]\d+)?)\s*jam\b)?\s*(?:(\d+)\s*(?:menit|mnt)?)?$/i.exec(text);
  if (!match) return undefined;
  const [, hours = "0", minutes = "0"] = match;
  return Math.round(Number(hours.replace(",", ".")) * 60) + Number(minutes);
}

/** A decimal with a point or a comma, and any sign that looks like a minus; undefined if it is no decimal. */
function decimalIn(text: string): number | undefined {
  const plain = text.replace(",", ".").replace(/^[−–—]/, "-");
  return /^[+-]?(\d+\.?|\d*\.\d+)$/.test(plain) ? Number(plain) : undefined;
}

const writtenChange = /^(?:(\+|naik|tambah)|([-−–—]|diskon|potongan|turun|hemat))?\s*(\d+(?:[.,]\d+)?)\s*(%|persen)?$/i;

/**
 * The multipliers that a text may mean, such as "1,15", "x1.15", "+15%", "diskon 20%" or "-20". A bare "60%" or "60" may be
 * more, less or a share of the price. Without a unit, only a number with a sign or above 4 is a percentage.
 */
function multipliersIn(text: string): (number | undefined)[] {
  const factor = decimalIn(text.replace(/^x\s*/i, ""));
  const [, up, down, amount = "", unit] = writtenChange.exec(text) ?? [];
  const isPercentage = unit || (/^\d+([.,]\d)?$/.test(amount) && (up || down || Number(factor) > 4));
  if (!isPercentage) return [factor];
  const thousandths = Math.round(Number(amount.replace(",", ".")) * 10);
  const [more, less] = [(1000 + thousandths) / 1000, (1000 - thousandths) / 1000];
  return [unit ? undefined : factor, ...(up ? [more] : down ? [less] : [more, less, thousandths / 1000])];
}

/** Dollars and cents; undefined for "7.500", which may be seven and a half or thousands. */
function dollarsIn(text: string): number | undefined {
  const amount = text.replace(/\$|usd|dolar/gi, "").trim();
  return /[.,]\d{3,}$/.test(amount) ? undefined : decimalIn(amount);
}

/** Functions that read a text, by kind of number. They return all numbers that it may mean, or undefined for none. */
export const numberReadings: Partial<Record<FieldKind, (text: string) => (number | undefined)[]>> = {
  rupiah: (text) => [wholeIn(text)],
  wholeNumber: (text) => [wholeIn(text.replace(/\s*(hari|orang|kursi)$/i, ""))],
  percent: (text) => [decimalIn(text.replace(/\s*(%|persen)$/i, ""))],
  minutes: (text) => [minutesIn(text)],
  dollars: (text) => [dollarsIn(text)],
  decimal: (text) => [decimalIn(text)],
  multiplier: multipliersIn,
};
