import {
  type Booking,
  type BookingStatus,
  isAccepted,
  isAnswer,
  isCancellation,
  isRequest,
  isSameMoment,
  withDeposit,
} from "../../domain/booking/booking";
import { dayMs, type Moment, minuteMs } from "../../domain/shop/clock";
import {
  asksNothing,
  changeIn,
  type Entry,
  isAgreement,
  linkKey,
  newEntry,
  newestVersion,
  type PendingChange,
  type SizedBooking,
  ticketId,
  toStoredBooking,
  withLink,
  withPendingChange,
} from "./entry";
import { withLogLine } from "./entryUpdates";
import { type LogEvent, shortMoment } from "./log";
import type { VisitSize } from "./seating";

/*
 * These functions decide how a ticket's link changes the book. Anyone can write a link. A link can therefore bring a
 * request, but what it says of the shop's answer counts for nothing: a visit that the book does not have is a request. An
 * accepted visit stays until the shop changes it or its customer cancels it.
 */

/**
 * A change of the book, by a link or by the shop: an entry before and after it; `before` is null if the entry is new. A link
 * may bring nothing that the book does not have as new or newer: then nothing is recorded, and nothing can be undone.
 */
export type RecordedChange = {
  isRecorded: boolean;
  entry: Entry;
  before: Entry | null;
};

/** Two changes of one entry as one, from the state before both. */
export const joinedChange = (earlier: RecordedChange, { isRecorded, entry }: RecordedChange): RecordedChange => ({
  isRecorded: earlier.isRecorded || isRecorded,
  before: earlier.before,
  entry,
});

/**
 * Decides what a link does to its entry: nothing, it repeats the visit, cancels it, takes back what waits, changes the
 * entry's request, is mentioned in the log, or waits beside the entry. The first condition that holds counts.
 */
function decide(entry: Entry, ticket: Booking, change: PendingChange) {
  const { isFromCustomer, link } = change;
  const waiting = entry.pendingChange;
  const isRefused = entry.refusedLinks.includes(link);
  if (entry.links.includes(link) && !isRefused) return "nothing";
  // Without a version nobody knows whether a cancellation is old, so it counts as new.
  const cancels = isCancellation(ticket);
  // Only the customer's own words make his earlier ones older.
  const newest = isFromCustomer ? entry.askedVersion : Math.max(entry.askedVersion, waiting?.version ?? 0);
  if ((ticket.version ?? 0) < newest && !(cancels && ticket.version === null)) return "nothing";
  if (cancels && isCancellation(entry) && waiting === null) return "repeats";
  // The book knows its own answers, so any other one is forged, or of another phone's book.
  if (isAnswer(ticket)) return "nothing";
  const isRepeated = !cancels && asksNothing(change) && (isAccepted(entry) || isRequest(entry));
  if (isRepeated) return waiting && isFromCustomer ? "withdraws" : "repeats";
  // A link changes nothing by itself once the visit has an outcome, or if another person may have sent it.
  const mayChange = entry.outcome === null && isFromCustomer;
  if (cancels && mayChange) return "cancels";
  if (isRequest(ticket) && isRequest(entry) && mayChange) return "changes";
  if (isFromCustomer || !waiting?.isFromCustomer) return "waits";
  // Another number does not hide what the customer waits for.
  return isRefused ? "nothing" : "isMentioned";
}

/**
 * Removes a ticket's version if it lies more than a day after `at`, which is in epoch milliseconds. Such a version comes
 * from a wrong clock or a forger. It would make every real version look old.
 */
const withPlausibleVersion = <B extends Booking>(ticket: B, at: number) =>
  (ticket.version ?? 0) * minuteMs > at + dayMs ? { ...ticket, version: null } : ticket;

/**
 * Applies a ticket's link to its entry, or makes a new entry if `before` is null. `size` is the visit's by today's content,
 * `at` the present time in epoch milliseconds. Applying the same link again changes nothing.
 */
export function applyTicketLink(before: Entry | null, linked: Booking, size: VisitSize, at: number): RecordedChange {
  const ticket = withPlausibleVersion(linked, at);
  const stored = toStoredBooking(ticket, size);
  if (before === null) return { isRecorded: true, entry: createEntry(ticket, stored, at), before };
  // A link is no proof of payment: only the entry says whether the deposit was received.
  const change = changeIn(before, withDeposit(stored, false));
  const known = withTicketRecorded(before, ticket, change);
  const recorded = (entry: Entry, event: LogEvent, moment: Moment): RecordedChange => ({
    isRecorded: true,
    entry: withLogLine(before, entry, event, moment, at),
    before,
  });
  const unrecorded = (entry: Entry): RecordedChange => ({ isRecorded: false, entry, before });
  switch (decide(before, ticket, change)) {
    case "nothing":
      return unrecorded(before);
    case "repeats":
      return unrecorded(known.links === before.links ? before : { ...known, touchedAt: before.touchedAt + 1 });
    case "cancels": {
      const version = newestVersion({ ...before, pendingChange: change });
      return recorded({ ...known, status: "cancelled", version, pendingChange: null }, "cancelledByCustomer", before);
    }
    case "withdraws":
      return recorded({ ...known, pendingChange: null, version: newestVersion(before) }, "withdrawn", before);
    case "changes":
      return recorded(withPendingChange({ ...known, pendingChange: change }), "changed", ticket);
    case "isMentioned":
      return recorded(
        { ...known, refusedLinks: [...known.refusedLinks, change.link] },
        isCancellation(ticket) ? "asksToCancel" : "otherNumberAsks",
        ticket,
      );
    case "waits": {
      const refusedLinks = known.refusedLinks.filter((link) => link !== change.link);
      // What waited before is replaced.
      return recorded({ ...known, pendingChange: change, refusedLinks }, waitingEvent(before, change), ticket);
    }
  }
}

/**
 * Makes a new entry for a ticket. If the ticket claims an answer of the shop, the entry is a request all the same, and its
 * log says so. Of a visit that the book does not have, only the link says from when it moves.
 */
function createEntry({ version, changedFrom }: Booking, unpaid: SizedBooking, at: number): Entry {
  const stored = withDeposit(unpaid, false);
  const booking: SizedBooking = isAnswer(stored) ? { ...stored, status: "requested" } : stored;
  const isMoved = changedFrom !== null && !isSameMoment(changedFrom, stored);
  const what = isMoved ? `jam ${shortMoment(changedFrom)} → ${shortMoment(stored)}` : undefined;
  return {
    ...newEntry(ticketId(stored), "ticket", booking, arrivalEvents[stored.status], at, what),
    links: [linkKey(stored)],
    askedVersion: isAnswer(stored) ? 0 : (version ?? 0),
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

/** Returns the log's event for a change that waits beside its entry. */
function waitingEvent(entry: Entry, change: PendingChange): LogEvent {
  if (isCancellation(change)) return "asksToCancel";
  if (entry.refusedLinks.includes(change.link)) return "asksAgain";
  return isAgreement(entry, change) ? "agreed" : "asksToMove";
}

/** Records the ticket's link in the entry. A higher version of the customer's own words is recorded too. */
const withTicketRecorded = (entry: Entry, ticket: Booking, { link, isFromCustomer }: PendingChange): Entry => ({
  ...entry,
  links: withLink(entry, link),
  askedVersion:
    isAnswer(ticket) || !isFromCustomer ? entry.askedVersion : Math.max(entry.askedVersion, ticket.version ?? 0),
});
