/*
 * The text of a QRIS code, as EMVCo's merchant-presented mode defines it. The text is only read, because the site shows each
 * code as it was issued.
 */

/** A field of the text: an id of two digits, the value's length in two digits, and the value. */
type QrisField = { id: string; value: string };

/** The first reason why a shop cannot take payments with a QRIS text. */
export type QrisProblem = "otherText" | "spaces" | "damaged" | "currency" | "account" | "amount" | "fee";

const nationalRegister = "ID.CO.QRIS.WWW";

/**
 * Returns the fields of a text, in order; null if the text is not a complete sequence of fields. Lengths count characters,
 * but some issuers count bytes in UTF-8.
 */
const fieldsOf = (text: string) => fieldsIn([...text]) ?? fieldsInBytes(text);

function fieldsInBytes(text: string): QrisField[] | null {
  const bytes = [...new TextEncoder().encode(text)].map((byte) => String.fromCharCode(byte));
  const decoded = (value: string) =>
    new TextDecoder().decode(Uint8Array.from(value, (character) => character.charCodeAt(0)));
  return fieldsIn(bytes)?.map(({ id, value }) => ({ id, value: decoded(value) })) ?? null;
}

function fieldsIn(characters: readonly string[]) {
  const fields: QrisField[] = [];
  for (let start = 0; start < characters.length; ) {
    const [, id, length] = /^(\d\d)(\d\d)$/.exec(characters.slice(start, start + 4).join("")) ?? [];
    const end = start + 4 + Number(length);
    if (id === undefined || end > characters.length) return null;
    fields.push({ id, value: characters.slice(start + 4, end).join("") });
    start = end;
  }
  return fields;
}

const valueIn = (fields: readonly QrisField[] | null, id: string) =>
  fields?.find((field) => field.id === id)?.value ?? null;

/**
 * Parses the merchant and the payment of a QRIS text without verifying its checksum; null for missing fields. Null if the
 * text is truncated or not a QRIS text. Never throws.
 */
export function readQris(text: string) {
  const fields = fieldsOf(text);
  const merchant = valueIn(fields, "59");
  if (!fields || !merchant || fields[0]?.id !== "00" || fields.at(-1)?.id !== "63") return null;
  const accounts = fields
    .filter(({ id }) => id >= "26" && id <= "51")
    .map(({ value }) => (value === "" ? null : fieldsOf(value)));
  const registered = accounts.find((account) => valueIn(account, "00") === nationalRegister) ?? null;
  return {
    merchant,
    /** The merchant's number in Indonesia's national register, such as "ID1021987654321". */
    nmid: valueIn(registered, "02"),
    /** Whether there are merchant accounts and all of them are readable. */
    hasAccounts: accounts.length > 0 && !accounts.includes(null),
    /** The currency's ISO 4217 number: 360 is the rupiah. */
    currency: valueIn(fields, "53"),
    country: valueIn(fields, "58"),
    /** Whether the code is for a single payment, or contains an amount. */
    isForOnePayment: valueIn(fields, "54") !== null || valueIn(fields, "01") === "12",
    /** Whether the customer's wallet adds a fee to the amount. */
    hasFee: /^0[23]$/.test(valueIn(fields, "55") ?? "") || fields.some(({ id }) => id === "56" || id === "57"),
  };
}

/**
 * The checksum of a QRIS code, from its text without the last four characters, where the checksum stands. CRC-16 with the
 * polynomial 0x1021 and the start value 0xFFFF over the bytes in UTF-8, as four capital hexadecimal digits.
 */
export function qrisChecksum(text: string) {
  let sum = 0xffff;
  for (const byte of new TextEncoder().encode(text)) {
    sum ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) sum = ((sum << 1) ^ (sum & 0x8000 ? 0x1021 : 0)) & 0xffff;
  }
  return sum.toString(16).toUpperCase().padStart(4, "0");
}

/**
 * Returns why a shop cannot take payments with a text copied from its QRIS code; null if it can. The text must be undamaged,
 * in rupiah, with merchant accounts and a number in the national register. It must have no fee, and no amount, because each
 * payer types the amount. Never throws.
 */
export function qrisProblem(text: string): QrisProblem | null {
  if (!text.trim().startsWith("000201")) return "otherText";
  if (text !== text.trim() || /[^\S ]|\p{C}/u.test(text)) return "spaces";
  const read = readQris(text);
  if (!read || !text.endsWith(qrisChecksum(text.slice(0, -4)))) return "damaged";
  if (read.currency !== "360" || read.country !== "ID") return "currency";
  if (!read.hasAccounts || !read.nmid) return "account";
  if (read.isForOnePayment) return "amount";
  return read.hasFee ? "fee" : null;
}
