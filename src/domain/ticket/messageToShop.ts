import { longDate } from "../../format/longDate";
import { plainText } from "../../format/plainText";
import { chatLink, fittingMessage, longestChatLink } from "../links/chatLink";
import { ticketAddress } from "../links/ticketLink";
import { timeZoneNamed, timeZoneShortName } from "../shop/clock";
import type { Moment, Ticket } from "./ticket";
import { bookingFacts, factLine, statusWords, type TicketShop, ticketFacts } from "./ticketFacts";

// How many characters a single fact may take, longest first, so that a hostile name leaves room for the others.
const factLengths = [300, 120, 60, 30, 15, 5];

// Room in the link for the beginning of the notes.
const roomForNotes = 150;

/**
 * The message that asks the shop to confirm a booking (section 7): the code first, then all that one reply needs, and at
 * its end the ticket's address. Where the link to the shop's chat would grow longer than `longest` characters, long facts
 * are shortened and then the notes, which say so.
 */
export function messageToShop(ticket: Ticket, shop: TicketShop, longest = longestChatLink): string {
  const facts = bookingFacts(ticketFacts(ticket, shop));
  const parts = factLengths.map((length) => ({
    head: [headOf(ticket, shop), ...facts.map((fact) => factLine(fact, length))].join("\n"),
    tail: ticketAddress(ticket, shop.ticketPage, length),
  }));
  const linkOf = (text: string) => chatLink(shop.chatNumber, text).length;
  const fits = parts.find(({ head, tail }) => linkOf(`${head}\n${tail}`) <= longest - roomForNotes) ?? parts.at(-1);
  const { head, tail } = fits ?? { head: ticket.code, tail: "" };
  const notes = plainText(ticket.notes).trim();
  if (notes === "") return `${head}\n${tail}`;
  return fittingMessage(
    shop.chatNumber,
    notes,
    (kept, isCut) =>
      `${head}\nCatatan: ${isCut ? `${kept}… (dipersingkat, lengkapnya ada di tiket saya)` : kept}\n${tail}`,
    longest,
  );
}

/** The message that calls a booking off. */
export function cancellationMessage(ticket: Ticket, shop: TicketShop): string {
  return [
    `Batalkan ${ticket.code}`,
    `Booking ${momentWords(ticket, shop)}. Mohon maaf dan terima kasih.`,
    ticketAddress(ticket, shop.ticketPage),
  ].join("\n");
}

/** A moment as a message says it: "Selasa, 1 Desember 2026 pukul 17:00 WIB". */
export const momentWords = ({ date, time }: Moment, shop: Pick<TicketShop, "timeZone">): string =>
  `${longDate(date)} pukul ${time} ${timeZoneShortName(timeZoneNamed(shop.timeZone))}`;

function headOf(ticket: Ticket, shop: TicketShop): string {
  const { code, changedFrom, status } = ticket;
  if (status === "proposed") return `${code} - setuju jam usulan toko`;
  if (status === "confirmed") return `${code} - booking (${statusWords.confirmed})`;
  if (changedFrom === null) return `${code} - permintaan booking (${statusWords.requested})`;
  const isMoved = changedFrom.date !== ticket.date || changedFrom.time !== ticket.time;
  const to = isMoved ? `dari ${momentWords(changedFrom, shop)} menjadi ${momentWords(ticket, shop)}` : "(jadwal tetap)";
  return `Ubah ${code} ${to} (${statusWords.requested})`;
}
