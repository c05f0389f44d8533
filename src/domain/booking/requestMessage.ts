import { longDate } from "../../format/date";
import { isolated, plainLine, plainText, shortened, withoutLinks } from "../../format/plainText";
import { rupiah, rupiahFrom } from "../../format/rupiah";
import { fitsChatLink, fittingMessage, longestChatLink } from "../links/chatLink";
import { longestPhone, normalizePhone } from "../links/phoneNumber";
import { withTicketLink } from "../links/ticketLink";
import type { BookableShop } from "../shop/bookingRules";
import { timeZoneShortName } from "../shop/clock";
import { chosenServices } from "../shop/service";
import type { Booking } from "./booking";
import { terms } from "./terms.id";

/** How a message to the shop that asks for more than an answer begins; its booking code follows. The shop's book finds it by this. */
export const messageVerbs = { change: "Ubah", cancel: "Batalkan" } as const;

/** The end of the first line of a message to the shop: says that the customer reads English. */
export const customerLanguage = ({ language }: Pick<Booking, "language">): string =>
  language === "en" ? ", pelanggan berbahasa Inggris" : "";

/** Where messages go, and the full address of the page that opens tickets. */
type Receiver = { readonly chatNumber: string; readonly ticketPage: string };

// Room in the chat link for the beginning of the notes.
const roomForNotes = 150;

/**
 * Lines about a booking as a message to the shop, with the customer's notes and the ticket's link behind them. Where the chat
 * link would be too long, lines and ticket link are shortened step by step, and then the notes, which say so. `linesFor` gives
 * the lines with facts of at most that many characters.
 */
export function requestMessage(
  booking: Booking,
  { chatNumber, ticketPage }: Receiver,
  linesFor: (longestFact: number) => readonly string[],
): string {
  const message = withTicketLink(
    booking,
    ticketPage,
    (link, longestFact) => [...linesFor(longestFact), link].join("\n"),
    (text) => fitsChatLink(chatNumber, text, longestChatLink - roomForNotes),
  );
  const notes = plainText(booking.notes).trim();
  if (notes === "") return message;
  const beforeLink = message.lastIndexOf("\n");
  return fittingMessage(chatNumber, notes, (kept, isCut) => {
    const cutWords = isCut ? "… (dipersingkat, lengkapnya ada di tiket saya)" : "";
    return `${message.slice(0, beforeLink)}\n${terms.notes}: ${kept}${cutWords}${message.slice(beforeLink)}`;
  });
}

/**
 * The request for a booking, or for a change of one, on a page whose ticket part did not load: with the shop's own names of
 * services and barbers from the bookable shop.
 */
export function messageWithoutTicket(
  booking: Booking,
  shop: Receiver & { readonly timeZone: string },
  { services, barbers }: Pick<BookableShop, "services" | "barbers">,
): string {
  const { code, name, phone, date, time, serviceIds, barberId, total, isLeastTotal, deposit, address, changedFrom } =
    booking;
  const facts: Partial<Record<keyof typeof terms, string>> = {
    name: withoutLinks(plainLine(name)),
    phone:
      [...phone].length > longestPhone ? "" : plainLine(normalizePhone(phone) === null ? withoutLinks(phone) : phone),
    date: longDate(date),
    time: `${time} ${timeZoneShortName(shop.timeZone)}`,
    services: chosenServices(services, serviceIds)
      .map((service) => service.name)
      .join(", "),
    barber: barbers.find(({ id }) => id === barberId)?.name ?? "",
    total: total === null ? "" : rupiahFrom(total, isLeastTotal),
    deposit: deposit ? `DP ${rupiah(deposit.amount)}` : "",
    address: plainLine(address),
  };
  const head = `${changedFrom ? `${messageVerbs.change} ` : ""}${code}${customerLanguage(booking)}`;
  // A shortened phone number would be another one.
  return requestMessage(booking, shop, (longestFact) => [
    head,
    ...(Object.keys(facts) as (keyof typeof terms)[]).flatMap((id) =>
      facts[id] ? `${terms[id]}: ${isolated(id === "phone" ? facts[id] : shortened(facts[id], longestFact))}` : [],
    ),
  ]);
}
