import { chatLink, fittingMessage, longestChatLink } from "../../format/chatLink";
import { plainText } from "../../format/plainText";
import type { Ticket } from "./ticket";
import { bookingFacts, factLine, type TicketShop, ticketFacts, ticketStatus } from "./ticketFacts";

// How many characters a single fact may take, longest first, so that a hostile name leaves room for the others.
const factLengths = [300, 120, 60, 30, 15];

/**
 * The message that asks the shop to confirm a booking (section 7): the code first, then all that one reply needs. Where
 * the link to the shop's chat would grow longer than `longest` characters, long facts are shortened and then the notes,
 * which say so.
 */
export function chatMessage(ticket: Ticket, shop: TicketShop, longest = longestChatLink): string {
  const facts = ticketFacts(ticket, shop);
  const head = `${ticket.code} - permintaan booking (${ticketStatus})`;
  const withFacts = (length: number) => [head, ...bookingFacts(facts).map((fact) => factLine(fact, length))].join("\n");
  const lengths = factLengths.map(withFacts);
  const message =
    lengths.find((text) => chatLink(shop.chatNumber, text).length <= longest - 200) ?? lengths.at(-1) ?? head;
  const notes = plainText(ticket.notes).trim();
  if (notes === "") return message;
  return fittingMessage(
    shop.chatNumber,
    notes,
    (kept, isCut) => `${message}\nCatatan: ${isCut ? `${kept}… (dipersingkat, lengkapnya ada di tiket)` : kept}`,
    longest,
  );
}
