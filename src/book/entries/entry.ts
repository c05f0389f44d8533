import { type Booking, isSameMoment } from "../../domain/booking/booking";
import type { RandomBytes } from "../../domain/booking/bookingCode";
import { isAccepted, isProposal, isRequest, statuses } from "../../domain/booking/statuses";
import { type TextField, textFields, textRow, textsBy } from "../../domain/booking/texts";
import { normalizePhone } from "../../domain/formats/phoneNumber";
import { plainLine } from "../../format/plainText";
import type { ChairId, VisitSize } from "../chairs/seating";
import type { LogEvent, LogLine } from "./log";

/** Where an entry comes from: a ticket, a walk-in, or any other booking that the shop has written itself. */
export const sources = ["ticket", "walkIn", "shop"] as const;
export type Source = (typeof sources)[number];

export const outcomes = ["done", "noShow"] as const;
export type Outcome = (typeof outcomes)[number];

/** A booking as the book keeps it. */
export type TimedBooking = Booking & VisitSize;

/** The parts of a booking that a link can ask for. Deposit and payment are the entry's alone. */
type AskedPart =
  | TextField
  | "language"
  | "date"
  | "time"
  | "serviceIds"
  | "barberId"
  | "total"
  | "isLeastTotal"
  | keyof VisitSize;

/** What a link asks for beside an entry: the parts that are to be different, and the link's status and version. */
export type Asked = Pick<TimedBooking, "status" | "version"> & { readonly [Part in AskedPart]?: TimedBooking[Part] };

/** One visit in the shop's book: the booking as it is now, the shop's marks, and the log of all its events. */
export type Entry = TimedBooking & {
  readonly id: string;
  readonly source: Source;
  /** A change, agreement or cancellation by the customer that waits until the shop accepts or refuses it; null if none does. */
  readonly asked: Asked | null;
  readonly outcome: Outcome | null;
  /** When the outcome was marked, in epoch milliseconds; null without an outcome. */
  readonly outcomeAt: number | null;
  /** What was paid at the visit, in whole rupiah, besides the deposit. */
  readonly paid: number;
  readonly isReminded: boolean;
  /** The chairs that the visit takes, recorded once it has begun; null before. */
  readonly chairs: readonly ChairId[] | null;
  /** The highest version among the customer's requests and cancellations that have reached the entry; 0 if none had one. */
  readonly askedVersion: number;
  /** The keys (`dedupeKey`) of the links received or given out. By its key the book recognises a link that comes again. */
  readonly links: readonly string[];
  /** The time of the last change, in epoch milliseconds; every change makes it later, but for a record of its chairs. */
  readonly touchedAt: number;
  readonly log: readonly LogLine[];
};

/** Returns a booking as the book stores it, with its size: each text on one line, no other fields, no `changedFrom`. */
export const toStoredBooking = (booking: Booking, { duration, chairCount }: VisitSize): TimedBooking => ({
  code: booking.code,
  status: booking.status,
  version: booking.version,
  language: booking.language,
  ...textsBy((field) => plainLine(booking[field])),
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

/** Makes a new entry for a booking at `at`, in epoch milliseconds. Its log begins with `event`. */
export const newEntry = (id: string, source: Source, booking: TimedBooking, event: LogEvent, at: number): Entry => ({
  ...booking,
  id,
  source,
  asked: null,
  outcome: null,
  outcomeAt: null,
  paid: 0,
  isReminded: false,
  chairs: null,
  askedVersion: 0,
  links: [dedupeKey(booking)],
  touchedAt: at,
  log: [{ at, event, date: booking.date, time: booking.time }],
});

/**
 * Returns the key by which the book recognises a known link. It is equal for the same version of a booking, even if a link
 * has shortened the name.
 */
export const dedupeKey = ({ version, status, date, time, serviceIds, barberId }: Booking): string =>
  [version ?? 0, status, date, time, [...serviceIds].sort().join(), barberId ?? ""].join(" ");

export const withLink = ({ links }: Entry, key: string): readonly string[] =>
  links.includes(key) ? links : [...links, key];

/**
 * Returns the id of a ticket's entry, the same on every phone: the booking's code with the customer's phone number, or with
 * the name if there is no number.
 */
export const ticketId = ({ code, name, phone }: Booking): string =>
  `${code} ${normalizePhone(phone) ?? (plainLine(phone) || plainLine(name).toLowerCase())}`;

/** Makes an id for a booking that the shop writes itself. Sorted, these ids are in order of time. */
export const newEntryId = (now: Date, randomBytes: RandomBytes): string =>
  [now.getTime(), ...randomBytes(new Uint8Array(10))].map((part) => part.toString(16).padStart(2, "0")).join("");

/** Compares two texts by code units, many times faster than by locale. */
const compareCodeUnits = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

export const byTime = (one: Entry, other: Entry): number =>
  compareCodeUnits(one.date, other.date) ||
  compareCodeUnits(one.time, other.time) ||
  compareCodeUnits(one.id, other.id);

/** Whether an entry waits for the shop's answer. */
export const isWaiting = (entry: Entry): boolean => isRequest(entry) || entry.asked !== null;

/**
 * Returns what a ticket asks to change in an entry. Its total counts only if moment or services change, and their duration
 * only with the services, so that the shop's corrections stay. A required text that the link lacks stays too.
 */
export function askedOf(entry: TimedBooking, ticket: TimedBooking): Asked {
  const differs = (part: AskedPart) => String(entry[part]) !== String(ticket[part]);
  const isRepriced = differs("date") || differs("time") || differs("serviceIds");
  const groups: [isAsked: boolean, ...parts: AskedPart[]][] = [
    [differs("date") || differs("time"), "date", "time"],
    [differs("serviceIds"), "serviceIds", "duration", "chairCount"],
    [isRepriced && (differs("total") || differs("isLeastTotal")), "total", "isLeastTotal"],
    [differs("barberId"), "barberId"],
    [differs("language"), "language"],
    ...textFields.map((field): [boolean, AskedPart] => [
      differs(field) && (ticket[field] !== "" || !textRow(field).isRequired),
      field,
    ]),
  ];
  const parts = groups.flatMap(([isAsked, ...some]) => (isAsked ? some : []));
  const { status, version } = ticket;
  return { status, version, ...Object.fromEntries(parts.map((part) => [part, ticket[part]])) };
}

/**
 * Returns the entry as it would be with `asked` granted: its present values, replaced by those asked for, as a request. Without
 * `asked`, the entry itself. A deposit that is owed never exceeds the total.
 */
export function requestOf(entry: Entry): Entry {
  if (entry.asked === null) return entry;
  const request: Entry = { ...entry, ...entry.asked, status: "requested", version: newestVersion(entry) };
  const { deposit, total } = request;
  return {
    ...request,
    deposit: deposit && !deposit.isReceived ? { ...deposit, amount: Math.min(deposit.amount, total) } : deposit,
    outcome: null,
    chairs: null,
  };
}

/**
 * Returns the higher version of the entry and of `asked`; null if neither has one. The shop's next answer must exceed it.
 */
export const newestVersion = ({ version, asked }: Entry): number | null =>
  Math.max(version ?? 0, asked?.version ?? 0) || null;

/** Whether a visit is confirmed and has not been marked as a no-show. */
export const isExpected = ({ status, outcome }: Entry): boolean => isAccepted({ status }) && outcome !== "noShow";

/** Whether a request accepts the time that the shop has proposed, and comes from the entry's customer. */
export const isAgreement = (entry: Entry, request: Booking): boolean =>
  isProposal(entry) && isRequest(request) && isSameMoment(entry, request) && isSameCustomer(entry, request);

/** Whether the customer has agreed to the time that the shop has proposed. */
export const hasAgreed = (entry: Entry): boolean =>
  entry.asked !== null && isRequest(entry.asked) && isAgreement(entry, requestOf(entry));

/**
 * Whether an entry takes a chair. An accepted visit does. A proposed one does unless a request that does not agree to it
 * waits beside it. A no-show does not.
 */
export const takesChair = (entry: Entry): boolean => {
  const isTurnedDownByCustomer = entry.asked !== null && isRequest(entry.asked) && !hasAgreed(entry);
  return (
    statuses[entry.status].takesChair && (isAccepted(entry) || !isTurnedDownByCustomer) && entry.outcome !== "noShow"
  );
};

type Person = Pick<Booking, "name" | "phone">;

/** Whether two bookings are certainly of different people: both names and both phone numbers are known, and both differ. */
const isOtherPerson = (one: Person, other: Person): boolean =>
  differ(folded(one.name), folded(other.name)) && differ(phoneKey(one), phoneKey(other));

/**
 * Finds a ticket's entry among `ofCode`, the entries with its code; null if there is none. The entry with the ticket's id
 * comes first, even if the shop has renamed the customer since. Otherwise it is one that may belong to the same person.
 */
export const entryOfTicket = (ofCode: readonly Entry[], ticket: Booking): Entry | null =>
  ofCode.find(({ id }) => id === ticketId(ticket)) ?? ofCode.find((entry) => !isOtherPerson(entry, ticket)) ?? null;

/**
 * Whether a ticket certainly comes from an entry's customer: by the phone number, or by the name if the entry has no number.
 * A ticket without the number that the entry has may be anyone's who knows code and name.
 */
export const isSameCustomer = (entry: Person, ticket: Person): boolean =>
  phoneKey(entry) === ""
    ? entry.name !== "" && folded(entry.name) === folded(ticket.name)
    : phoneKey(entry) === phoneKey(ticket);

const differ = (one: string, other: string) => one !== "" && other !== "" && one !== other;

export const phoneKey = ({ phone }: Person) => normalizePhone(phone) ?? plainLine(phone);

const folded = (name: string) => plainLine(name).toLowerCase();
