import { encode } from "uqr";
import type { Booking } from "../../domain/booking/booking";
import { ticketLink } from "../../domain/codecs/ticketLink";

// In characters. A longer link needs more than 69 modules a side, too fine to scan from a screen or from 26 mm of paper.
const maxScannableLength = 425;

/** A QR code for a text as rows of dark (true) and light modules, from the top, without margin. */
export function qrModules(text: string) {
  return encode(text, { ecc: "L", border: 0 }).data;
}

/** The QR code of a ticket's link; null if the link is too long to be scanned. */
export function ticketQr(booking: Booking, { ticketPage }: { ticketPage: string }) {
  const link = ticketLink(booking, ticketPage);
  return link.length > maxScannableLength ? null : qrModules(link);
}
