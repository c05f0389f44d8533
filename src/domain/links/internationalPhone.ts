import { normalizePhone } from "./phoneNumber";

/**
 * An Indonesian number as somebody abroad dials it, with the separators that it is written with: "+62 812-0000-0000" for
 * "0812-0000-0000". Service numbers, which have no such form, stay as they are, and so do foreign ones.
 */
export const internationalPhone = (phone: string): string =>
  phone.includes("+") || !normalizePhone(phone)?.startsWith("62")
    ? phone
    : `+62 ${phone
        .trim()
        .replace(/^\(?(?:(?:00)?62[\s-]*)?(?:\(0\)|0)?/, "")
        .replace(/^([^(]*)\)/, "$1")
        .replace("/", " ")}`;

/** The shop with its number in that form. */
export const withInternationalPhone = <Shop extends { readonly phone: string }>(shop: Shop): Shop => ({
  ...shop,
  phone: internationalPhone(shop.phone),
});
