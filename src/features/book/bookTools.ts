import type { Entry } from "../../domain/book/entry";
import { daysSearched, nearestStarts } from "../../domain/book/freeStarts";
import type { Slip } from "../../domain/book/record";
import { fitsBeside, knowsChairs, overlaps, type ShopFloor } from "../../domain/book/seating";
import { compareEntry, slipOfBooking } from "../../domain/book/slip";
import { answered, type Booking, isActive, type Moment, proposed, withDeposit } from "../../domain/booking/booking";
import type { TicketShop } from "../../domain/booking/description";
import type { CustomerMessageWriter } from "../../domain/booking/messageToCustomer";
import { type Mismatch, mismatchForShop } from "../../domain/booking/mismatch";
import { normalizePhone } from "../../domain/links/phoneNumber";
import { ticketLink } from "../../domain/links/ticketLink";
import { type BookableShop, rulesWith } from "../../domain/shop/bookableDay";
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
  readonly say: (text: string, undo?: () => void, message?: ReadyMessage | null) => void;
};

/** A message to the customer that is ready to be sent: the text, the number it goes to, and what the book notes of it. */
export type ReadyMessage = { readonly number: string | null; readonly text: string; readonly slip: Slip | null };

/** An entry's booking with a total; null where it would make no whole ticket, as one without services does. */
export const bookingToSend = (entry: Entry, { bookable, now }: Pick<BookTools, "bookable" | "now">): Booking | null =>
  compareEntry(entry, bookable, now).booking;

/** The reminder of an entry as a message. */
export function reminderTo(entry: Entry, tools: BookTools): ReadyMessage | null {
  const booking = bookingToSend(entry, tools);
  return booking && { number: normalizePhone(entry.phone), text: tools.writeToCustomer.reminder(booking), slip: null };
}

/** The answer to an entry as a message. */
export function answerTo(
  entry: Entry,
  status: "confirmed" | "declined" | "cancelled",
  tools: BookTools,
): ReadyMessage | null {
  const booking = bookingToSend(entry, tools);
  return booking && messageOf(answered(booking, status, tools.now), booking, entry, tools);
}

const messageOf = (
  answer: Booking,
  asked: Booking,
  entry: Entry,
  { writeToCustomer, now }: BookTools,
): ReadyMessage => ({
  number: normalizePhone(entry.phone),
  text: writeToCustomer.answer(answer, asked),
  // What is called off stands in the book before the customer is told.
  slip: answer.status === "cancelled" ? null : slipOfBooking(answer, entry.duration, now),
});

/**
 * What tells a customer that the shop has moved his visit, called it off or back again; null where there is no number to write to.
 * A booking that had been accepted is cancelled, not declined.
 */
export function newsOf(before: Entry, entry: Entry, tools: BookTools): ReadyMessage | null {
  if (entry.phone === "") return null;
  if (isActive(entry)) return answerTo(entry, "confirmed", tools);
  return answerTo(entry, before.status === "confirmed" ? "cancelled" : "declined", tools);
}

/** The answer that the down payment was received; null where none is owed. */
export function depositAnswerTo(entry: Entry, tools: BookTools): ReadyMessage | null {
  const booking = entry.deposit?.isReceived === false ? bookingToSend(entry, tools) : null;
  return booking && messageOf(answered(withDeposit(booking, true), "confirmed", tools.now), booking, entry, tools);
}

/** The proposal of another moment as a message. */
export function proposalTo(entry: Entry, moment: Moment, tools: BookTools): ReadyMessage | null {
  const booking = bookingToSend(entry, tools);
  return booking && messageOf(proposed(booking, moment, tools.bookable, tools.now), booking, entry, tools);
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
  readonly mismatches: readonly Mismatch[];
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

const isAboutTime = ({ kind }: Mismatch) => aboutTime.includes(kind);

/** The others among those that take a chair on the days on which an entry is judged: no other can be in its way. */
export function othersNear({ key, date }: Entry, seated: readonly Entry[]): Entry[] {
  const [from, to] = [addDays(date, -2), addDays(date, daysSearched + 2)];
  return seated.filter((other) => from <= other.date && other.date <= to && other.key !== key);
}

/** Judges an entry beside the others near it that take a chair (docs/rules.md, section 18). */
export function fitOf(
  entry: Entry,
  others: readonly Entry[],
  { bookable, floor, now }: Pick<BookTools, "bookable" | "floor" | "now">,
): Fit {
  const fits = fitsBeside(others, floor)(entry);
  const { mismatches } = compareEntry(entry, bookable, now);
  const rules = rulesWith(bookable, entry.barberId, entry.serviceIds);
  const isPast = instantOf(entry.date, entry.time, rules.timeZone) <= now;
  return {
    isPast,
    fits: knowsChairs(floor) ? fits && !isPast : null,
    inTheWay: fits || isPast ? [] : others.filter((other) => overlaps(entry, other, floor.rules)),
    nearest: fits && !isPast && !mismatches.some(isAboutTime) ? [] : nearestStarts(entry, others, floor, rules, now),
    cares: mismatches.filter(({ kind }) => kind !== "past").map(mismatchForShop),
    mismatches,
  };
}

/** The link under which an entry's ticket opens; null for one that is no whole ticket. */
export function linkOf(entry: Entry, tools: BookTools): string | null {
  const booking = bookingToSend(entry, tools);
  return booking && ticketLink(booking, tools.shop.ticketPage);
}
