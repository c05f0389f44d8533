import { plainLine } from "../../format/plainText";
import type { PartialBooking } from "../booking/booking";
import { bookingCodePattern } from "../booking/bookingCode";
import { messageVerbs } from "../booking/messageWithLink";
import { bookingWords } from "../booking/words.id";
import { longestPhone } from "../links/phoneNumber";
import { readTicketFragment } from "../links/ticketLink";

/** A ticket found in a pasted text, with the customer's notes. Only the message contains the notes. */
export type PastedTicket = {
  readonly booking: PartialBooking;
  readonly notes: string;
  /** The link's address without its fragment; without https:// if it was copied that way. */
  readonly address: string;
};

/** A message about a booking without a readable ticket: its link is missing or was cut. */
export type UnreadableMessage = { readonly code: string; readonly isCancellation: boolean };

// In characters: enough for weeks of chat, too few to freeze a phone. A longer text is read only at its end, the newest part.
const longestPaste = 1_000_000;

// In characters: messages to the shop are shorter, because they have to fit into a link.
const longestMessage = 2500;

// A booking code anywhere in a text.
const codeSource = bookingCodePattern.source.slice(1, -1);

// The first line of a message to the shop: the booking's code, perhaps after a verb. In an exported chat, a time stamp and the
// sender's name come before.
const firstLineSource = `^(?:.{0,2}\\d.{0,120}?: )?(?:(${Object.values(messageVerbs).join("|")}) )?(${codeSource})\\b`;

// A link, up to its fields. Nobody can hide a link in a name, because messages write names without https://.
const fieldsAhead = "#(?=[A-Za-z]+(?:=|%3[Dd]))";
const linkSource = `[Hh]ttps?://[^\\s#]{0,300}${fieldsAhead}`;
const firstLineOrLink = new RegExp(`${firstLineSource}|${linkSource}`, "gm");

// A link copied without https:// counts only at the beginning of the text.
const bareLink = new RegExp(`^\\s*[^\\s#:]{0,300}${fieldsAhead}`);

type FirstLine = { readonly start: number; readonly verb: string | undefined; readonly code: string };
type LinkInText = { readonly start: number; readonly booking: PartialBooking; readonly address: string };

const isLink = (part: FirstLine | LinkInText): part is LinkInText => "booking" in part;

/**
 * The tickets in a text: one link, a whole message of a chat, or several. If tickets have the same code, the last one counts.
 * The customer writes everything from a message's first line to its link, so other tickets in it do not count. Never throws.
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
      // A link without a first line owns the lines before it, unless they belong to a message whose own link is missing.
      const previous = parts[index - 1];
      const followsUnlinkedMessage = previous !== undefined && !isLink(previous);
      const linesStart =
        isLink(part) && !followsUnlinkedMessage ? Math.max(end, found.start - longestMessage) : part.start;
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
    // A change or cancellation is reported even if a message with its code was read. A repeated request is not.
    unreadable: unreadable
      .filter(({ verb, code }) => verb !== undefined || !tickets.has(code))
      .map(({ verb, code }) => ({ code, isCancellation: verb === messageVerbs.cancel })),
  };
}

/** The link that ends a message; null if the message has none. */
function linkOf({ code, start }: FirstLine, after: readonly (FirstLine | LinkInText)[]): LinkInText | null {
  const next = after.find((part) => (isLink(part) ? (part.booking.code ?? code) : part.code) === code);
  return next && isLink(next) && next.start <= start + longestMessage ? next : null;
}

/**
 * Whether the end of a message's link was cut off. The link then lacks the message's phone number, the status of a
 * cancellation, or the version of a change.
 */
function isCut({ phone, status, version }: PartialBooking, { verb }: FirstLine, phoneInMessage: string): boolean {
  // Links never carry a number longer than `longestPhone`, so a missing one proves nothing.
  const isPhoneMissing = phone === "" && phoneInMessage !== "" && phoneInMessage.length <= longestPhone;
  if (verb === messageVerbs.cancel && status !== "cancelled") return true;
  return isPhoneMissing || (verb === messageVerbs.change && version === null);
}

const terms = Object.values(bookingWords.terms).join("|");
const lineStart = new RegExp(`\\s+(?=(?:${terms}): |https?://)`, "g");

/**
 * The end of a pasted text. Marks that chats put before lines (quotation, indent, bold, italic) are removed. Line breaks that
 * were lost on the way are restored.
 */
function cleanedPaste(text: string): string {
  const lines = text.slice(-longestPaste).replaceAll("\r\n", "\n");
  const whole = lines.trim().includes("\n") ? lines : lines.replace(lineStart, "\n");
  return whole.replace(/^[>*_~ \t]+/gm, "");
}

/** The first lines of messages and the readable links of a text, in order. */
function partsOf(text: string): (FirstLine | LinkInText)[] {
  const bare = bareLink.exec(text);
  return [...(bare ? [bare] : []), ...text.matchAll(firstLineOrLink)].flatMap(
    ({ index: start, 0: whole, 1: verb, 2: code }): (FirstLine | LinkInText)[] => {
      if (code !== undefined) return [{ start, verb, code }];
      // The link ends at these characters. It contains them only encoded, so they are quotation marks or brackets around it.
      const [fragment = ""] = text.slice(start + whole.length).split(/["'“”‘’«»<>()[\]{}*`]/, 1);
      const booking = readTicketFragment(fragment);
      return booking ? [{ start, booking, address: whole.slice(0, -1).trim() }] : [];
    },
  );
}

/** The first booking code in a text; null if there is none. */
export const codeIn = (text: string): string | null =>
  new RegExp(`\\b${codeSource}\\b`).exec(text.slice(-longestPaste))?.[0] ?? null;

const notesStart = `\n${bookingWords.terms.notes}: `;

/** The rest of the first line above the notes that starts with a term, as in "Telepon: 0812"; empty if no line does. */
function lineAfter(term: keyof typeof bookingWords.terms, message: string): string {
  const start = `${bookingWords.terms[term]}: `;
  const [facts = ""] = message.split(notesStart);
  const line = facts.split("\n").find((each) => each.startsWith(start));
  return plainLine(line?.slice(start.length) ?? "").replace(/[*_~]+$/, "");
}

/** The customer's address, which a link leaves out if it is long. */
function addressIn(message: string): string {
  const address = lineAfter("address", message);
  return address === bookingWords.addressInChat ? "" : address;
}

/** The customer's notes: all from "Catatan: " to the link. */
const notesIn = (message: string): string => plainLine(message.split(notesStart).slice(1).join(notesStart));
