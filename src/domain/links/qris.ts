/**
 * The text of a QRIS code, as EMVCo's merchant-presented mode defines it. It is only read here: a code
 * is shown as it was issued, and nothing is ever written into it.
 */

/** A part of the text: two digits of id, two digits that count the characters of the value, and the value. */
type Part = { readonly id: string; readonly value: string };

/** What such a text says of the merchant and of the payment; null for what it leaves out. */
export type Qris = {
  readonly merchant: string;
  readonly city: string | null;
  /** The merchant's number in Indonesia's national register, such as "ID1021987654321". */
  readonly nmid: string | null;
  /** Whether its merchant accounts can be read; null where it has none. */
  readonly accounts: "whole" | "broken" | null;
  /** ISO 4217's number of the currency: 360 are rupiah. */
  readonly currency: string | null;
  readonly country: string | null;
  /** As it is written: digits, and a point before decimals. */
  readonly amount: string | null;
  /** What a wallet adds to the amount: a tip that it asks the payer for, or a fee. */
  readonly extra: "tip" | "fee" | null;
  /** Whether the code is for one payment alone. */
  readonly isDynamic: boolean;
};

/** Why a shop cannot take payments by a text, the first reason that applies. */
export type QrisProblem =
  | "around"
  | "address"
  | "spaces"
  | "otherText"
  | "cut"
  | "checksum"
  | "currency"
  | "noAccount"
  | "account"
  | "noNmid"
  | "amount"
  | "fee";

/** What is unusual about a text by which a shop can take payments. */
export type QrisDoubt = "tip" | "nmid";

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

/** The parts within a part's value; null where there is none. */
function nestedIn(value: string): Part[] | null {
  const parts = partsOf(value);
  return parts && parts.length > 0 ? parts : null;
}

const valueIn = (parts: readonly Part[] | null, id: string): string | null =>
  parts?.find((part) => part.id === id)?.value ?? null;

/** Reads a whole text, whatever its checksum says; null where it is cut off or no such text. Never throws. */
export function readQris(text: string): Qris | null {
  const parts = partsOf(text);
  const merchant = valueIn(parts, "59");
  if (!parts || !merchant || parts[0]?.id !== "00" || parts.at(-1)?.id !== "63") return null;
  const accounts = parts.filter(({ id }) => id >= "26" && id <= "51").map(({ value }) => nestedIn(value));
  const registered = accounts.find((account) => valueIn(account, "00") === nationalRegister) ?? null;
  return {
    merchant,
    city: valueIn(parts, "60"),
    nmid: valueIn(registered, "02"),
    accounts: accountsState(accounts),
    currency: valueIn(parts, "53"),
    country: valueIn(parts, "58"),
    amount: valueIn(parts, "54"),
    extra: extraIn(parts),
    isDynamic: valueIn(parts, "01") === "12",
  };
}

function accountsState(accounts: readonly (readonly Part[] | null)[]): Qris["accounts"] {
  if (accounts.length === 0) return null;
  return accounts.includes(null) ? "broken" : "whole";
}

function extraIn(parts: readonly Part[]): Qris["extra"] {
  const indicator = valueIn(parts, "55");
  const hasFee = parts.some(({ id }) => id === "56" || id === "57");
  if (hasFee || indicator === "02" || indicator === "03") return "fee";
  return indicator === null ? null : "tip";
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

const isIntact = (text: string): boolean => readQris(text) !== null && text.endsWith(qrisChecksum(text.slice(0, -4)));

// Every choice of spaces is tried, so they must be few; of more a single one. A shop's and its city's name have some of their own.
const mostSpaces = 10;

/** Whether a text is intact once some of its spaces from `from` on are taken out. */
function isIntactWithoutSpaces(text: string, from = 0): boolean {
  const at = text.indexOf(" ", from);
  if (at < 0) return isIntact(text);
  return isIntactWithoutSpaces(text.slice(0, at) + text.slice(at + 1), at) || isIntactWithoutSpaces(text, at + 1);
}

/** Whether a text holds a whole code, and more before or behind it: a scanner's words, quotes, or the code once more. */
function standsWithin(text: string): boolean {
  const whole = text.trim();
  const ends = [...whole.matchAll(/6304[0-9A-F]{4}/g)].map(({ index }) => index + 8);
  return [...whole.matchAll(/000201/g)].some(({ index: start }) =>
    ends.some((end) => end - start < whole.length && end > start && isIntact(whole.slice(start, end))),
  );
}

/**
 * Why a shop cannot take payments by a text that was copied from its QRIS code; null where it can. The text must be the code's,
 * to the letter: rupiah, accounts and a number in the national register, no amount, which each payer types in himself, and no
 * fee on top of it. Never throws.
 */
export function qrisProblem(text: string): QrisProblem | null {
  if (standsWithin(text)) return "around";
  if (/^\s*([a-z][\w+.-]*:|www\.|images[/\\])|\.(png|jpe?g|webp|gif|svg|heic|pdf)\s*$/i.test(text)) return "address";
  if (text !== text.trim() || /[^\S ]|\p{C}/u.test(text)) return "spaces";
  if (!text.startsWith("000201")) return "otherText";
  if (!isIntact(text)) {
    const spaces = [...text.matchAll(/ /g)];
    const isSpaced =
      spaces.length <= mostSpaces
        ? isIntactWithoutSpaces(text)
        : spaces.some(({ index }) => isIntact(text.slice(0, index) + text.slice(index + 1)));
    if (isSpaced || isIntact(text.replaceAll(" ", ""))) return "spaces";
  }
  const read = readQris(text);
  if (read === null) return "cut";
  if (!isIntact(text)) return "checksum";
  if (read.currency !== "360" || read.country !== "ID") return "currency";
  if (read.accounts === null) return "noAccount";
  if (read.accounts === "broken") return "account";
  if (!read.nmid) return "noNmid";
  if (read.amount !== null || read.isDynamic) return "amount";
  return read.extra === "fee" ? "fee" : null;
}

/** What is unusual about a text by which a shop can take payments. Never throws. */
export function qrisDoubts(text: string): QrisDoubt[] {
  const { extra = null, nmid = null } = readQris(text) ?? {};
  const isUnusual: Record<QrisDoubt, boolean> = {
    tip: extra === "tip",
    nmid: nmid !== null && !/^ID\d{13}$/.test(nmid),
  };
  return (Object.keys(isUnusual) as QrisDoubt[]).filter((doubt) => isUnusual[doubt]);
}
