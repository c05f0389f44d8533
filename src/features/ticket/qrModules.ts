import { encode } from "uqr";
import { ticketAddress } from "../../domain/links/ticketLink";
import type { Ticket } from "../../domain/ticket/ticket";
import type { TicketShop } from "../../domain/ticket/ticketFacts";

// In characters: as many as 53 modules a side hold, coarse enough for a screen and for 26 mm of paper. A long name is
// shortened in it, as nobody scans for that.
const longestScannable = 230;
const nameLengths = [80, 40, 20, 8];

/** A text as the dark and light squares of a QR code, rows from above, without the margin around it. */
export function qrModules(text: string): boolean[][] {
  return encode(text, { ecc: "L", border: 0 }).data;
}

/** The code on a ticket: scanned, it opens the ticket's own address. */
export function ticketCode(ticket: Ticket, shop: TicketShop): boolean[][] {
  const addresses = nameLengths.map((longest) => ticketAddress(ticket, shop.ticketPage, longest));
  return qrModules(addresses.find((address) => address.length <= longestScannable) ?? addresses.at(-1) ?? "");
}
