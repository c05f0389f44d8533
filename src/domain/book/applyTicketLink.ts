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
 * How a ticket's link changes the book. Anyone can write a link. So it may bring a request, but an answer of the shop in it is
 * only a claim, and what the shop has accepted stands until the shop itself changes it.
 */

/**
 * What a link means for the entry: nothing new ("same"), something older than the entry, a request, agreement or cancellation
 * by the customer, or a claim.
 */
type LinkKind = "same" | "older" | "request" | "agreement" | "cancellation" | "claim";

/**
 * The effect on the entry: it stays ("keep"), takes over texts that it lacks ("fill"), becomes the request ("replace"), is
 * cancelled, or stays while what the link brings waits beside it ("wait").
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

type Decision = readonly [Effect, LinkResult];

const defaults: Record<LinkKind, Decision> = {
  same: ["fill", "same"],
  older: ["keep", "older"],
  request: ["wait", "asks"],
  agreement: ["wait", "agrees"],
  cancellation: ["cancel", "cancelled"],
  claim: ["wait", "claimed"],
};

/** The effect of a link on its entry, and what the screen says of it. */
function decide(entry: Entry, ticket: Booking): Decision {
  const kind = kindOf(entry, ticket);
  // After the visit, or from somebody who may be another person, a link changes nothing by itself.
  const mayChange = entry.outcome === null && isSameCustomer(entry, ticket);
  if (kind === "request" && entry.status === "requested" && mayChange) return ["replace", "changed"];
  if (kind === "cancellation" && entry.status === "cancelled") return defaults.same;
  if (kind === "cancellation" && !mayChange) return ["wait", "asksToCancel"];
  return defaults[kind];
}

function kindOf(entry: Entry, ticket: Booking): LinkKind {
  if (entry.links.includes(dedupeKey(ticket))) return isCurrent(entry, ticket) ? "same" : "older";
  // Without a version nobody knows whether a cancellation is old, so it counts as new.
  if (ticket.status === "cancelled" && ticket.version === null) return "cancellation";
  if ((ticket.version ?? 0) < entry.askedVersion) return "older";
  if (entry.status === "confirmed" && entry.asked === null && asksForTheSame(entry, ticket)) return "same";
  if (ticket.status === "cancelled") return "cancellation";
  if (isShopAnswer(ticket.status)) return hasSameStatusAndMoment(entry, ticket) ? "same" : "claim";
  if (isAgreement(entry, ticket)) return "agreement";
  return "request";
}

/** Whether a request asks for just what the entry holds: the same visit, and no text that contradicts one of the entry's. */
const asksForTheSame = (entry: Entry, ticket: Booking): boolean =>
  ticket.status === "requested" &&
  dedupeKey({ ...entry, version: ticket.version, status: "requested" }) === dedupeKey(ticket) &&
  textFields.every((field) => completedTexts(ticket, entry)[field] === completedTexts(entry, ticket)[field]);

const hasSameStatusAndMoment = (one: Booking, other: Booking): boolean =>
  one.status === other.status && isSameMoment(one, other);

/**
 * Whether a link seen before still says what the entry holds, or what waits beside it. A request also does once the shop has
 * accepted its time.
 */
const isCurrent = (entry: Entry, ticket: Booking): boolean =>
  hasSameStatusAndMoment(entry, ticket) ||
  (entry.asked !== null && hasSameStatusAndMoment(entry.asked, ticket)) ||
  (entry.status === "confirmed" && isSameMoment(entry, ticket) && ticket.status === "requested");

/** The entry after and before a link is applied, and what the screen says of it. */
export type AppliedLink = { readonly result: LinkResult; readonly entry: Entry; readonly before: Entry | null };

/**
 * The ticket, without its version if that lies more than a day ahead. Such a version comes from a wrong clock or a forger, and
 * beside it every real version would look old.
 */
const withPlausibleVersion = <B extends Booking>(ticket: B, at: number): B =>
  (ticket.version ?? 0) * minuteMs > at + dayMs ? { ...ticket, version: null } : ticket;

/**
 * Applies a ticket's link to its entry; without one (`entry` is null) it makes a new entry. `duration` is the visit's in
 * minutes, `at` the present in epoch milliseconds. `isCodeTaken` says that another person's entry already has the code.
 * Idempotent: the same link again changes nothing.
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
  const [effect, result] = decide(entry, ticket);
  const after = effects[effect](
    entry,
    completedByEntry(entry, toStoredBooking(ticket, duration)),
    dedupeKey(ticket),
    at,
  );
  const isFilled = effect === "fill" && textFields.some((field) => after[field] !== entry[field]);
  return { result: isFilled ? "filled" : result, entry: after, before: entry };
}

/**
 * A new entry for a ticket. If the ticket claims an answer of the shop, the entry is a request, and the claim waits beside it.
 */
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

/** What the log says of a link that arrives, by the status in it. */
const arrivalEvents: Record<BookingStatus, LogEvent> = {
  requested: "requested",
  proposed: "claimsProposed",
  confirmed: "claimsConfirmed",
  declined: "claimsDeclined",
  cancelled: "cancelledByCustomer",
};

const textFields = ["name", "phone", "address", "notes"] as const;

type Texts = Pick<Booking, (typeof textFields)[number]>;

/** A booking's texts; those that it lacks are taken from `other`. */
const completedTexts = (own: Texts, other: Texts): Texts => ({
  name: uncutName(own.name, other.name),
  phone: own.phone || other.phone,
  address: own.address || other.address,
  notes: own.notes || other.notes,
});

/**
 * The entry's texts after the same link has come again. What is missing, or is only the beginning of the ticket's text because the
 * first link was cut off there, is taken from the ticket.
 */
function filledTexts(entry: Texts, ticket: Texts): Texts {
  const own = completedTexts(entry, ticket);
  const whole = (field: keyof Texts) => (ticket[field].startsWith(own[field]) ? ticket[field] : own[field]);
  return { name: whole("name"), phone: whole("phone"), address: whole("address"), notes: whole("notes") };
}

/**
 * The ticket's booking, with what a shortened link lacks taken from the entry. A link is no proof of payment: only the entry
 * says whether the deposit was received.
 */
const completedByEntry = (entry: TimedBooking, ticket: TimedBooking): TimedBooking => ({
  ...withDeposit(ticket, false),
  ...completedTexts(ticket, entry),
  total: ticket.total ?? entry.total,
  ...(entry.deposit?.isReceived && { deposit: entry.deposit }),
});

type Apply = (entry: Entry, ticket: TimedBooking, key: string, at: number) => Entry;

const effects: Record<Effect, Apply> = {
  keep: (entry) => entry,
  fill(entry, ticket, key) {
    const filled = filledTexts(entry, ticket);
    const recorded = withTicketRecorded(entry, ticket, key);
    const isKnown = entry.links.includes(key) && recorded.askedVersion === entry.askedVersion;
    if (isKnown && textFields.every((field) => filled[field] === entry[field])) return entry;
    return { ...recorded, ...filled, touchedAt: entry.touchedAt + 1 };
  },
  replace(entry, ticket, key, at) {
    // What the shop is said to have answered to this request or to a later one still waits.
    const claim = claimOf(entry) && (entry.asked?.version ?? 0) >= (ticket.version ?? 0) ? entry.asked : null;
    return withLogLine({ ...withTicketRecorded(entry, ticket, key), ...ticket, asked: claim }, "changed", ticket, at);
  },
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
    return withLogLine(
      { ...withTicketRecorded(entry, ticket, key), asked: ticket },
      waitingEvent(entry, ticket),
      ticket,
      at,
    );
  },
};

/** What the log says of a link that waits beside its entry. */
function waitingEvent(entry: Entry, ticket: Booking): LogEvent {
  if (ticket.status === "cancelled") return "asksToCancel";
  if (ticket.status === "requested") return isAgreement(entry, ticket) ? "agreed" : "asksToMove";
  return arrivalEvents[ticket.status];
}

export const withLink = ({ links }: Entry, key: string): readonly string[] =>
  links.includes(key) ? links : [...links, key];

/** A copy of the entry that records the ticket's link as received, and its version number if that is higher than before. */
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
