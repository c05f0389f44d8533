import type { Booking } from "../../domain/booking/booking";
import { readTicketFragment } from "../../domain/formats/ticketLink";

/** A ticket found in a text, and the address of its link without the fragment. */
export type FoundTicket = { readonly booking: Booking; readonly address: string };

// In characters: enough for weeks of chat, too few to freeze a phone. Of a longer text only the end is read, because it is
// the newest part.
const maxTextLength = 1_000_000;

// A link ends at these marks. It contains them only encoded, so bare ones are quotation marks, brackets or formatting.
const fragment = "#([a-z]+(?:=|%3d)[^\\s\"'“”‘’«»<>()[\\]{}*`]+)";
// A link copied without https:// counts only at the beginning of the text. Elsewhere a customer could hide one in a name.
const link = new RegExp(`(?:(https?://[^\\s#]{0,300})|^\\s*([^\\s#:]{0,300}))${fragment}`, "gi");

/**
 * Finds the tickets in a text, which may be one link, a whole message of a chat, or several messages. Tickets with the same
 * code come in the order of their versions, whatever their order in the text. Only whole links are read, never the words
 * around them. `hasCutLink` says whether a link was found that is not whole. Never throws.
 */
export function ticketsInText(text: string): { tickets: FoundTicket[]; hasCutLink: boolean } {
  const byCode = new Map<string, FoundTicket[]>();
  let hasCutLink = false;
  for (const [, address, bare, fields = ""] of text.slice(-maxTextLength).matchAll(link)) {
    const booking = readTicketFragment(fields);
    if (booking === "cut") hasCutLink = true;
    if (booking === null || booking === "cut") continue;
    byCode.set(booking.code, [...(byCode.get(booking.code) ?? []), { booking, address: address ?? bare ?? "" }]);
  }
  const inOrder = (found: FoundTicket[]) =>
    found.sort((one, other) => (one.booking.version ?? 0) - (other.booking.version ?? 0));
  return { tickets: [...byCode.values()].flatMap(inOrder), hasCutLink };
}
