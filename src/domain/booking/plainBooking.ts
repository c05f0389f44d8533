import { plainLine, withoutLinks } from "../../format/plainText";
import { rupiah } from "../../format/rupiah";
import { chatLink } from "../links/chatLink";
import { fittingMessage } from "../links/fittingMessage";
import { longestPhone } from "../links/phoneNumber";
import type { BookableShop } from "../shop/bookingRules";
import { chosenServices } from "../shop/service";
import type { Booking } from "./booking";
import { momentInIndonesian } from "./moment";

/**
 * A booking in lines that need no words of any language but its moment's: code, name, number, moment, services, barber,
 * total, down payment, address and notes. A telephone number that is longer than any is left out.
 */
export const bookingLines = (
  booking: Booking,
  { services, barbers }: Pick<BookableShop, "services" | "barbers">,
  moment: string,
): string[] =>
  [
    booking.code,
    withoutLinks(plainLine(booking.name)),
    [...booking.phone].length > longestPhone ? "" : plainLine(booking.phone),
    moment,
    chosenServices(services, booking.serviceIds)
      .map(({ name }) => name)
      .join(", "),
    barbers.find(({ id }) => id === booking.barberId)?.name ?? "",
    booking.total === null ? "" : rupiah(booking.total),
    booking.deposit ? `DP ${rupiah(booking.deposit.amount)}` : "",
    plainLine(booking.address),
    plainLine(booking.notes),
  ].filter((line) => line !== "");

/** What stands at the end of the first line of a message to the shop whose customer reads English. */
export const customerLanguage = ({ language }: Pick<Booking, "language">): string =>
  language === "en" ? ", pelanggan berbahasa Inggris" : "";

/** The chat with the shop about a booking whose ticket cannot be shown: its lines, as `bookable` names things to the shop. */
export function plainChatLink(
  booking: Booking,
  shop: { readonly chatNumber: string; readonly timeZone: string },
  bookable: BookableShop,
): string {
  const [code, ...lines] = bookingLines(booking, bookable, momentInIndonesian(booking, shop));
  const text = [`${code}${customerLanguage(booking)}`, ...lines].join("\n");
  return chatLink(
    shop.chatNumber,
    fittingMessage(shop.chatNumber, text, (kept) => kept),
  );
}
