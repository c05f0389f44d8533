import { type Booking, type BookingStatus, isSameMoment, isShopAnswer, withDeposit } from "../booking/booking";
import { dayMs, type Moment, minuteMs } from "../shop/clock";
import {
  claimOf,
  dedupeKey,
  type Entry,
  isAgreement,
  isSameCustomer,
  newEntry,
  type TimedBooking,
  ticketId,
  toStoredBooking,
  uncutName,
} from "./entry";
import type { LogEvent } from "./log";

/*
 * How a ticket's link changes the book. Anyone can write a link. So a link may bring a request, but an answer of the shop in it
 * is only a claim. An accepted visit stays until the shop changes it or its customer cancels it.
 */

/**
 * What a link does to its entry, as the screen reports it:
 * - "same", "filled": it brings nothing new, or only completes a text;
 * - "older": it is older than the entry;
 * - "changed", "asks": its request replaces the entry, or waits beside it;
 * - "agrees": the customer agrees to the shop's proposal;
 * - "cancelled", "asksToCancel": its cancellation counts, or waits for the shop;
 * - "claimed": it claims an answer of the shop;
 * - "new", "otherPerson": it has no entry yet.
 */
export type LinkResult =
  | "new"
  | "otherPerson"
  | "same"
  | "older"
  | "filled"
  | "changed"
  | "asks"
  | "agrees"
  | "cancelled"
  | "asksToCancel"
  | "claimed";

type Decision = Exclude<LinkResult, "new" | "otherPerson" | "filled">;

/** Decides what a link does to its entry. The first line that holds decides. */
function decide(entry: Entry, ticket: Booking): Decision {
  if (entry.links.includes(dedupeKey(ticket))) return isCurrent(entry, ticket) ? "same" : "older";
  // Without a version nobody knows whether a cancellation is old, so it counts as new.
  const isCancellation = ticket.status === "cancelled";
  const isOlder = (ticket.version ?? 0) < entry.askedVersion;
  if (isOlder && !(isCancellation && ticket.version === null)) return "older";
  if (entry.status === "confirmed" && entry.asked === null && asksForTheSame(entry, ticket)) return "same";
  // A link changes nothing by itself after the visit, or if it may come from another person.
  const mayChange = entry.outcome === null && isSameCustomer(entry, ticket);
  if (isCancellation && entry.status === "cancelled") return "same";
  if (isCancellation) return mayChange ? "cancelled" : "asksToCancel";
  if (isShopAnswer(ticket.status)) return hasSameStatusAndMoment(entry, ticket) ? "same" : "claimed";
  if (isAgreement(entry, ticket)) return "agrees";
  return entry.status === "requested" && mayChange ? "changed" : "asks";
}

/** Whether a request asks for exactly the entry's visit, and none of its texts contradicts the entry's. */
const asksForTheSame = (entry: Entry, ticket: Booking): boolean =>
  ticket.status === "requested" &&
  dedupeKey({ ...entry, version: ticket.version, status: "requested" }) === dedupeKey(ticket) &&
  textFields.every((field) => completedTexts(ticket, entry)[field] === completedTexts(entry, ticket)[field]);

const hasSameStatusAndMoment = (one: Booking, other: Booking): boolean =>
  one.status === other.status && isSameMoment(one, other);

/**
 * Whether a known link still agrees with the entry, or with the request that waits beside it. A request also agrees once the
 * shop has accepted its time.
 */
const isCurrent = (entry: Entry, ticket: Booking): boolean =>
  hasSameStatusAndMoment(entry, ticket) ||
  (entry.asked !== null && hasSameStatusAndMoment(entry.asked, ticket)) ||
  (entry.status === "confirmed" && isSameMoment(entry, ticket) && ticket.status === "requested");

/** The entry before and after a link is applied, and the result for the screen. */
export type AppliedLink = { readonly result: LinkResult; readonly entry: Entry; readonly before: Entry | null };

/**
 * The ticket, without its version if that lies more than a day ahead. Such a version comes from a wrong clock or a forger. It
 * would make every real version look old.
 */
const withPlausibleVersion = <B extends Booking>(ticket: B, at: number): B =>
  (ticket.version ?? 0) * minuteMs > at + dayMs ? { ...ticket, version: null } : ticket;

/**
 * Applies a ticket's link to its entry, or makes a new entry if `entry` is null. `duration` is the visit's in minutes, `at` the
 * present in epoch milliseconds. `isCodeTaken` says that another person's entry already has the code. Idempotent: the same link
 * again changes nothing.
 */
export function applyTicketLink(
  entry: Entry | null,
  linked: Booking,
  duration: number,
  at: number,
  isCodeTaken = false,
): AppliedLink {
  const ticket = withPlausibleVersion(linked, at);
  if (entry === null) {
    const made = createEntry(ticket, duration, at);
    return { result: isCodeTaken ? "otherPerson" : made.asked ? "claimed" : "new", entry: made, before: null };
  }
  const result = decide(entry, ticket);
  const after = effects[result](
    entry,
    completedByEntry(entry, toStoredBooking(ticket, duration)),
    dedupeKey(ticket),
    at,
  );
  const isFilled = result === "same" && textFields.some((field) => after[field] !== entry[field]);
  return { result: isFilled ? "filled" : result, entry: after, before: entry };
}

/**
 * A new entry for a ticket. If the ticket claims an answer of the shop, the entry is a request, and the claim waits beside it.
 */
function createEntry(ticket: Booking, duration: number, at: number): Entry {
  const stored = withDeposit(toStoredBooking(ticket, duration), false);
  const isClaim = isShopAnswer(stored.status);
  const booking: TimedBooking = isClaim ? { ...stored, status: "requested" } : stored;
  const made = newEntry(ticketId(ticket), "ticket", booking, arrivalEvents[stored.status], at);
  return {
    ...made,
    links: [dedupeKey(ticket)],
    asked: isClaim ? stored : null,
    askedVersion: isClaim ? 0 : (ticket.version ?? 0),
  };
}

/** The log's event for an arriving link, by the status in it. */
const arrivalEvents: Record<BookingStatus, LogEvent> = {
  requested: "requested",
  proposed: "claimsProposed",
  confirmed: "claimsConfirmed",
  declined: "claimsDeclined",
  cancelled: "cancelledByCustomer",
};

const textFields = ["name", "phone", "address", "notes"] as const;

type Texts = Pick<Booking, (typeof textFields)[number]>;

/** A booking's texts. Missing ones are taken from `other`. */
const completedTexts = (own: Texts, other: Texts): Texts => ({
  name: uncutName(own.name, other.name),
  phone: own.phone || other.phone,
  address: own.address || other.address,
  notes: own.notes || other.notes,
});

/**
 * The entry's texts after the same link has come again. The ticket supplies a missing text. It also replaces a text that is
 * only the beginning of its own, because the first link was cut off there.
 */
function filledTexts(entry: Texts, ticket: Texts): Texts {
  const own = completedTexts(entry, ticket);
  const whole = (field: keyof Texts) => (ticket[field].startsWith(own[field]) ? ticket[field] : own[field]);
  return { name: whole("name"), phone: whole("phone"), address: whole("address"), notes: whole("notes") };
}

/**
 * The ticket's booking. The entry supplies what a shortened link lacks. A link is no proof of payment: only the entry says
 * whether the deposit was received.
 */
const completedByEntry = (entry: TimedBooking, ticket: TimedBooking): TimedBooking => ({
  ...withDeposit(ticket, false),
  ...completedTexts(ticket, entry),
  total: ticket.total ?? entry.total,
  ...(entry.deposit?.isReceived && { deposit: entry.deposit }),
});

type Apply = (entry: Entry, ticket: TimedBooking, key: string, at: number) => Entry;

const keep: Apply = (entry) => entry;

/** Takes over texts that the entry lacks. */
const fill: Apply = (entry, ticket, key) => {
  const filled = filledTexts(entry, ticket);
  const recorded = withTicketRecorded(entry, ticket, key);
  const isKnown = entry.links.includes(key) && recorded.askedVersion === entry.askedVersion;
  if (isKnown && textFields.every((field) => filled[field] === entry[field])) return entry;
  return { ...recorded, ...filled, touchedAt: entry.touchedAt + 1 };
};

const replace: Apply = (entry, ticket, key, at) => {
  // A claimed answer to this request or to a later one keeps waiting.
  const claim = claimOf(entry) && (entry.asked?.version ?? 0) >= (ticket.version ?? 0) ? entry.asked : null;
  return withLogLine({ ...withTicketRecorded(entry, ticket, key), ...ticket, asked: claim }, "changed", ticket, at);
};

const cancel: Apply = (entry, ticket, key, at) => {
  const version = ticket.version ?? entry.version;
  const cancelled = { ...withTicketRecorded(entry, ticket, key), status: "cancelled", version, asked: null } as const;
  return withLogLine(cancelled, "cancelledByCustomer", entry, at);
};

/** Leaves the entry as it is. The link's booking waits beside it. */
const wait: Apply = (entry, ticket, key, at) => {
  const waiting = { ...withTicketRecorded(entry, ticket, key), asked: ticket };
  return withLogLine(waiting, waitingEvent(entry, ticket), ticket, at);
};

const effects: Record<Decision, Apply> = {
  same: fill,
  older: keep,
  changed: replace,
  cancelled: cancel,
  asks: wait,
  agrees: wait,
  asksToCancel: wait,
  claimed: wait,
};

/** The log's event for a link that waits beside its entry. */
function waitingEvent(entry: Entry, ticket: Booking): LogEvent {
  if (ticket.status === "cancelled") return "asksToCancel";
  if (ticket.status === "requested") return isAgreement(entry, ticket) ? "agreed" : "asksToMove";
  return arrivalEvents[ticket.status];
}

export const withLink = ({ links }: Entry, key: string): readonly string[] =>
  links.includes(key) ? links : [...links, key];

/** Records the ticket's link in the entry, and a version higher than before unless it is the version of a shop's answer. */
const withTicketRecorded = (entry: Entry, ticket: Booking, key: string): Entry => ({
  ...entry,
  links: withLink(entry, key),
  askedVersion: isShopAnswer(ticket.status) ? entry.askedVersion : Math.max(entry.askedVersion, ticket.version ?? 0),
});

/** An entry with one more log line and a later `touchedAt`. */
export function withLogLine(
  entry: Entry,
  event: LogEvent,
  { date, time }: Moment,
  at: number,
  correction?: string,
): Entry {
  const touchedAt = Math.max(at, entry.touchedAt + 1);
  const line = { at: touchedAt, event, date, time, ...(correction && { what: correction }) };
  return { ...entry, touchedAt, log: [...entry.log, line] };
}
