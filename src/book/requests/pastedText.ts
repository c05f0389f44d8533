import type { PartialBooking } from "../../domain/booking/booking";
import { bookingCodePattern } from "../../domain/booking/bookingCode";
import { messageVerbs } from "../../domain/booking/messageWithLink";
import { bookingWords } from "../../domain/booking/words.id";
import { maxPhoneLength } from "../../domain/formats/phoneNumber";
import { readTicketFragment } from "../../domain/formats/ticketLink";
import { plainLine } from "../../format/plainText";

/** A ticket found in a pasted text. The notes come from the message, because a link has none. */
export type PastedTicket = {
  readonly booking: PartialBooking;
  readonly notes: string;
  /** The link's address without its fragment; without https:// if it was copied that way. */
  readonly address: string;
};

/** A message about a booking whose link is missing or was cut. */
export type UnreadableMessage = { readonly code: string; readonly isCancellation: boolean };

// In characters: enough for weeks of chat, too few to freeze a phone. Of a longer text only the end is read, because it is
// the newest part.
const maxPasteLength = 1_000_000;

// In characters. Messages to the shop are shorter, because they have to fit into a chat link.
const maxMessageLength = 2500;

// Matches a booking code anywhere in a text.
const codeSource = bookingCodePattern.source.slice(1, -1);

// Matches the first line of a message to the shop: the booking's code, perhaps after a verb. In an exported chat, a time
// stamp and the sender's name come before it.
const firstLineSource = `^(?:.{0,2}\\d.{0,120}?: )?(?:(${Object.values(messageVerbs).join("|")}) )?(${codeSource})\\b`;

// Matches a link up to the # before its fields. Nobody can hide a link in a name, because messages write names without
// https://.
const fieldsAhead = "#(?=[A-Za-z]+(?:=|%3[Dd]))";
const linkSource = `[Hh]ttps?://[^\\s#]{0,300}${fieldsAhead}`;
const firstLineOrLink = new RegExp(`${firstLineSource}|${linkSource}`, "gm");

// A link copied without https:// counts only at the beginning of the text.
const bareLink = new RegExp(`^\\s*[^\\s#:]{0,300}${fieldsAhead}`);

type FirstLine = { readonly start: number; readonly verb: string | undefined; readonly code: string };
type LinkInText = { readonly start: number; readonly booking: PartialBooking; readonly address: string };

const isLink = (part: FirstLine | LinkInText): part is LinkInText => "booking" in part;

/**
 * Finds the tickets in a text, which may be one link, a whole message of a chat, or several messages. Of tickets with the
 * same code the last one counts. Other tickets between a message's first line and its link do not count, because the
 * customer can write anything there. Never throws.
 */
export function pastedTickets(text: string): { tickets: PastedTicket[]; unreadable: UnreadableMessage[] } {
  const pasted = cleanedPaste(text);
  const parts = partsOf(pasted);
  const tickets = new Map<string, PastedTicket>();
  const unreadable: FirstLine[] = [];
  let end = 0;
  for (const [index, part] of parts.entries()) {
    if (part.start < end) continue;
    const found = isLink(part) ? part : linkOf(part, parts.slice(index + 1));
    if (found) {
      const { booking, address } = found;
      // If a link has no first line, its message is the text before it, unless that belongs to a message whose own link is
      // missing.
      const previous = parts[index - 1];
      const followsUnlinkedMessage = previous !== undefined && !isLink(previous);
      const linesStart =
        isLink(part) && !followsUnlinkedMessage ? Math.max(end, found.start - maxMessageLength) : part.start;
      const lines = pasted.slice(linesStart, found.start);
      const phone = lineAfter("phone", lines);
      if (isLink(part) || !isCut(booking, part, phone))
        tickets.set(booking.code ?? `#${part.start}`, {
          booking: { ...booking, phone: phone || booking.phone, address: booking.address || addressIn(lines) },
          notes: notesIn(lines),
          address,
        });
      else unreadable.push(part);
      end = found.start + 1;
    } else if (!isLink(part)) unreadable.push(part);
  }
  return {
    tickets: [...tickets.values()],
    // An unreadable change or cancellation is reported even if another message with its code was read. A request is not.
    unreadable: unreadable
      .filter(({ verb, code }) => verb !== undefined || !tickets.has(code))
      .map(({ verb, code }) => ({ code, isCancellation: verb === messageVerbs.cancel })),
  };
}

/** Returns the link that ends a message; null if the message has none. */
function linkOf({ code, start }: FirstLine, after: readonly (FirstLine | LinkInText)[]): LinkInText | null {
  const next = after.find((part) => (isLink(part) ? (part.booking.code ?? code) : part.code) === code);
  return next && isLink(next) && next.start <= start + maxMessageLength ? next : null;
}

/**
 * Whether the end of a message's link was cut off. The link then lacks the phone number that the message has, the status of
 * a cancellation, or the version of a change.
 */
function isCut({ phone, status, version }: PartialBooking, { verb }: FirstLine, phoneInMessage: string): boolean {
  // Links never carry a number longer than `maxPhoneLength`, so the absence of a longer one proves nothing.
  const isPhoneMissing = phone === "" && phoneInMessage !== "" && phoneInMessage.length <= maxPhoneLength;
  if (verb === messageVerbs.cancel && status !== "cancelled") return true;
  return isPhoneMissing || (verb === messageVerbs.change && version === null);
}

const terms = Object.values(bookingWords.terms).join("|");
const lineStart = new RegExp(`\\s+(?=(?:${terms}): |https?://)`, "g");

/**
 * Returns the end of a pasted text. If all line breaks were lost on the way, they are restored. Marks that chats put before
 * lines (quotation, indent, bold, italic) are removed.
 */
function cleanedPaste(text: string): string {
  const lines = text.slice(-maxPasteLength).replaceAll("\r\n", "\n");
  const whole = lines.trim().includes("\n") ? lines : lines.replace(lineStart, "\n");
  return whole.replace(/^[>*_~ \t]+/gm, "");
}

/** Finds the first lines of messages and the readable links in a text, in order. */
function partsOf(text: string): (FirstLine | LinkInText)[] {
  const bare = bareLink.exec(text);
  return [...(bare ? [bare] : []), ...text.matchAll(firstLineOrLink)].flatMap(
    ({ index: start, 0: whole, 1: verb, 2: code }): (FirstLine | LinkInText)[] => {
      if (code !== undefined) return [{ start, verb, code }];
      // The link ends at these characters. It contains them only encoded, so bare ones are quotation marks, brackets or
      // formatting around it.
      const [fragment = ""] = text.slice(start + whole.length).split(/["'“”‘’«»<>()[\]{}*`]/, 1);
      const booking = readTicketFragment(fragment);
      return booking ? [{ start, booking, address: whole.slice(0, -1).trim() }] : [];
    },
  );
}

/** Returns the first booking code in the last `maxPasteLength` characters of a text; null if there is none. */
export const codeIn = (text: string): string | null =>
  new RegExp(`\\b${codeSource}\\b`).exec(text.slice(-maxPasteLength))?.[0] ?? null;

const notesStart = `\n${bookingWords.terms.notes}: `;

/** Returns the text after a term, as in "Telepon: 0812", in the first such line above the notes; empty if there is none. */
function lineAfter(term: keyof typeof bookingWords.terms, message: string): string {
  const start = `${bookingWords.terms[term]}: `;
  const [facts = ""] = message.split(notesStart);
  const line = facts.split("\n").find((each) => each.startsWith(start));
  return plainLine(line?.slice(start.length) ?? "").replace(/[*_~]+$/, "");
}

/**
 * Returns the customer's address, which a link leaves out if it is long; empty if the message says that it follows in the
 * chat.
 */
function addressIn(message: string): string {
  const address = lineAfter("address", message);
  return address === bookingWords.addressInChat ? "" : address;
}

/** Returns the customer's notes: everything from "Catatan: " to the link. */
const notesIn = (message: string): string => plainLine(message.split(notesStart).slice(1).join(notesStart));
