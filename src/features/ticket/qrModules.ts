import { encode } from "uqr";
import { ticketLink } from "../../domain/links/ticketLink";
import type { Ticket } from "../../domain/ticket/ticket";
import type { TicketShop } from "../../domain/ticket/ticketFacts";

// In characters: what fits into 53 modules a side, which are coarse enough for a screen and for 26 mm of paper.
const longestScannable = 230;

/** A text as the dark and light squares of a QR code, rows from above, without margin. */
export function qrModules(text: string): boolean[][] {
  return encode(text, { ecc: "L", border: 0 }).data;
}

/** The QR code on a ticket. Scanned, it opens the ticket by its link; a long name is shortened or left out in it. */
export const ticketCode = (ticket: Ticket, shop: TicketShop): boolean[][] =>
  qrModules(ticketLink(ticket, shop.ticketPage, (link) => link.length <= longestScannable));
