import { wellFormed } from "../../format/plainText";
import type { Booking } from "../booking/booking";
import { charactersOver, type TextField, type Texts, textFields, textRow } from "../booking/texts";
import { ticketLink } from "../codecs/ticketLink";
import { addressOverflow, chatLink } from "../contact/chatLink";

/** Where messages go: the shop's chat number, and the full address of the page that opens tickets. */
export type Receiver = { chatNumber: string; ticketPage: string };

/** A text that is too long, and by how many characters. */
export type LongText = { field: TextField; characters: number };

// In characters of a chat's address: for what a message says besides the link, and for what later versions of the booking
// add to the link.
const reserve = 450;

// In characters of a chat's address: what a character of a usual text takes there. A letter takes one, a space five.
const usualCost = 3;

/**
 * The characters that one text takes in a link in the address of a chat: 1 for a letter, 10 for an Arabic one, 20 for emoji.
 */
const costInChat = (text: string) => encodeURIComponent(encodeURIComponent(wellFormed(text))).length;

/** The characters that the booking's link has too many for the address of a chat; negative if there is room left. */
const overflow = (booking: Booking, { chatNumber, ticketPage }: Receiver) =>
  addressOverflow(chatLink(chatNumber, ticketLink(booking, ticketPage))) + reserve;

/**
 * Returns the text to shorten before the booking's link fits into any chat, with the characters to take away: the one that
 * is the most above its own limit, or else the dearest. Null if all fits. `typed` are the texts as typed.
 */
export function longText(booking: Booking, typed: Texts, receiver: Receiver): LongText | null {
  const longest = (sizeOf: (field: TextField) => number): LongText =>
    textFields
      .map((field) => ({ field, characters: sizeOf(field) }))
      .reduce((one, other) => (other.characters > one.characters ? other : one));
  const over = longest((field) => charactersOver(field, typed[field]));
  if (over.characters > 0) return over;
  let excess = overflow(booking, receiver);
  if (excess <= 0) return null;
  const { field } = longest((each) => costInChat(booking[each]));
  const typedLast = [...booking[field]].reverse();
  const last = typedLast.findIndex((character) => {
    excess -= costInChat(character);
    return excess <= 0;
  });
  // Where one text alone cannot make room, all of it is too long, and the next refusal names the next text.
  return { field, characters: last < 0 ? typedLast.length : last + 1 };
}

/** The characters that can still be typed into a text; negative for those that it has too many. */
export function charactersLeft(field: TextField, booking: Booking, typed: Texts, receiver: Receiver) {
  const long = longText(booking, typed, receiver);
  if (long) return long.field === field ? -long.characters : 0;
  return Math.min(
    textRow(field).maxLength - [...booking[field]].length,
    Math.floor(-overflow(booking, receiver) / usualCost),
  );
}
