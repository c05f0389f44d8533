import { createContext } from "react";
import type { Entry } from "../../domain/book/entry";
import { daysSearched, nearestStarts } from "../../domain/book/freeStarts";
import type { Version } from "../../domain/book/record";
import { fitsBeside, knowsChairs, overlaps, type ShopFloor } from "../../domain/book/seating";
import { versionOf } from "../../domain/book/version";
import { answered, type Booking, isActive, type Moment, proposed, withDeposit } from "../../domain/booking/booking";
import type { RandomBytes } from "../../domain/booking/bookingCode";
import { compareBooking } from "../../domain/booking/comparison";
import type { TicketShop } from "../../domain/booking/description";
import type { CustomerMessageWriter } from "../../domain/booking/messageToCustomer";
import { type Mismatch, mismatchForShop } from "../../domain/booking/mismatch";
import { normalizePhone } from "../../domain/links/phoneNumber";
import { ticketLink } from "../../domain/links/ticketLink";
import { type BookableShop, rulesWith } from "../../domain/shop/bookingRules";
import { addDays, instantOf } from "../../domain/shop/clock";
import type { BookActions } from "./useBook";

/** What the parts of the book work with; the same object until the minute, a setting or the state of the book changes. */
export type BookTools = {
  readonly book: BookActions;
  readonly shop: TicketShop & { readonly codePrefix: string };
  readonly bookable: BookableShop;
  /** Writes to the customers. */
  readonly writeToCustomer: CustomerMessageWriter;
  readonly floor: ShopFloor;
  readonly now: Date;
  /** Says to everybody what has just been done; `undo` takes it back, `message` tells the customer of it. */
  readonly say: (text: string, undo?: () => Promise<unknown>, message?: ReadyMessage | null) => void;
};

/** The book's entries, and those among them that take a chair. */
export type BookEntries = { readonly entries: readonly Entry[]; readonly seated: readonly Entry[] };

/** For the forms that ask who sits when: as a prop it would render every closed one anew after each tap. */
export const BookEntriesContext = createContext<BookEntries>({ entries: [], seated: [] });

/** The device's random source. */
export const deviceRandom: RandomBytes = (bytes) => crypto.getRandomValues(bytes);

/** A message to the customer that is ready to be sent: the text, the number it goes to, and what the book notes of it. */
export type ReadyMessage = { readonly number: string | null; readonly text: string; readonly version: Version | null };

/** An entry's booking with a total; null where it would make no whole ticket, as one without code or services does. */
export const bookingToSend = (entry: Entry, { bookable, now }: Pick<BookTools, "bookable" | "now">): Booking | null =>
  entry.code === "" ? null : compareBooking(entry, bookable, now).booking;

/** The reminder of an entry as a message. */
export function reminderTo(entry: Entry, tools: BookTools): ReadyMessage | null {
  const booking = bookingToSend(entry, tools);
  return booking && messageOf(tools.writeToCustomer.reminder(booking), null, entry, tools);
}

const messageOf = (text: string, answer: Booking | null, entry: Entry, { now }: BookTools): ReadyMessage => ({
  number: normalizePhone(entry.phone),
  text,
  version: answer && versionOf(answer, entry.duration, now),
});

/** An answer to an entry as a message: `answer` makes the next version of its booking. */
function answerBy(entry: Entry, answer: (booking: Booking) => Booking, tools: BookTools): ReadyMessage | null {
  const booking = bookingToSend(entry, tools);
  if (booking === null) return null;
  const next = answer(booking);
  return messageOf(tools.writeToCustomer.answer(next, booking), next, entry, tools);
}

/** The answer to an entry as a message. */
export const answerTo = (
  entry: Entry,
  status: "confirmed" | "declined" | "cancelled",
  tools: BookTools,
): ReadyMessage | null => answerBy(entry, (booking) => answered(booking, status, tools.now), tools);

/** The answer that the down payment was received; null where none is owed. */
export const depositAnswerTo = (entry: Entry, tools: BookTools): ReadyMessage | null =>
  entry.deposit?.isReceived === false
    ? answerBy(entry, (booking) => answered(withDeposit(booking, true), "confirmed", tools.now), tools)
    : null;

/** The proposal of another moment as a message. */
export const proposalTo = (entry: Entry, moment: Moment, tools: BookTools): ReadyMessage | null =>
  answerBy(entry, (booking) => proposed(booking, moment, tools.bookable, tools.now), tools);

/**
 * What tells a customer that the shop has moved his visit, called it off or back again, which stands in the book already; null
 * where there is no number to write to. A booking that had been accepted is cancelled, not declined.
 */
export function newsOf(before: Entry, entry: Entry, tools: BookTools): ReadyMessage | null {
  if (entry.phone === "") return null;
  const isMoved = before.date !== entry.date || before.time !== entry.time;
  const [booking, asked] = [bookingToSend(entry, tools), bookingToSend(before, tools)];
  if (isActive(entry) && isMoved && booking && asked)
    return messageOf(tools.writeToCustomer.moved(booking, asked), null, entry, tools);
  const status = isActive(entry) ? "confirmed" : before.status === "confirmed" ? "cancelled" : "declined";
  const news = answerTo(entry, status, tools);
  return news && { ...news, version: null };
}

/** Whether an entry can sit, who is in its way, and where it could be instead. */
export type Fit = {
  /** Whether its start has passed. */
  readonly isPast: boolean;
  /** Null where the shop does not say how many chairs it has. */
  readonly fits: boolean | null;
  readonly inTheWay: readonly Entry[];
  readonly nearest: readonly Moment[];
  /** What else speaks against it, in words: closed, outside hours, a changed price. */
  readonly cares: readonly string[];
};

// What another time could mend: a changed price, say, it cannot.
const aboutTime: readonly Mismatch["kind"][] = [
  "past",
  "closed",
  "barberAway",
  "nobody",
  "closedHours",
  "runsInto",
  "noSlot",
  "outsideHours",
];

/** Judges an entry beside those that take a chair. */
export function fitOf(
  entry: Entry,
  seated: readonly Entry[],
  { bookable, floor, now }: Pick<BookTools, "bookable" | "floor" | "now">,
): Fit {
  // No other can be in its way, or in that of another hour for it.
  const [from, to] = [addDays(entry.date, -2), addDays(entry.date, daysSearched + 2)];
  const others = seated.filter(({ id, date }) => from <= date && date <= to && id !== entry.id);
  const fits = fitsBeside(others, floor)(entry);
  const { mismatches } = compareBooking(entry, bookable, now);
  const rules = rulesWith(bookable, entry.barberId, entry.serviceIds);
  const isPast = instantOf(entry.date, entry.time, rules.timeZone) <= now;
  const isGood = fits && !isPast && !mismatches.some(({ kind }) => aboutTime.includes(kind));
  return {
    isPast,
    fits: knowsChairs(floor) ? fits && !isPast : null,
    inTheWay: fits || isPast ? [] : others.filter((other) => overlaps(entry, other, floor.rules)),
    nearest: isGood ? [] : nearestStarts(entry, others, floor, rules, now),
    cares: mismatches.filter(({ kind }) => kind !== "past" && kind !== "deposit").map(mismatchForShop),
  };
}

/** The link under which an entry's ticket opens; null for one that is no whole ticket. */
export function linkOf(entry: Entry, tools: BookTools): string | null {
  const booking = bookingToSend(entry, tools);
  return booking && ticketLink(booking, tools.shop.ticketPage);
}
