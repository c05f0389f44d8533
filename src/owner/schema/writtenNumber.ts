import { minutesIn, wholeIn } from "../../format/writtenAmount";
import type { FieldKind } from "./fields";

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
  const number = Number(amount.replace(",", "."));
  // "-0.2" is a share of the price, "-20" a percentage.
  const isShare = !unit && (up || down) && number < 1;
  const isPercentage = unit || isShare || (/^\d+([.,]\d)?$/.test(amount) && (up || down || Number(factor) > 4));
  if (!isPercentage) return [factor];
  const thousandths = Math.round(number * (isShare ? 1000 : 10));
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
