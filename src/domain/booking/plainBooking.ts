import { longDate } from "../../format/date";
import { plainLine, withoutLinks } from "../../format/plainText";
import { rupiah } from "../../format/rupiah";
import { fittingMessage } from "../links/chatLink";
import { longestPhone } from "../links/phoneNumber";
import type { BookableShop } from "../shop/bookingRules";
import { timeZoneShortName } from "../shop/clock";
import { chosenServices } from "../shop/service";
import type { Booking } from "./booking";

/** What stands at the end of the first line of a message to the shop whose customer reads English. */
export const customerLanguage = ({ language }: Pick<Booking, "language">): string =>
  language === "en" ? ", pelanggan berbahasa Inggris" : "";

/**
 * A booking whose ticket cannot be shown, as a message to the shop that needs no part loaded later: by the terms that the shop's
 * book reads, and as `bookable` names things to the shop. It is cut where the chat link would be too long.
 */
export function plainMessage(
  booking: Booking,
  shop: { readonly chatNumber: string; readonly timeZone: string },
  { services, barbers }: Pick<BookableShop, "services" | "barbers">,
): string {
  const { code, name, phone, date, time, serviceIds, barberId, total, deposit, address, notes } = booking;
  const facts = {
    Nama: withoutLinks(plainLine(name)),
    Telepon: [...phone].length > longestPhone ? "" : plainLine(phone),
    Tanggal: longDate(date),
    Jam: `${time} ${timeZoneShortName(shop.timeZone)}`,
    Layanan: chosenServices(services, serviceIds)
      .map((service) => service.name)
      .join(", "),
    Barber: barbers.find(({ id }) => id === barberId)?.name ?? "",
    "Estimasi total": total === null ? "" : rupiah(total),
    "Uang muka": deposit ? `DP ${rupiah(deposit.amount)}` : "",
    Alamat: plainLine(address),
    Catatan: plainLine(notes),
  };
  const lines = Object.entries(facts).flatMap(([term, value]) => (value === "" ? [] : `${term}: ${value}`));
  const text = [`${code}${customerLanguage(booking)}`, ...lines].join("\n");
  return fittingMessage(shop.chatNumber, text, (kept) => kept);
}
