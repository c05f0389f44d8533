import { longDate } from "../../format/date";
import { isolated, plainLine, withoutLinks } from "../../format/plainText";
import { rupiah } from "../../format/rupiah";
import { fittingMessage } from "../links/chatLink";
import { longestPhone } from "../links/phoneNumber";
import type { BookableShop } from "../shop/bookingRules";
import { timeZoneShortName } from "../shop/clock";
import { chosenServices } from "../shop/service";
import type { Booking } from "./booking";
import { terms } from "./terms.id";

/** The end of the first line of a message to the shop: says that the customer reads English. */
export const customerLanguage = ({ language }: Pick<Booking, "language">): string =>
  language === "en" ? ", pelanggan berbahasa Inggris" : "";

/**
 * A booking as a message to the shop, for a page whose ticket part did not load: with the terms that the shop's book reads, and
 * with the shop's own names of services and barbers from `bookable`. It is cut where the chat link would be too long.
 */
export function messageWithoutTicket(
  booking: Booking,
  shop: { readonly chatNumber: string; readonly timeZone: string },
  { services, barbers }: Pick<BookableShop, "services" | "barbers">,
): string {
  const { code, name, phone, date, time, serviceIds, barberId, total, deposit, address, notes } = booking;
  const facts: Partial<Record<keyof typeof terms, string>> = {
    name: isolated(withoutLinks(plainLine(name))),
    phone: [...phone].length > longestPhone ? "" : plainLine(phone),
    date: longDate(date),
    time: `${time} ${timeZoneShortName(shop.timeZone)}`,
    services: chosenServices(services, serviceIds)
      .map((service) => service.name)
      .join(", "),
    barber: barbers.find(({ id }) => id === barberId)?.name ?? "",
    total: total === null ? "" : rupiah(total),
    deposit: deposit ? `DP ${rupiah(deposit.amount)}` : "",
    address: isolated(plainLine(address)),
    notes: plainLine(notes),
  };
  const lines = (Object.keys(facts) as (keyof typeof terms)[]).flatMap((id) =>
    facts[id] ? `${terms[id]}: ${facts[id]}` : [],
  );
  const text = [`${code}${customerLanguage(booking)}`, ...lines].join("\n");
  return fittingMessage(shop.chatNumber, text, (kept) => kept);
}
