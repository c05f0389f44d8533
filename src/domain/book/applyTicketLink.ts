import { type Booking, type BookingStatus, isSameMoment, withDeposit } from "../booking/booking";
import { dayMs, type Moment, minuteMs } from "../shop/clock";
import {
  dedupeKey,
  type Entry,
  isSameCustomer,
  newEntry,
  type TimedBooking,
  ticketId,
  toStoredBooking,
  wholeName,
} from "./entry";
import type { LogEvent } from "./log";

/*
 * What a ticket's link does to the book. A link carries the customer's words, or claims to carry the shop's: anyone can
 * write an answer into a URL. What the shop has accepted stands until the shop itself changes it.
 */

/**
 * How a link relates to the entry: nothing new ("same"), older than the entry, the customer's request, agreement or cancellation, or
 * a claim.
 */
type Kind = "same" | "older" | "request" | "agreement" | "cancellation" | "claim";

/**
 * The entry's state when a link arrives: its status; "visited" once an outcome is marked; "doubtful" if name and number do not
 * prove that the link is of the same customer.
 */
type State = BookingStatus | "visited" | "doubtful";

/**
 * The effect on the entry: keep it; fill in texts that it lacks; replace it by the request; cancel it; or keep it, with the
 * request waiting beside it.
 */
type Effect = "keep" | "fill" | "replace" | "cancel" | "wait";

/** What the screen says of an applied link. */
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

type Cell = readonly [Effect, LinkResult];
const same: Cell = ["fill", "same"];
const replaces: Cell = ["replace", "changed"];
const asksToCancel: Cell = ["wait", "asksToCancel"];

const usual: Record<Kind, Cell> = {
  same,
  older: ["keep", "older"],
  request: ["wait", "asks"],
  agreement: ["wait", "asks"],
  cancellation: ["cancel", "cancelled"],
  claim: ["wait", "claimed"],
};

/** The effect of each kind of link on an entry in each state. */
const table: Record<State, Record<Kind, Cell>> = {
  requested: { ...usual, request: replaces },
  proposed: { ...usual, agreement: ["wait", "agrees"] },
  confirmed: usual,
  declined: usual,
  cancelled: { ...usual, cancellation: same },
  visited: { ...usual, cancellation: asksToCancel },
  doubtful: { ...usual, cancellation: asksToCancel },
};

const isShopAnswer = (status: BookingStatus): boolean => status !== "requested" && status !== "cancelled";

function kindOf(entry: Entry, ticket: Booking): Kind {
  if (entry.links.includes(dedupeKey(ticket))) return isCurrent(entry, ticket) ? "same" : "older";
  // A cancellation without a version cannot be dated, so it counts.
  if (ticket.status === "cancelled" && ticket.version === null) return "cancellation";
  if ((ticket.version ?? 0) < entry.askedVersion) return "older";
  if (entry.status === "confirmed" && entry.asked === null && asksForTheSame(entry, ticket)) return "same";
  if (ticket.status === "cancelled") return "cancellation";
  if (isShopAnswer(ticket.status)) return hasSameStatusAndMoment(entry, ticket) ? "same" : "claim";
  if (agrees(entry, ticket)) return "agreement";
  return "request";
}

function stateOf(entry: Entry, ticket: Booking): State {
  if (!isSameCustomer(entry, ticket)) return "doubtful";
  return entry.outcome === null ? entry.status : "visited";
}

/** Whether a request agrees to the time that the shop has proposed; a doubtful customer only asks for it. */
const agrees = (entry: Entry, ticket: Booking): boolean =>
  entry.status === "proposed" && isSameMoment(entry, ticket) && isSameCustomer(entry, ticket);

/** Whether a request asks for just what the entry holds. */
const asksForTheSame = (entry: Entry, ticket: Booking): boolean =>
  ticket.status === "requested" &&
  dedupeKey({ ...entry, version: ticket.version, status: "requested" }) === dedupeKey(ticket);

const hasSameStatusAndMoment = (one: Booking, other: Booking): boolean =>
  one.status === other.status && isSameMoment(one, other);

const isCurrent = (entry: Entry, ticket: Booking): boolean =>
  hasSameStatusAndMoment(entry, ticket) ||
  (entry.asked !== null && hasSameStatusAndMoment(entry.asked, ticket)) ||
  (entry.status === "confirmed" && isSameMoment(entry, ticket) && ticket.status === "requested");

/** The entry after and before a link is applied, and what the screen says of it. */
export type AppliedLink = { readonly result: LinkResult; readonly entry: Entry; readonly before: Entry | null };

/**
 * The ticket, without its version if the version lies more than a day ahead. Such a version comes from a wrong clock or a
 * forger, and every real version would look older beside it.
 */
const withPlausibleVersion = <B extends Booking>(ticket: B, at: number): B =>
  (ticket.version ?? 0) * minuteMs > at + dayMs ? { ...ticket, version: null } : ticket;

/**
 * Applies a ticket's link to its entry, or makes a new entry if `entry` is null. `duration` is the visit's in minutes, `at` the
 * present in epoch milliseconds. Idempotent: the same link again changes nothing. `isCodeTaken` says that another person's
 * entry already has the code.
 */
export function applyTicketLink(
  entry: Entry | null,
  received: Booking,
  duration: number,
  at: number,
  isCodeTaken = false,
): AppliedLink {
  const ticket = withPlausibleVersion(received, at);
  if (entry === null) {
    const made = createEntry(ticket, duration, at);
    return { result: isCodeTaken ? "otherPerson" : made.asked ? "claimed" : "new", entry: made, before: null };
  }
  const [effect, result] = table[stateOf(entry, ticket)][kindOf(entry, ticket)];
  const after = effects[effect](
    entry,
    completedByEntry(entry, toStoredBooking(ticket, duration)),
    dedupeKey(ticket),
    at,
  );
  const isFilled = effect === "fill" && textFields.some((field) => after[field] !== entry[field]);
  return { result: isFilled ? "filled" : result, entry: after, before: entry };
}

function createEntry(ticket: Booking, duration: number, at: number): Entry {
  const said = withDeposit(toStoredBooking(ticket, duration), false);
  const isClaim = isShopAnswer(said.status);
  const booking: TimedBooking = isClaim ? { ...said, status: "requested" } : said;
  const made = newEntry(ticketId(ticket), "ticket", booking, arrivalEvents[said.status], at);
  return {
    ...made,
    links: [dedupeKey(ticket)],
    asked: isClaim ? said : null,
    askedVersion: isClaim ? 0 : (ticket.version ?? 0),
  };
}

const arrivalEvents: Record<BookingStatus, LogEvent> = {
  requested: "requested",
  proposed: "claimsProposed",
  confirmed: "claimsConfirmed",
  declined: "claimsDeclined",
  cancelled: "cancelledByCustomer",
};

type Texts = Pick<Booking, "name" | "phone" | "address" | "notes">;

/** Texts of a booking, those that it lacks taken from `other`. */
const completedTexts = (own: Texts, other: Texts): Texts => ({
  name: wholeName(own.name, other.name),
  phone: own.phone || other.phone,
  address: own.address || other.address,
  notes: own.notes || other.notes,
});

/**
 * The ticket's booking, with gaps of a shortened link filled from the entry. A link is no proof of payment: a down payment is
 * received only if it was before.
 */
const completedByEntry = (entry: TimedBooking, ticket: TimedBooking): TimedBooking => ({
  ...withDeposit(ticket, false),
  ...completedTexts(ticket, entry),
  total: ticket.total ?? entry.total,
  ...(entry.deposit?.isReceived && { deposit: entry.deposit }),
});

const textFields = ["name", "phone", "address", "notes"] as const;

type Apply = (entry: Entry, ticket: TimedBooking, key: string, at: number) => Entry;

const effects: Record<Effect, Apply> = {
  keep: (entry) => entry,
  fill(entry, ticket, key) {
    const filled = completedTexts(entry, ticket);
    if (textFields.every((field) => filled[field] === entry[field]) && entry.links.includes(key)) return entry;
    return { ...entry, ...filled, links: withLink(entry, key), touchedAt: entry.touchedAt + 1 };
  },
  replace: (entry, ticket, key, at) =>
    withLogLine({ ...withTicketRecorded(entry, ticket, key), ...ticket, asked: null }, "changed", ticket, at),
  cancel: (entry, ticket, key, at) =>
    withLogLine(
      {
        ...withTicketRecorded(entry, ticket, key),
        status: "cancelled",
        version: ticket.version ?? entry.version,
        asked: null,
      },
      "cancelledByCustomer",
      entry,
      at,
    ),
  wait(entry, ticket, key, at) {
    const event = {
      ...arrivalEvents,
      requested: agrees(entry, ticket) ? ("agreed" as const) : ("asksToMove" as const),
      cancelled: "asksToCancel" as const,
    }[ticket.status];
    return withLogLine({ ...withTicketRecorded(entry, ticket, key), asked: ticket }, event, ticket, at);
  },
};

export const withLink = ({ links }: Entry, key: string): readonly string[] =>
  links.includes(key) ? links : [...links, key];

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
