import {
  type Booking,
  isAccepted,
  isPromised,
  isProposal,
  isRequest,
  isSameMoment,
} from "../../domain/booking/booking";
import type { RandomBytes } from "../../domain/booking/bookingCode";
import { keptText, textFields, textRow, textsBy } from "../../domain/booking/texts";
import { normalizePhone } from "../../domain/contact/phoneNumber";
import { depositUpTo } from "../../domain/shop/deposit";
import { plainLine } from "../../format/plainText";
import type { LogEvent, LogLine } from "./log";
import type { ChairId, VisitSize } from "./seating";

/** Where an entry comes from: a ticket, a walk-in, or any other booking that the shop has written itself. */
export const sources = ["ticket", "walkIn", "shop"] as const;
export type Source = (typeof sources)[number];

export const outcomes = ["done", "noShow"] as const;
export type Outcome = (typeof outcomes)[number];

/** A booking as the book keeps it. */
export type SizedBooking = Booking & VisitSize;

/** The parts of a booking that a link can ask for. The payment is the entry's alone. */
type ChangeablePart = Exclude<keyof SizedBooking, "code" | "status" | "version" | "changedFrom">;

/** What one link asks for beside an entry: a change of some parts, or a cancellation. */
export type PendingChange = Pick<SizedBooking, "status" | "version"> & {
  /** The key (`linkKey`) of the link. */
  link: string;
  /** Whether the link certainly comes from the entry's customer. */
  isFromCustomer: boolean;
  /** The parts that are to be different. */
  parts: { [Part in ChangeablePart]?: SizedBooking[Part] };
};

/** One visit in the shop's book: the booking as it is now, the shop's marks, and the log of all its events. */
export type Entry = SizedBooking & {
  id: string;
  source: Source;
  /** A change, agreement or cancellation by the customer that waits for the shop's answer; null if none does. */
  pendingChange: PendingChange | null;
  outcome: Outcome | null;
  /** When the outcome was marked, in epoch milliseconds; null without an outcome. */
  outcomeAt: number | null;
  /** What was paid at the visit, in whole rupiah, besides the deposit. */
  paid: number;
  isReminded: boolean;
  /** The chairs that the visit takes, recorded once it has begun; null before. */
  chairs: readonly ChairId[] | null;
  /** The highest version among the customer's own requests and cancellations that have come; 0 if none had one. */
  askedVersion: number;
  /** The keys (`linkKey`) of the links received or given out. By its key the book recognises a link that comes again. */
  links: readonly string[];
  /** Those of `links` whose wish was refused. One that comes again is asked about again. */
  refusedLinks: readonly string[];
  /** The time of the last change, in epoch milliseconds; every change makes it later, but for a record of its chairs. */
  touchedAt: number;
  log: readonly LogLine[];
};

/** An entry that a backup file adds or replaces. `before` is the book's own entry; null if it has none. */
export type ImportedEntry = { before: Entry | null; entry: Entry };

/** Returns a booking as the book stores it, with its size: its texts clean, no other fields, no `changedFrom`. */
export const toStoredBooking = (booking: Booking, { duration, chairCount }: VisitSize): SizedBooking => ({
  code: booking.code,
  status: booking.status,
  version: booking.version,
  language: booking.language,
  ...textsBy((field) => keptText(field, booking[field])),
  date: booking.date,
  time: booking.time,
  serviceIds: booking.serviceIds,
  barberId: booking.barberId,
  total: booking.total,
  isLeastTotal: booking.isLeastTotal,
  deposit: booking.deposit && { amount: booking.deposit.amount, isReceived: booking.deposit.isReceived },
  changedFrom: null,
  duration,
  chairCount,
});

/** Makes a new entry for a booking at `at`, in epoch milliseconds. Its log begins with `event`, and `what` it changes. */
export const newEntry = (
  id: string,
  source: Source,
  booking: SizedBooking,
  event: LogEvent,
  at: number,
  what?: string,
): Entry => ({
  ...booking,
  id,
  source,
  pendingChange: null,
  outcome: null,
  outcomeAt: null,
  paid: 0,
  isReminded: false,
  chairs: null,
  askedVersion: 0,
  links: [linkKey(booking)],
  refusedLinks: [],
  touchedAt: at,
  log: [{ at, event, date: booking.date, time: booking.time, ...(what && { what }) }],
});

/** Returns the key by which the book recognises a known link. It is equal for the same version of a booking. */
export const linkKey = ({ version, status, date, time, serviceIds, barberId }: Booking) =>
  [version ?? 0, status, date, time, [...serviceIds].sort().join(), barberId ?? ""].join(" ");

export const withLink = ({ links }: Entry, key: string) => (links.includes(key) ? links : [...links, key]);

/**
 * Returns the id of a ticket's entry, the same on every phone: the booking's code with the customer's phone number, or with
 * the name if there is no number.
 */
export const ticketId = ({ code, name, phone }: Booking) =>
  `${code} ${normalizePhone(phone) ?? (plainLine(phone) || plainLine(name).toLowerCase())}`;

/** Makes an id for a booking that the shop writes itself. Sorted, these ids are in order of time. */
export const newEntryId = (now: Date, randomBytes: RandomBytes) =>
  [now.getTime(), ...randomBytes(new Uint8Array(10))].map((part) => part.toString(16).padStart(2, "0")).join("");

const sortKey = ({ date, time, id }: Entry) => `${date} ${time} ${id}`;

/** Sorts entries by code units, many times faster than by locale. */
export const byTime = (one: Entry, other: Entry) => (sortKey(one) < sortKey(other) ? -1 : 1);

/** Whether an entry waits for the shop's answer. */
export const isWaiting = (entry: Entry) => isRequest(entry) || entry.pendingChange !== null;

/**
 * Returns what a link asks to change in an entry. Total and deposit count only if moment or services change, and the size
 * only with the services, so that the shop's corrections stay. A required text that the link lacks stays too.
 */
export function changeIn(entry: SizedBooking, ticket: SizedBooking): PendingChange {
  const differs = (part: ChangeablePart) => comparable(entry[part]) !== comparable(ticket[part]);
  const isRepriced = differs("date") || differs("time") || differs("serviceIds");
  const isOtherPrice =
    differs("total") || differs("isLeastTotal") || (differs("deposit") && !entry.deposit?.isReceived);
  const groups: [isAsked: boolean, ...parts: ChangeablePart[]][] = [
    [differs("date") || differs("time"), "date", "time"],
    [differs("serviceIds"), "serviceIds", "duration", "chairCount"],
    [isRepriced && isOtherPrice, "total", "isLeastTotal", "deposit"],
    [differs("barberId"), "barberId"],
    [differs("language"), "language"],
    ...textFields.map((field): [boolean, ChangeablePart] => [
      differs(field) && (ticket[field] !== "" || !textRow(field).isRequired),
      field,
    ]),
  ];
  const parts = groups.flatMap(([isAsked, ...some]) => (isAsked ? some : []));
  return {
    status: ticket.status,
    version: ticket.version,
    link: linkKey(ticket),
    isFromCustomer: isSameCustomer(entry, ticket),
    parts: Object.fromEntries(parts.map((part) => [part, ticket[part]])),
  };
}

export const asksNothing = ({ parts }: PendingChange) => Object.keys(parts).length === 0;

/** A part of a booking as a text that is equal for equal ones. The order of services does not count. */
const comparable = (part: SizedBooking[ChangeablePart]) =>
  JSON.stringify(Array.isArray(part) ? [...part].sort() : part);

/**
 * Returns the entry as it would be with `pendingChange` granted: its present values, replaced by those asked for, as a
 * request beside which nothing waits. Without `pendingChange`, the entry itself. A deposit that was received stays, and one
 * that is owed never exceeds the total.
 */
export function withPendingChange(entry: Entry): Entry {
  if (entry.pendingChange === null) return entry;
  const { parts } = entry.pendingChange;
  const { deposit, total } = { ...entry, ...parts };
  return {
    ...entry,
    ...parts,
    deposit: entry.deposit?.isReceived ? entry.deposit : depositUpTo(deposit?.amount ?? 0, total),
    status: "requested",
    version: newestVersion(entry),
    pendingChange: null,
    outcome: null,
    outcomeAt: null,
    chairs: null,
  };
}

/**
 * Returns the higher version of the entry and of `pendingChange`; null if neither has one. The shop's next answer must
 * exceed it.
 */
export const newestVersion = ({ version, pendingChange }: Entry) =>
  Math.max(version ?? 0, pendingChange?.version ?? 0) || null;

/** Whether a visit is confirmed and has not been marked as a no-show. */
export const isExpected = ({ status, outcome }: Entry) => isAccepted({ status }) && outcome !== "noShow";

/** Whether a change agrees to the time that the shop has proposed, and comes from the entry's customer. */
export const isAgreement = (entry: Entry, change: PendingChange) =>
  isProposal(entry) && isRequest(change) && change.isFromCustomer && isSameMoment(entry, { ...entry, ...change.parts });

/** Whether the customer has agreed to the time that the shop has proposed. */
export const hasAgreed = (entry: Entry) => entry.pendingChange !== null && isAgreement(entry, entry.pendingChange);

/**
 * Whether an entry takes a chair. An accepted visit does. A proposed one does unless its customer asks for something else. A
 * no-show does not.
 */
export const takesChair = (entry: Entry): boolean => {
  const { pendingChange, outcome } = entry;
  const isTurnedDown = pendingChange?.isFromCustomer && isRequest(pendingChange) && !hasAgreed(entry);
  return isPromised(entry) && (isAccepted(entry) || !isTurnedDown) && outcome !== "noShow";
};

type Person = Pick<Booking, "name" | "phone">;

/** Whether two bookings are certainly of different people: both names and both phone numbers are known, and both differ. */
const isOtherPerson = (one: Person, other: Person) =>
  differ(folded(one.name), folded(other.name)) && differ(phoneKey(one), phoneKey(other));

/**
 * Finds a ticket's entry among `ofCode`, the entries with its code; null if there is none. The entry with the ticket's id
 * comes first, even if the shop has renamed the customer since. Otherwise it is one that may belong to the same person.
 */
export const entryOfTicket = (ofCode: readonly Entry[], ticket: Booking) =>
  ofCode.find(({ id }) => id === ticketId(ticket)) ?? ofCode.find((entry) => !isOtherPerson(entry, ticket)) ?? null;

/**
 * Whether a ticket certainly comes from an entry's customer: by the phone number, or by the name if the entry has no number.
 * A ticket without the number that the entry has may be anyone's who knows code and name.
 */
export const isSameCustomer = (entry: Person, ticket: Person) =>
  phoneKey(entry) === ""
    ? entry.name !== "" && folded(entry.name) === folded(ticket.name)
    : phoneKey(entry) === phoneKey(ticket);

const differ = (one: string, other: string) => one !== "" && other !== "" && one !== other;

export const phoneKey = ({ phone }: Person) => normalizePhone(phone) ?? plainLine(phone);

const folded = (name: string) => plainLine(name).toLowerCase();
