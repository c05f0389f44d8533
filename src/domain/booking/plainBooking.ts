import { plainLine, shortened, withoutLinks } from "../../format/plainText";
import { rupiah } from "../../format/rupiah";
import { chatLink, longestChatLink } from "../links/chatLink";
import { longestPhone } from "../links/phoneNumber";
import type { BookableShop } from "../shop/bookingRules";
import { chosenServices } from "../shop/service";
import type { Booking } from "./booking";
import { momentInIndonesian } from "./moment";

/**
 * A booking in lines that need no words of any language but its moment's: code, name, number, moment, services, barber,
 * address, total and notes. What was typed has at most `longest` characters a line; a telephone number is never shortened, but
 * left out.
 */
export const bookingLines = (
  booking: Booking,
  { services, barbers }: Pick<BookableShop, "services" | "barbers">,
  moment: string,
  longest = Number.POSITIVE_INFINITY,
): string[] =>
  [
    booking.code,
    shortened(withoutLinks(plainLine(booking.name)), longest),
    [...booking.phone].length > Math.max(longest, longestPhone) ? "" : plainLine(booking.phone),
    moment,
    chosenServices(services, booking.serviceIds)
      .map(({ name }) => name)
      .join(", "),
    barbers.find(({ id }) => id === booking.barberId)?.name ?? "",
    shortened(booking.address, longest),
    booking.total === null ? "" : rupiah(booking.total),
    shortened(plainLine(booking.notes), longest),
  ].filter((line) => line !== "");

/** What stands at the end of the first line of a message to the shop whose customer reads English. */
export const customerLanguage = ({ language }: Pick<Booking, "language">): string =>
  language === "en" ? ", pelanggan berbahasa Inggris" : "";

// How many characters of each typed text go into the message, longest first, so that its link opens.
const lengths = [300, 100, 50, 20];

/** The chat with the shop about a booking whose ticket cannot be shown: its lines, as `bookable` names things to the shop. */
export function plainChatLink(
  booking: Booking,
  shop: { readonly chatNumber: string; readonly timeZone: string },
  bookable: BookableShop,
): string {
  const links = lengths.map((longest) => {
    const [code, ...lines] = bookingLines(booking, bookable, momentInIndonesian(booking, shop), longest);
    return chatLink(shop.chatNumber, [`${code}${customerLanguage(booking)}`, ...lines].join("\n"));
  });
  return links.find((link) => link.length <= longestChatLink) ?? chatLink(shop.chatNumber, booking.code);
}
