/**
 * The text of a QRIS code, as EMVCo's merchant-presented mode defines it. It is only read here: a code
 * is shown as it was issued, and nothing is ever written into it.
 */

/** A part of the text: two digits of id, two digits that count the characters of the value, and the value. */
type Part = { readonly id: string; readonly value: string };

/** Merchant and payment as the text gives them; null for missing parts. */
export type Qris = {
  readonly merchant: string;
  /** The merchant's number in Indonesia's national register, such as "ID1021987654321". */
  readonly nmid: string | null;
  /** Whether it has merchant accounts and all of them are readable. */
  readonly hasAccounts: boolean;
  /** ISO 4217's number of the currency: 360 are rupiah. */
  readonly currency: string | null;
  readonly country: string | null;
  /** Whether the code is for one payment alone, or names its amount. */
  readonly hasAmount: boolean;
  /** Whether a wallet adds a fee to the amount. */
  readonly hasFee: boolean;
};

/** Why a shop cannot take payments by a text, the first reason that applies. */
export type QrisProblem = "otherText" | "spaces" | "damaged" | "currency" | "account" | "amount" | "fee";

const nationalRegister = "ID.CO.QRIS.WWW";

/** The parts of a text from its first character to its last, in their order; null where it is no row of such parts. */
function partsOf(text: string): Part[] | null {
  const characters = [...text];
  const parts: Part[] = [];
  for (let start = 0; start < characters.length; ) {
    const [, id, length] = /^(\d\d)(\d\d)$/.exec(characters.slice(start, start + 4).join("")) ?? [];
    const end = start + 4 + Number(length);
    if (id === undefined || end > characters.length) return null;
    parts.push({ id, value: characters.slice(start + 4, end).join("") });
    start = end;
  }
  return parts;
}

const valueIn = (parts: readonly Part[] | null, id: string): string | null =>
  parts?.find((part) => part.id === id)?.value ?? null;

/** Reads a whole text, whatever its checksum says; null where it is cut off or no such text. Never throws. */
export function readQris(text: string): Qris | null {
  const parts = partsOf(text);
  const merchant = valueIn(parts, "59");
  if (!parts || !merchant || parts[0]?.id !== "00" || parts.at(-1)?.id !== "63") return null;
  const accounts = parts
    .filter(({ id }) => id >= "26" && id <= "51")
    .map(({ value }) => (value === "" ? null : partsOf(value)));
  const registered = accounts.find((account) => valueIn(account, "00") === nationalRegister) ?? null;
  return {
    merchant,
    nmid: valueIn(registered, "02"),
    hasAccounts: accounts.length > 0 && !accounts.includes(null),
    currency: valueIn(parts, "53"),
    country: valueIn(parts, "58"),
    hasAmount: valueIn(parts, "54") !== null || valueIn(parts, "01") === "12",
    hasFee: /^0[23]$/.test(valueIn(parts, "55") ?? "") || parts.some(({ id }) => id === "56" || id === "57"),
  };
}

/**
 * The checksum of a text up to the four characters of its own: CRC-16 with the polynomial 0x1021 from 0xFFFF over the bytes in
 * UTF-8, as four capital hexadecimal digits.
 */
export function qrisChecksum(text: string): string {
  let sum = 0xffff;
  for (const byte of new TextEncoder().encode(text)) {
    sum ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) sum = ((sum << 1) ^ (sum & 0x8000 ? 0x1021 : 0)) & 0xffff;
  }
  return sum.toString(16).toUpperCase().padStart(4, "0");
}

/**
 * Why a shop cannot take payments by a text that was copied from its QRIS code; null where it can. The text must be the code's,
 * to the letter: rupiah, accounts and a number in the national register, no amount, which each payer types in himself, and no
 * fee on top of it. Never throws.
 */
export function qrisProblem(text: string): QrisProblem | null {
  if (!text.trim().startsWith("000201")) return "otherText";
  if (text !== text.trim() || /[^\S ]|\p{C}/u.test(text)) return "spaces";
  const read = readQris(text);
  if (!read || !text.endsWith(qrisChecksum(text.slice(0, -4)))) return "damaged";
  if (read.currency !== "360" || read.country !== "ID") return "currency";
  if (!read.hasAccounts || !read.nmid) return "account";
  if (read.hasAmount) return "amount";
  return read.hasFee ? "fee" : null;
}
