import { type Booking, isSameMoment, withDeposit } from "../../domain/booking/booking";
import { type BookingStatus, isAccepted, isAnswer, isCancellation, isRequest } from "../../domain/booking/statuses";
import { textFields } from "../../domain/booking/texts";
import { dayMs, type Moment, minuteMs } from "../../domain/shop/clock";
import { plainLine } from "../../format/plainText";
import type { VisitSize } from "../chairs/seating";
import { changesText } from "../entries/changes";
import {
  askedOf,
  claimOf,
  dedupeKey,
  type Entry,
  isAgreement,
  isSameCustomer,
  newEntry,
  requestOf,
  type TimedBooking,
  ticketId,
  toStoredBooking,
} from "../entries/entry";
import type { LogEvent } from "../entries/log";

/*
 * These functions decide how a ticket's link changes the book. Anyone can write a link. A link can therefore bring a
 * request, but an answer of the shop in it is only a claim. An accepted visit stays until the shop changes it or its
 * customer cancels it.
 */

/**
 * The result of a link, as the screen reports it:
 * - "new": the book had no entry for it;
 * - "otherPerson": the book had no entry for it, and another person's entry has its code;
 * - "same": it brings nothing new;
 * - "older": a newer link or answer has replaced it;
 * - "changed": its request replaces the entry's;
 * - "asks": its request waits beside the entry;
 * - "agrees": the customer agrees to the shop's proposal;
 * - "cancelled": it cancels the entry;
 * - "asksToCancel": its cancellation waits beside the entry;
 * - "claimed": it claims an answer of the shop.
 */
export type LinkResult =
  | "new"
  | "otherPerson"
  | "same"
  | "older"
  | "changed"
  | "asks"
  | "agrees"
  | "cancelled"
  | "asksToCancel"
  | "claimed";

type Decision = Exclude<LinkResult, "new" | "otherPerson">;

/** Decides what a link does to its entry. The first condition that holds counts. */
function decide(entry: Entry, ticket: Booking): Decision {
  if (entry.links.includes(dedupeKey(ticket))) return isCurrent(entry, ticket) ? "same" : "older";
  // Without a version nobody knows whether a cancellation is old, so it counts as new.
  const cancels = isCancellation(ticket);
  const isOlder = (ticket.version ?? 0) < entry.askedVersion;
  if (isOlder && !(cancels && ticket.version === null)) return "older";
  if (isAccepted(entry) && entry.asked === null && asksForTheSame(entry, ticket)) return "same";
  // A link changes nothing by itself once the visit has an outcome, or if another person may have sent it.
  const mayChange = entry.outcome === null && isSameCustomer(entry, ticket);
  if (cancels && isCancellation(entry)) return "same";
  if (cancels) return mayChange ? "cancelled" : "asksToCancel";
  if (isAnswer(ticket)) return hasSameStatusAndMoment(entry, ticket) ? "same" : "claimed";
  if (isAgreement(entry, ticket)) return "agrees";
  return isRequest(entry) && mayChange ? "changed" : "asks";
}

/** Whether a ticket requests exactly the entry's visit, with the same texts. */
const asksForTheSame = (entry: Entry, ticket: Booking): boolean =>
  isRequest(ticket) &&
  dedupeKey({ ...entry, version: ticket.version, status: "requested" }) === dedupeKey(ticket) &&
  textFields.every((field) => plainLine(ticket[field]) === entry[field]);

const hasSameStatusAndMoment = (one: Booking, other: Booking): boolean =>
  one.status === other.status && isSameMoment(one, other);

/**
 * Whether the status and moment of a known link are still those of the entry, or of the booking that waits beside it. A
 * request also counts as current once the shop has accepted its moment.
 */
const isCurrent = (entry: Entry, ticket: Booking): boolean =>
  hasSameStatusAndMoment(entry, ticket) ||
  (entry.asked !== null && hasSameStatusAndMoment({ ...entry, ...entry.asked }, ticket)) ||
  (isAccepted(entry) && isSameMoment(entry, ticket) && isRequest(ticket));

/** The result of a link, and its entry before and after the link; `before` is null if the entry is new. */
export type AppliedLink = { readonly result: LinkResult; readonly entry: Entry; readonly before: Entry | null };

/**
 * Removes a ticket's version if it lies more than a day after `at`, which is in epoch milliseconds. Such a version comes
 * from a wrong clock or a forger. It would make every real version look old.
 */
const withPlausibleVersion = <B extends Booking>(ticket: B, at: number): B =>
  (ticket.version ?? 0) * minuteMs > at + dayMs ? { ...ticket, version: null } : ticket;

/**
 * Applies a ticket's link to its entry, or makes a new entry if `entry` is null. `size` is the visit's by today's
 * content, `at` the present time in epoch milliseconds. `isCodeTaken` says that another person's entry already has the code.
 * Applying the same link again changes nothing.
 */
export function applyTicketLink(
  entry: Entry | null,
  linked: Booking,
  size: VisitSize,
  at: number,
  isCodeTaken = false,
): AppliedLink {
  const ticket = withPlausibleVersion(linked, at);
  if (entry === null) {
    const made = createEntry(ticket, size, at);
    return { result: isCodeTaken ? "otherPerson" : made.asked ? "claimed" : "new", entry: made, before: null };
  }
  const result = decide(entry, ticket);
  const asked = withDepositOf(entry, toStoredBooking(ticket, size));
  return { result, entry: effects[result](entry, asked, dedupeKey(ticket), at), before: entry };
}

/**
 * Makes a new entry for a ticket. If the ticket claims an answer of the shop, the entry is a request, and the claim waits
 * beside it.
 */
function createEntry(ticket: Booking, size: VisitSize, at: number): Entry {
  const stored = withDeposit(toStoredBooking(ticket, size), false);
  const isClaim = isAnswer(stored);
  const booking: TimedBooking = isClaim ? { ...stored, status: "requested" } : stored;
  const made = newEntry(ticketId(ticket), "ticket", booking, arrivalEvents[stored.status], at);
  return {
    ...made,
    links: [dedupeKey(ticket)],
    asked: isClaim ? askedOf(booking, stored) : null,
    askedVersion: isClaim ? 0 : (ticket.version ?? 0),
  };
}

/** Maps the status in an arriving link to the log's event. */
const arrivalEvents: Record<BookingStatus, LogEvent> = {
  requested: "requested",
  proposed: "claimsProposed",
  confirmed: "claimsConfirmed",
  declined: "claimsDeclined",
  cancelled: "cancelledByCustomer",
};

/** A link is no proof of payment: only the entry says whether the deposit was received. */
const withDepositOf = (entry: Entry, ticket: TimedBooking): TimedBooking =>
  entry.deposit?.isReceived ? { ...ticket, deposit: entry.deposit } : withDeposit(ticket, false);

type Apply = (entry: Entry, ticket: TimedBooking, key: string, at: number) => Entry;

const unchanged: Apply = (entry) => entry;

/** Records the ticket's link. A link that is known already leaves the entry as it is. */
const recordLink: Apply = (entry, ticket, key) => {
  const recorded = withTicketRecorded(entry, ticket, key);
  const isKnown = entry.links.includes(key) && recorded.askedVersion === entry.askedVersion;
  return isKnown ? entry : { ...recorded, touchedAt: entry.touchedAt + 1 };
};

const replace: Apply = (entry, ticket, key, at) => {
  // A claim that answers this request or a later one keeps waiting.
  const claim = claimOf(entry) && (entry.asked?.version ?? 0) >= (ticket.version ?? 0) ? entry.asked : null;
  return withLogLine(
    entry,
    { ...withTicketRecorded(entry, ticket, key), ...ticket, asked: claim },
    "changed",
    ticket,
    at,
  );
};

const cancel: Apply = (entry, ticket, key, at) => {
  const version = ticket.version ?? entry.version;
  const cancelled = { ...withTicketRecorded(entry, ticket, key), status: "cancelled", version, asked: null } as const;
  return withLogLine(entry, cancelled, "cancelledByCustomer", entry, at);
};

/**
 * Puts beside the entry what the ticket asks for, where it waits for the shop. What waited there before is replaced.
 */
const putBeside: Apply = (entry, ticket, key, at) => {
  const waiting = { ...withTicketRecorded(entry, ticket, key), asked: askedOf(entry, ticket) };
  return withLogLine(entry, waiting, waitingEvent(entry, ticket), ticket, at);
};

const effects: Record<Decision, Apply> = {
  same: recordLink,
  older: unchanged,
  changed: replace,
  cancelled: cancel,
  asks: putBeside,
  agrees: putBeside,
  asksToCancel: putBeside,
  claimed: putBeside,
};

/** Returns the log's event for a ticket that waits beside its entry. */
function waitingEvent(entry: Entry, ticket: Booking): LogEvent {
  if (isCancellation(ticket)) return "asksToCancel";
  if (isRequest(ticket)) return isAgreement(entry, ticket) ? "agreed" : "asksToMove";
  return arrivalEvents[ticket.status];
}

export const withLink = ({ links }: Entry, key: string): readonly string[] =>
  links.includes(key) ? links : [...links, key];

/** Records the ticket's link in the entry. A higher version is recorded too, unless the ticket is an answer of the shop. */
const withTicketRecorded = (entry: Entry, ticket: Booking, key: string): Entry => ({
  ...entry,
  links: withLink(entry, key),
  askedVersion: isAnswer(ticket) ? entry.askedVersion : Math.max(entry.askedVersion, ticket.version ?? 0),
});

/**
 * Returns `after` with one more log line and a later `touchedAt`. The line says what has changed since `before`, or what is
 * newly asked for. `at` is in epoch milliseconds.
 */
export function withLogLine(before: Entry, after: Entry, event: LogEvent, { date, time }: Moment, at: number): Entry {
  const touchedAt = Math.max(at, after.touchedAt + 1);
  const isAsking = after.asked !== null && after.asked !== before.asked;
  const what = changesText(before, isAsking ? requestOf(after) : after);
  const line = { at: touchedAt, event, date, time, ...(what && { what }) };
  return { ...after, touchedAt, log: [...after.log, line] };
}
