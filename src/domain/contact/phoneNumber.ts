import { plainLine } from "../../format/plainText";

/**
 * A phone number as digits with the country code in front, such as "6281234567890". Reads the ways of writing a number in
 * Indonesia: "0812-3456-7890", "(021) 555 0123", "+62 (0)812…", "0062 812…", "62812…" and "812…". A foreign number needs +
 * or 00 in front. A zero in brackets, dialled only within the country, is left out. Null for everything else, such as
 * letters, two numbers in one text, or too few or too many digits.
 */
export function normalizePhone(written: string) {
  const compact = plainLine(written)
    .normalize("NFKC")
    .replace(/[\s\p{Cf}\-‐-―−.]/gu, "")
    // "021/5550123": here a slash separates the area code. Elsewhere it separates two numbers.
    .replace(/^(\(?0\d{2,3}\)?)\//, "$1");
  const isInternational = /^\(?(\+|00)/.test(compact);
  const digits = (isInternational ? compact.replace("(0)", "") : compact).replace(/[()]/g, "").replace(/^(\+|00)/, "");
  if (isInternational && !digits.startsWith("62")) return /^[1-9]\d{7,14}$/.test(digits) ? digits : null;
  const indonesian = /^(?:620?|0)([2-9]\d{7,11})$|^(8\d{8,11})$/.exec(digits);
  const local = indonesian?.[1] ?? indonesian?.[2];
  return local === undefined ? null : `62${local}`;
}

/** A chat number as people read it: "6281234567890" gives "0812-3456-7890", a foreign number "+" and its digits. */
export const printedPhone = (chatNumber: string) =>
  chatNumber.startsWith("62")
    ? `0${chatNumber.slice(2)}`.replace(/^(\d{4})(\d{4})(\d+)$/, "$1-$2-$3")
    : `+${chatNumber}`;

/**
 * The `tel:` link of the shop's number, in international form, so that a foreign phone reaches it too. A short service
 * number has no such form, so its digits are used as they are.
 */
export function phoneLink(phone: string) {
  const number = normalizePhone(phone);
  return number === null ? `tel:${phone.replace(/\D/g, "")}` : `tel:+${number}`;
}

/**
 * Whether the shop's number can be called from its link: `normalizePhone` can read it, or it is a service number such as
 * "1500 123".
 */
export const isCallable = (phone: string) =>
  normalizePhone(phone) !== null || /^1\d{6,7}$/.test(phone.replace(/\D/g, ""));

/**
 * An Indonesian number in international form, with its own separators: "+62 812-0000-0000" for "0812-0000-0000". Service
 * numbers, foreign numbers and numbers with a + stay as they are.
 */
export const internationalPhone = (phone: string) =>
  phone.includes("+") || !normalizePhone(phone)?.startsWith("62")
    ? phone
    : `+62 ${phone
        .trim()
        .replace(/^\(?(?:(?:00\s*)?62\)?[\s-]*)?(?:\(0\)|0)?\s*/, "")
        .replace(/^([^(]*)\)/, "$1")
        .replace("/", " ")}`;

export const withInternationalPhone = <Shop extends { phone: string }>(shop: Shop): Shop => ({
  ...shop,
  phone: internationalPhone(shop.phone),
});
