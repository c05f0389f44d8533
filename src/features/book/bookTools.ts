import type { Entry } from "../../domain/book/entry";
import { daysSearched, nearestStarts } from "../../domain/book/freeStarts";
import type { Slip } from "../../domain/book/record";
import { fitsBeside, knowsChairs, overlaps, type ShopFloor } from "../../domain/book/seating";
import { readEntry, slipOfTicket } from "../../domain/book/slip";
import { normalizePhone } from "../../domain/links/phoneNumber";
import { ticketLink } from "../../domain/links/ticketLink";
import { type BookableShop, rulesWith } from "../../domain/shop/bookableDay";
import { addDays, instantOf } from "../../domain/shop/clock";
import { closedHoursFrom, closedHoursMet, isOutsideHours } from "../../domain/shop/closures";
import { slotsOn } from "../../domain/shop/timeSlot";
import { answeredTicket, proposedTicket, withDepositReceived } from "../../domain/ticket/answeredTicket";
import type { CustomerMessageWriter } from "../../domain/ticket/customerMessageWriter";
import type { Mismatch } from "../../domain/ticket/mismatch";
import { mismatchForShop } from "../../domain/ticket/mismatch";
import { isCalledOff, type Moment, type Ticket } from "../../domain/ticket/ticket";
import type { TicketShop } from "../../domain/ticket/ticketFacts";
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

/** An entry read as a ticket; null where a ticket would lack something, as one without services does. */
export const ticketOf = (entry: Entry, { bookable, now }: Pick<BookTools, "bookable" | "now">): Ticket | null =>
  readEntry(entry, bookable, now).ticket;

/** The answer to an entry as a message. */
export function answerTo(
  entry: Entry,
  kind: "confirmed" | "declined" | "reminder" | "calledOff",
  tools: BookTools,
): ReadyMessage | null {
  const { writeToCustomer, now } = tools;
  const ticket = ticketOf(entry, tools);
  if (ticket === null) return null;
  return {
    number: normalizePhone(entry.phone),
    text: writeToCustomer({ kind }, ticket),
    // What is called off stands in the book before the customer is told.
    slip: kind === "confirmed" || kind === "declined" ? slipOfTicket(answeredTicket(ticket, kind, now), now) : null,
  };
}

/**
 * What tells a customer that the shop has moved his visit, called it off or back again; null where there is no number to write to.
 * A booking that had been accepted is called off, not refused.
 */
export function newsOf(before: Entry, entry: Entry, tools: BookTools): ReadyMessage | null {
  if (entry.phone === "") return null;
  if (!isCalledOff(entry)) return answerTo(entry, "confirmed", tools);
  return answerTo(entry, before.status === "confirmed" ? "calledOff" : "declined", tools);
}

/** The answer that the down payment came; null where none is awaited. */
export function depositAnswerTo(entry: Entry, tools: BookTools): ReadyMessage | null {
  const { writeToCustomer, now } = tools;
  const ticket = isDepositAwaited(entry) ? ticketOf(entry, tools) : null;
  if (ticket === null) return null;
  const received = withDepositReceived(ticket);
  return {
    number: normalizePhone(entry.phone),
    text: writeToCustomer({ kind: "confirmed" }, received),
    slip: slipOfTicket(answeredTicket(received, "confirmed", now), now),
  };
}

// Whether a down payment was asked for, and the shop has not said yet that it came.
const isDepositAwaited = ({ deposit }: Entry): boolean => deposit?.isReceived === false;

/** The proposal of another moment as a message. */
export function proposalTo(
  entry: Entry,
  moment: Moment,
  mismatches: readonly Mismatch[],
  tools: BookTools,
): ReadyMessage | null {
  const { writeToCustomer, now, bookable } = tools;
  const ticket = ticketOf(entry, tools);
  if (ticket === null) return null;
  const rules = rulesWith(bookable, entry.barberId, entry.serviceIds);
  const slot = slotsOn(rules, moment.date).find(({ time }) => time === moment.time);
  if (slot === undefined) return null;
  const proposed = proposedTicket(
    ticket,
    moment.date,
    {
      ...slot,
      isOutsideHours: isOutsideHours(rules, moment.date, moment.time, entry.duration),
      runsInto: closedHoursMet(closedHoursFrom(rules, moment.date), moment.date, moment.time, entry.duration).runsInto,
    },
    now,
    rules,
  );
  return {
    number: normalizePhone(entry.phone),
    text: writeToCustomer({ kind: "proposed", ticket: proposed, mismatches }, ticket),
    slip: slipOfTicket(proposed, now),
  };
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
  const { mismatches } = readEntry(entry, bookable, now);
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
  const ticket = ticketOf(entry, tools);
  return ticket && ticketLink(ticket, tools.shop.ticketPage);
}
