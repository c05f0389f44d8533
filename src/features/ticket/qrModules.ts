import { encode } from "uqr";
import type { Booking } from "../../domain/booking/booking";
import { ticketLink } from "../../domain/links/ticketLink";

// In characters: what fits into 53 modules a side, which are coarse enough for a screen and for 26 mm of paper.
const longestScannable = 230;

/** A text as the dark and light squares of a QR code, rows from above, without margin. */
export function qrModules(text: string): boolean[][] {
  return encode(text, { ecc: "L", border: 0 }).data;
}

/** The QR code on a ticket. Scanned, it opens the ticket by its link; a long name is shortened or left out in it. */
export const ticketCode = (booking: Booking, { ticketPage }: { readonly ticketPage: string }): boolean[][] =>
  qrModules(ticketLink(booking, ticketPage, (link) => link.length <= longestScannable));
