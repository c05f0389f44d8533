import { longDate } from "../../format/date";
import { plainText } from "../../format/plainText";
import { fitsChatLink, maxChatLinkLength } from "../formats/chatLink";
import { composeWithTicketLink } from "../formats/ticketLink";
import type { Booking } from "./booking";

/**
 * The first word, before the booking's code, of a message that changes or cancels a booking. The shop's book recognises such
 * messages by this word.
 */
export const messageVerbs = { change: "Ubah", cancel: "Batalkan" } as const;

/** The term before the customer's notes. */
export const notesTerm = "Catatan";

/** Returns the end of a message's first line, which tells the shop that the customer reads English; empty if not. */
export const englishReaderNote = ({ language }: Pick<Booking, "language">): string =>
  language === "en" ? ", pelanggan berbahasa Inggris" : "";

/** The shop's chat number, and the full address of the page that opens tickets. */
type Receiver = { readonly chatNumber: string; readonly ticketPage: string };

// The number of characters in a chat link that are reserved for the beginning of the notes.
const roomForNotes = 150;

/**
 * Writes a message to the shop: lines about a booking, then the customer's notes and the ticket's link. To fit into a chat
 * link, lines and ticket link are shortened step by step. The notes are shortened last, and say so. `linesFor` gives the
 * lines, with at most `maxFactLength` characters for each fact.
 */
export function messageWithLink(
  booking: Booking,
  { chatNumber, ticketPage }: Receiver,
  linesFor: (maxFactLength: number) => readonly string[],
): string {
  const notes = plainText(booking.notes).trim();
  const message = composeWithTicketLink(
    booking,
    ticketPage,
    (link, maxFactLength) => [...linesFor(maxFactLength), link].join("\n"),
    (text) => fitsChatLink(chatNumber, text, maxChatLinkLength - (notes === "" ? 0 : roomForNotes)),
  );
  if (notes === "") return message;
  const beforeLink = message.lastIndexOf("\n");
  const withNotes = (text: string) =>
    `${message.slice(0, beforeLink)}\n${notesTerm}: ${text}${message.slice(beforeLink)}`;
  let whole = withNotes(notes);
  // Cut between code points, so that no surrogate pair is cut in two.
  for (let kept = [...notes]; kept.length > 0 && !fitsChatLink(chatNumber, whole); ) {
    kept = kept.slice(0, Math.floor(kept.length * 0.9));
    whole = withNotes(`${kept.join("")}… (dipersingkat, lengkapnya ada di tiket saya)`);
  }
  return whole;
}

/**
 * Writes the message for a new or changed booking when the ticket's chunk failed to load: code, date, time and notes. The
 * other facts are in the link.
 */
export const messageWithoutTicket = (booking: Booking, shop: Receiver): string =>
  messageWithLink(booking, shop, () => [
    `${booking.changedFrom ? `${messageVerbs.change} ` : ""}${booking.code}${englishReaderNote(booking)}`,
    `${longDate(booking.date)}, ${booking.time}`,
  ]);
