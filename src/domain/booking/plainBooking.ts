import { longDate } from "../../format/longDate";
import { plainLine, withoutLinks } from "../../format/plainText";
import { rupiah } from "../../format/rupiah";
import { chatLink } from "../links/chatLink";
import { fittingMessage } from "../links/fittingMessage";
import { longestPhone } from "../links/phoneNumber";
import type { BookableShop } from "../shop/bookingRules";
import { timeZoneShortName } from "../shop/clock";
import { chosenServices } from "../shop/service";
import type { Booking } from "./booking";

/**
 * What a booking says without its ticket, by the terms of a message to the shop, which the shop's book reads; `moment` is its
 * date and time by theirs. Empty where there is nothing. A telephone number that is longer than any is left out.
 */
const plainFacts = (
  booking: Booking,
  { services, barbers }: Pick<BookableShop, "services" | "barbers">,
  moment: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> => ({
  Nama: withoutLinks(plainLine(booking.name)),
  Telepon: [...booking.phone].length > longestPhone ? "" : plainLine(booking.phone),
  ...moment,
  Layanan: chosenServices(services, booking.serviceIds)
    .map(({ name }) => name)
    .join(", "),
  Barber: barbers.find(({ id }) => id === booking.barberId)?.name ?? "",
  "Estimasi total": booking.total === null ? "" : rupiah(booking.total),
  "Uang muka": booking.deposit ? `DP ${rupiah(booking.deposit.amount)}` : "",
  Alamat: plainLine(booking.address),
  Catatan: plainLine(booking.notes),
});

/**
 * A booking in lines that need no words of any language but its moment's: code, name, number, moment, services, barber,
 * total, down payment, address and notes.
 */
export const bookingLines = (
  booking: Booking,
  bookable: Pick<BookableShop, "services" | "barbers">,
  moment: string,
): string[] => [booking.code, ...Object.values(plainFacts(booking, bookable, { moment }))].filter(Boolean);

/** What stands at the end of the first line of a message to the shop whose customer reads English. */
export const customerLanguage = ({ language }: Pick<Booking, "language">): string =>
  language === "en" ? ", pelanggan berbahasa Inggris" : "";

/** The chat with the shop about a booking whose ticket cannot be shown: what it says, as `bookable` names things to the shop. */
export function plainChatLink(
  booking: Booking,
  shop: { readonly chatNumber: string; readonly timeZone: string },
  bookable: BookableShop,
): string {
  const moment = { Tanggal: longDate(booking.date), Jam: `${booking.time} ${timeZoneShortName(shop.timeZone)}` };
  const lines = Object.entries(plainFacts(booking, bookable, moment))
    .filter(([, value]) => value !== "")
    .map(([term, value]) => `${term}: ${value}`);
  const text = [`${booking.code}${customerLanguage(booking)}`, ...lines].join("\n");
  return chatLink(
    shop.chatNumber,
    fittingMessage(shop.chatNumber, text, (kept) => kept),
  );
}
