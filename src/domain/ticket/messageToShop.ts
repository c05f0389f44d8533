import { plainText } from "../../format/plainText";
import { chatLink, longestChatLink } from "../links/chatLink";
import { fittingMessage } from "../links/fittingMessage";
import { ticketLinks } from "../links/ticketLink";
import { customerLanguage } from "./customerLanguage";
import { messageVerbs } from "./messageVerbs";
import { momentWords } from "./momentWords";
import type { Ticket } from "./ticket";
import { bookingFacts, factLines, type TicketShop, ticketFacts } from "./ticketFacts";
import { ticketWords } from "./words.id";

// How many characters a single fact may take, longest first, so that a very long name leaves room for the others.
const factLengths = [300, 120, 60, 30, 15];
const shortestFact = 5;

// Room in the chat link for the beginning of the notes.
const roomForNotes = 150;

/**
 * The message that asks the shop to confirm a booking (docs/rules.md, section 10): the code first, then all that one reply
 * needs, and the ticket's link at the end. It is Indonesian, with the shop's Indonesian names, and its first line says who writes
 * English. Where the chat link would be longer than `longest` characters, facts and ticket link are shortened step by step, and
 * then the notes, which say so.
 */
export function messageToShop(ticket: Ticket, shop: TicketShop, longest = longestChatLink): string {
  const facts = bookingFacts(ticketFacts(ticket, shop));
  const partsAt = (tail: string, step: number) => ({
    head: [
      subjectOf(ticket, shop) + customerLanguage(ticket),
      ...factLines(facts, factLengths[step] ?? shortestFact),
    ].join("\n"),
    tail,
  });
  const parts = ticketLinks(ticket, shop.ticketPage).map((link, step) => partsAt(link, step));
  const linkOf = (text: string) => chatLink(shop.chatNumber, text).length;
  const fits = parts.find(({ head, tail }) => linkOf(`${head}\n${tail}`) <= longest - roomForNotes) ?? parts.at(-1);
  const { head, tail } = fits ?? { head: ticket.code, tail: "" };
  const notes = plainText(ticket.notes).trim();
  if (notes === "") return `${head}\n${tail}`;
  return fittingMessage(
    shop.chatNumber,
    notes,
    (kept, isCut) =>
      `${head}\n${ticketWords.terms.notes}: ${isCut ? `${kept}… (dipersingkat, lengkapnya ada di tiket saya)` : kept}\n${tail}`,
    longest,
  );
}

function subjectOf(ticket: Ticket, shop: TicketShop): string {
  const { code, changedFrom, status } = ticket;
  const statusWords = ticketWords.status;
  if (status === "proposed") return `${code} - setuju jam usulan toko`;
  if (status !== "requested") return `${code} - booking (${statusWords[status]})`;
  if (changedFrom === null) return `${code} - permintaan booking (${statusWords.requested})`;
  const isMoved = changedFrom.date !== ticket.date || changedFrom.time !== ticket.time;
  const to = isMoved ? `dari ${momentWords(changedFrom, shop)} menjadi ${momentWords(ticket, shop)}` : "(jadwal tetap)";
  return `${messageVerbs.change} ${code} ${to} (${statusWords.requested})`;
}
