import { readLongDate } from "../../format/date";
import { plainLine } from "../../format/plainText";
import type { PartialBooking } from "../booking/booking";
import { bookingCodePattern } from "../booking/bookingCode";
import { messageVerbs } from "../booking/requestMessage";
import { type BookingWords, bookingWords } from "../booking/words.id";
import { readTicketFragment } from "../links/ticketLink";
import { isDate } from "../shop/clock";
import { timePattern } from "../shop/timeOfDay";

/** A ticket found in a pasted text, with the customer's notes, which only the message contains. */
export type PastedTicket = {
  readonly claim: PartialBooking;
  readonly notes: string;
  /** The link's address without its fragment; without https:// if it was copied that way. */
  readonly address: string;
  /** Whether the link is truncated; `services` and `barber` are then the names in the message, if it has them. */
  readonly isCut: boolean;
  readonly services: readonly string[];
  readonly barber: string;
};

// In characters: enough for weeks of chat, too few to freeze a phone. Of a longer text only the end is read, which is newest.
const longestPaste = 1_000_000;

// In characters: messages to the shop are shorter, because they have to fit into a link.
const longestMessage = 2500;

// A booking code anywhere in a text.
const code = bookingCodePattern.source.slice(1, -1);

// The code that begins a message to the shop, in a chat's export after time stamp and name; or a link, up to its fields. Names
// in messages are written without https://, so that a name cannot smuggle in a ticket.
const fieldsAhead = "#(?=[A-Za-z]+(?:=|%3[Dd]))";
const stamp = "(?:.{0,2}\\d.{0,120}?: )?";
const headOrLink = new RegExp(
  `^${stamp}(?:(${Object.values(messageVerbs).join("|")}) )?(${code})\\b|[Hh]ttps?://[^\\s#]{0,300}${fieldsAhead}`,
  "gm",
);
const cancelHead = new RegExp(`^${stamp}${messageVerbs.cancel} `);

// A link copied without https:// counts only at the beginning of the text.
const bareLink = new RegExp(`^\\s*[^\\s#:]{0,300}${fieldsAhead}`);

type Token = {
  readonly start: number;
  readonly head: string | null;
  readonly verb: string | undefined;
  readonly claim: PartialBooking | null;
  readonly address: string;
};

/** The message being read: its start, its code and verb, and whether its link was found. */
type Message = Pick<Token, "start" | "verb"> & { readonly code: string; readonly isRead: boolean };

/**
 * The tickets in a text: one link, a whole message of a chat, or several. Of tickets with the same code, the last readable one
 * counts. Links to other tickets in a customer's notes do not count. `withoutLink` are those of messages whose link is missing, as
 * far as their lines can be read. Never throws.
 */
export function pastedTickets(text: string): { withLink: PastedTicket[]; withoutLink: PastedTicket[] } {
  const pasted = pastedLines(text);
  const all = tokensIn(pasted);
  const found = new Map<string, PastedTicket>();
  const cut = new Map<string, { readonly text: string; readonly isAfterLink: boolean }>();
  const endMessage = (end?: number) => {
    if (!message || message.isRead) return;
    // A change or cancellation that follows the whole message of its code is news.
    const isAfterLink = message.verb !== undefined && found.has(message.code);
    cut.set(message.code, { text: pasted.slice(message.start, end), isAfterLink });
  };
  let message = null as Message | null;
  let before = 0;
  for (const [index, { start, head, verb, claim, address }] of all.entries()) {
    const isGoingOn = message !== null && isAhead(all, index, message);
    if (head !== null && (!isGoingOn || message?.code === head)) {
      endMessage(start);
      message = { code: head, start, verb, isRead: false };
    }
    if (claim === null) continue;
    const isOfMessage = message?.code === claim.code && start <= message.start + longestMessage;
    if (isOfMessage || !isGoingOn) {
      const from = message && isOfMessage ? message.start : Math.max(before, start - longestMessage);
      const around = pasted.slice(from, start);
      const { isCut: isLinkCut, ...said } = completedByLines(claim, around);
      const verb = isOfMessage ? message?.verb : undefined;
      // The first line's verb counts even if the link was cut before its status; that of a change has a version.
      const isCut =
        isLinkCut ||
        (verb === messageVerbs.cancel && said.status !== "cancelled") ||
        (verb === messageVerbs.change && said.version === null);
      const whole = isCut && verb === messageVerbs.cancel ? cancelled(said) : said;
      const named = isCut ? namesIn(around) : noNames;
      found.set(claim.code ?? `#${start}`, { claim: whole, notes: notesIn(around), address, isCut, ...named });
      if (message && isOfMessage) message = { ...message, isRead: true };
    }
    before = start;
  }
  endMessage();
  for (const [code, { isAfterLink }] of cut) if (found.has(code) && !isAfterLink) cut.delete(code);
  const messages = found.size + cut.size === 0 ? [text] : [...cut.values()].map((one) => one.text);
  return {
    withLink: [...found.values()],
    withoutLink: messages.flatMap((one) => messageWithoutLink(one) ?? []),
  };
}

const terms = Object.values(bookingWords.terms).join("|");
const lineStart = new RegExp(`\\s+(?=(?:${terms}): |https?://)`, "g");

/**
 * A pasted text without the marks that chats put before lines: quotation, indent, bold or italic. Line breaks lost on the way
 * are restored.
 */
function pastedLines(text: string): string {
  const lines = text.slice(-longestPaste).replaceAll("\r\n", "\n");
  const whole = lines.trim().includes("\n") ? lines : lines.replace(lineStart, "\n");
  return whole.replace(/^[>*_~ \t]+/gm, "");
}

function tokensIn(text: string): Token[] {
  const bare = bareLink.exec(text);
  return [...(bare ? [bare] : []), ...text.matchAll(headOrLink)].flatMap(
    ({ index, 0: whole, 1: verb, 2: head }): Token[] => {
      if (head !== undefined) return [{ start: index, head, verb, claim: null, address: "" }];
      // A link contains none of these unencoded: a quotation or bracket around it ends here.
      const [fragment = ""] = text.slice(index + whole.length).split(/["'“”‘’«»<>()[\]{}*`]/, 1);
      const claim = readTicketFragment(fragment);
      return claim ? [{ start: index, head: null, verb, claim, address: whole.slice(0, -1).trim() }] : [];
    },
  );
}

/**
 * Whether the current message's link is still ahead. What comes before it belongs to the message's notes; otherwise a customer
 * could speak for another one.
 */
function isAhead(all: readonly Token[], index: number, message: Message): boolean {
  if (message.isRead) return false;
  for (const { start, claim } of all.slice(index)) {
    if (start > message.start + longestMessage) return false;
    if (claim?.code === message.code) return true;
  }
  return false;
}

const cancelled = (claim: PartialBooking): PartialBooking => ({ ...claim, status: "cancelled" });

function messageWithoutLink(text: string): PastedTicket | null {
  const pasted = withoutCutLine(pastedLines(text).trimEnd());
  const claim = readTicketFragment(`kode=${codeIn(pasted) ?? ""}`);
  if (claim === null) return null;
  const whole = { notes: "", address: "", isCut: true, ...noNames };
  if (cancelHead.test(pasted)) return { ...whole, claim: cancelled(claim) };
  if (lineAfter("name", pasted) === "") return null;
  const { isCut: _, ...said } = completedByLines(claim, pasted);
  return { ...whole, claim: said, notes: notesIn(pasted), ...namesIn(pasted) };
}

/** A message without its last line, which was cut and may be half a number, name or address; notes are kept as they are. */
const withoutCutLine = (message: string): string =>
  message.includes(notesStart()) && !/\nhttps?:\S*$/.test(message) ? message : message.replace(/\n.*$/, "");

const noNames = { services: [], barber: "" };

function namesIn(message: string): Pick<PastedTicket, "services" | "barber"> {
  const [facts = ""] = message.split(notesStart());
  return { services: lineAfter("services", facts).split(", "), barber: lineAfter("barber", facts) };
}

/** The first booking code in a text; null if there is none. */
export const codeIn = (text: string): string | null =>
  new RegExp(`\\b${code}\\b`).exec(text.slice(-longestPaste))?.[0] ?? null;

/**
 * The claim, completed from the message's lines if its link was shortened or cut: number and total are whole in the message;
 * name, address, date and time fill gaps. `isCut` says that the link ends before the number that the message has.
 */
function completedByLines(claim: PartialBooking, message: string): PartialBooking & { readonly isCut: boolean } {
  const [facts = ""] = message.split(notesStart());
  const address = claim.address || lineAfter("address", facts);
  const [name, phone, time] = [
    lineAfter("name", facts),
    lineAfter("phone", facts),
    lineAfter("time", facts).slice(0, 5),
  ];
  const date = readLongDate(lineAfter("date", facts));
  const totalLine = lineAfter("total", facts);
  const total = totalLine.match(/\d[\d.]*/)?.[0].replaceAll(".", "") ?? "";
  const isTotalCut = total !== "" && claim.total !== null && total.startsWith(String(claim.total));
  return {
    ...claim,
    name: name.startsWith(claim.name) && !name.endsWith("…") ? name : claim.name || name,
    phone: phone || claim.phone,
    address: address === bookingWords.addressInChat ? "" : address,
    date: claim.date ?? (date !== null && isDate(date) ? date : null),
    time: claim.time ?? (timePattern.test(time) ? time : null),
    ...((isTotalCut || claim.total === null) &&
      total !== "" && { total: Number(total), isLeastTotal: /^mulai/i.test(totalLine) }),
    isCut: phone !== "" && claim.phone === "",
  };
}

/** The rest of the first line that begins with a term such as "Nama: "; empty if none does. */
function lineAfter(term: keyof BookingWords["terms"], facts: string): string {
  const start = `${bookingWords.terms[term]}: `;
  const line = facts.split("\n").find((each) => each.startsWith(start));
  return plainLine(line?.slice(start.length) ?? "").replace(/[*_~]+$/, "");
}

const notesStart = () => `\n${bookingWords.terms.notes}: `;

/** The customer's notes: all from "Catatan: " to the link. */
const notesIn = (message: string): string => plainLine(message.split(notesStart()).slice(1).join(notesStart()));
