import { encode } from "uqr";
import type { Booking } from "../../domain/booking/booking";
import { ticketLink } from "../../domain/formats/ticketLink";

// In characters. A longer link needs more than 53 modules a side, too fine to scan from a screen or from 26 mm of paper.
const maxScannableLength = 230;

/** A QR code for a text as rows of dark (true) and light modules, from the top, without margin. */
export function qrModules(text: string): boolean[][] {
  return encode(text, { ecc: "L", border: 0 }).data;
}

/** The QR code of a ticket's link, which is shortened until the code can be scanned. */
export const ticketQr = (booking: Booking, { ticketPage }: { readonly ticketPage: string }): boolean[][] =>
  qrModules(ticketLink(booking, ticketPage, (link) => link.length <= maxScannableLength));
