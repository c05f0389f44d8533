import { type Booking, isSameMoment, withDeposit } from "../../domain/booking/booking";
import { type BookingStatus, isAccepted, isAnswer, isCancellation, isRequest } from "../../domain/booking/statuses";
import { textFields } from "../../domain/booking/texts";
import { dayMs, minuteMs } from "../../domain/shop/clock";
import { plainLine } from "../../format/plainText";
import type { VisitSize } from "../chairs/seating";
import {
  askedOf,
  dedupeKey,
  type Entry,
  isAgreement,
  isSameCustomer,
  newEntry,
  type TimedBooking,
  ticketId,
  toStoredBooking,
  withLink,
} from "../entries/entry";
import { withLogLine } from "../entries/entryUpdates";
import { type LogEvent, shortMoment } from "../entries/log";

/*
 * These functions decide how a ticket's link changes the book. Anyone can write a link. A link can therefore bring a request,
 * but what it says of the shop's answer counts for nothing: a visit that the book does not have is a request. An accepted
 * visit stays until the shop changes it or its customer cancels it.
 */

/**
 * A change of the book, by a link or by the shop: an entry before and after it; `before` is null if the entry is new. A link
 * may bring nothing that is not in the book already ("same"), or something that a newer link or an answer has replaced
 * ("older"): then only the link is remembered.
 */
export type RecordedChange = {
  readonly result: "recorded" | "same" | "older";
  readonly entry: Entry;
  readonly before: Entry | null;
};

/**
 * Decides what a link does to its entry: nothing, its request replaces the entry's ("changes"), it cancels the entry, or it
 * waits beside the entry. The first condition that holds counts.
 */
function decide(entry: Entry, ticket: Booking): "same" | "older" | "changes" | "cancels" | "waits" {
  if (entry.links.includes(dedupeKey(ticket))) return isCurrent(entry, ticket) ? "same" : "older";
  // Without a version nobody knows whether a cancellation is old, so it counts as new.
  const cancels = isCancellation(ticket);
  const isOlder = (ticket.version ?? 0) < entry.askedVersion;
  if (isOlder && !(cancels && ticket.version === null)) return "older";
  if (isAccepted(entry) && entry.asked === null && asksForTheSame(entry, ticket)) return "same";
  if (cancels && isCancellation(entry)) return "same";
  // The book knows its own answers, so any other one is forged, or of another phone's book.
  if (isAnswer(ticket)) return hasSameStatusAndMoment(entry, ticket) ? "same" : "older";
  // A link changes nothing by itself once the visit has an outcome, or if another person may have sent it.
  const mayChange = entry.outcome === null && isSameCustomer(entry, ticket);
  if (cancels && mayChange) return "cancels";
  return isRequest(ticket) && isRequest(entry) && mayChange ? "changes" : "waits";
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

/**
 * Removes a ticket's version if it lies more than a day after `at`, which is in epoch milliseconds. Such a version comes
 * from a wrong clock or a forger. It would make every real version look old.
 */
const withPlausibleVersion = <B extends Booking>(ticket: B, at: number): B =>
  (ticket.version ?? 0) * minuteMs > at + dayMs ? { ...ticket, version: null } : ticket;

/**
 * Applies a ticket's link to its entry, or makes a new entry if `before` is null. `size` is the visit's by today's content,
 * `at` the present time in epoch milliseconds. Applying the same link again changes nothing.
 */
export function applyTicketLink(before: Entry | null, linked: Booking, size: VisitSize, at: number): RecordedChange {
  const ticket = withPlausibleVersion(linked, at);
  const stored = toStoredBooking(ticket, size);
  if (before === null) return { result: "recorded", entry: createEntry(ticket, stored, at), before };
  // A link is no proof of payment: only the entry says whether the deposit was received.
  const asked = before.deposit?.isReceived ? { ...stored, deposit: before.deposit } : withDeposit(stored, false);
  const known = withTicketRecorded(before, ticket);
  const decision = decide(before, ticket);
  switch (decision) {
    case "older":
      return { result: decision, entry: before, before };
    case "same": {
      const isKnown = known.links === before.links && known.askedVersion === before.askedVersion;
      return {
        result: decision,
        entry: isKnown || isAnswer(ticket) ? before : { ...known, touchedAt: before.touchedAt + 1 },
        before,
      };
    }
    case "cancels": {
      const version = ticket.version ?? before.version;
      const entry = { ...known, status: "cancelled", version, asked: null } as const;
      return { result: "recorded", entry: withLogLine(before, entry, "cancelledByCustomer", before, at), before };
    }
    case "changes":
      return { result: "recorded", entry: withLogLine(before, { ...known, ...asked }, "changed", ticket, at), before };
    case "waits": {
      // What waited before is replaced.
      const entry = { ...known, asked: askedOf(before, asked) };
      return {
        result: "recorded",
        entry: withLogLine(before, entry, waitingEvent(before, ticket), ticket, at),
        before,
      };
    }
  }
}

/**
 * Makes a new entry for a ticket. If the ticket claims an answer of the shop, the entry is a request all the same, and its log
 * says so. Of a visit that the book does not have, only the link says from when it moves.
 */
function createEntry({ version, changedFrom }: Booking, unpaid: TimedBooking, at: number): Entry {
  const stored = withDeposit(unpaid, false);
  const booking: TimedBooking = isAnswer(stored) ? { ...stored, status: "requested" } : stored;
  const made = newEntry(ticketId(stored), "ticket", booking, arrivalEvents[stored.status], at);
  const what = changedFrom && `jam ${shortMoment(changedFrom)} → ${shortMoment(stored)}`;
  return {
    ...made,
    links: [dedupeKey(stored)],
    askedVersion: isAnswer(stored) ? 0 : (version ?? 0),
    log: made.log.map((line) => ({ ...line, ...(what && { what }) })),
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

/** Returns the log's event for a ticket that waits beside its entry. */
function waitingEvent(entry: Entry, ticket: Booking): LogEvent {
  if (isCancellation(ticket)) return "asksToCancel";
  return isAgreement(entry, ticket) ? "agreed" : "asksToMove";
}

/** Records the ticket's link in the entry. A higher version is recorded too, unless the ticket is an answer of the shop. */
const withTicketRecorded = (entry: Entry, ticket: Booking): Entry => ({
  ...entry,
  links: withLink(entry, dedupeKey(ticket)),
  askedVersion: isAnswer(ticket) ? entry.askedVersion : Math.max(entry.askedVersion, ticket.version ?? 0),
});
