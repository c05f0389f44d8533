import { plainLine } from "../../format/plainText";
import { type Booking, isSameMoment, isShopAnswer } from "../booking/booking";
import type { RandomBytes } from "../booking/bookingCode";
import { normalizePhone } from "../links/phoneNumber";
import type { LogEvent, LogLine } from "./log";
import type { ChairId } from "./seating";

/** Where an entry comes from: a ticket, a walk-in, or anything else that the shop wrote itself. */
export const sources = ["ticket", "walkIn", "shop"] as const;
export type Source = (typeof sources)[number];

export const outcomes = ["done", "noShow"] as const;
export type Outcome = (typeof outcomes)[number];

/** A booking with the minutes that its services take. */
export type TimedBooking = Booking & { readonly duration: number };

/** One visit in the shop's book: the current booking, what the shop has marked, and the log of how it came about. */
export type Entry = TimedBooking & {
  readonly id: string;
  readonly source: Source;
  /**
   * What waits for the shop's answer while the booking stays: a change or cancellation that the customer asks for, or an answer
   * of the shop that only a link claims.
   */
  readonly asked: TimedBooking | null;
  readonly outcome: Outcome | null;
  /** When the outcome was marked, in epoch milliseconds; null without an outcome. */
  readonly outcomeAt: number | null;
  readonly isPaid: boolean;
  readonly isReminded: boolean;
  /** The chairs that the visit takes, recorded once it has begun; null before. */
  readonly chairs: readonly ChairId[] | null;
  /** The version of the customer's newest message that has reached the entry. */
  readonly askedVersion: number;
  /** The links received or given out, as `dedupeKey`: a link that comes again changes nothing. */
  readonly links: readonly string[];
  /** When the entry was last changed, in epoch milliseconds; always later than before. */
  readonly touchedAt: number;
  readonly log: readonly LogLine[];
};

/** In minutes: the duration of a booking of which no service is known any more. */
export const fallbackDuration = 30;

/** A booking as the book stores it: texts on one line, no other fields, never without duration. */
export const toStoredBooking = (booking: Booking, duration: number): TimedBooking => ({
  code: booking.code,
  status: booking.status,
  version: booking.version,
  language: booking.language,
  name: plainLine(booking.name),
  phone: plainLine(booking.phone),
  address: plainLine(booking.address),
  notes: plainLine(booking.notes),
  date: booking.date,
  time: booking.time,
  serviceIds: booking.serviceIds,
  barberId: booking.barberId,
  total: booking.total,
  isLeastTotal: booking.isLeastTotal,
  deposit: booking.deposit && { amount: booking.deposit.amount, isReceived: booking.deposit.isReceived },
  changedFrom: null,
  duration: duration || fallbackDuration,
});

/** A new entry for a booking, created at `at`, in epoch milliseconds. */
export const newEntry = (id: string, source: Source, booking: TimedBooking, event: LogEvent, at: number): Entry => ({
  ...booking,
  id,
  source,
  asked: null,
  outcome: null,
  outcomeAt: null,
  isPaid: false,
  isReminded: false,
  chairs: null,
  askedVersion: 0,
  links: [dedupeKey(booking)],
  touchedAt: at,
  log: [{ at, event, date: booking.date, time: booking.time }],
});

/**
 * A key by which the book recognises a link that it has seen: equal for the same version of a booking, however the name was
 * shortened on the way.
 */
export const dedupeKey = ({ version, status, date, time, serviceIds, barberId }: Booking): string =>
  [version ?? 0, status, date, time, [...serviceIds].sort().join(), barberId ?? ""].join(" ");

/**
 * The id of a visitor's entry, the same on every phone: the booking's code with the customer's phone number, or with the name
 * where there is no number.
 */
export const ticketId = ({ code, name, phone }: Pick<Booking, "code" | "name" | "phone">): string =>
  `${code} ${normalizePhone(phone) ?? (plainLine(phone) || plainLine(name).toLowerCase())}`;

/** A new id for a booking that the shop writes itself; such ids sort by time. */
export const newEntryId = (now: Date, randomBytes: RandomBytes): string =>
  [now.getTime(), ...randomBytes(new Uint8Array(10))].map((part) => part.toString(16).padStart(2, "0")).join("");

/** Compares two texts by code units, which is many times faster than by locale. */
const compareCodeUnits = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

export const byTime = (one: Entry, other: Entry): number =>
  compareCodeUnits(one.date, other.date) ||
  compareCodeUnits(one.time, other.time) ||
  compareCodeUnits(one.id, other.id);

/** Whether an entry waits for the shop's answer. */
export const isWaiting = ({ status, asked }: Pick<Entry, "status" | "asked">): boolean =>
  status === "requested" || asked !== null;

/** The waiting request as an entry: the change that is asked for, or else the entry itself. */
export const requestOf = (entry: Entry): Entry =>
  entry.asked
    ? { ...entry, ...entry.asked, status: "requested", version: newestVersion(entry), outcome: null, chairs: null }
    : entry;

/**
 * The higher of two versions, that of the booking and that of what waits in `asked`; the shop's next answer has to exceed it.
 * Null if neither has one.
 */
export const newestVersion = ({ version, asked }: Pick<Entry, "version" | "asked">): number | null =>
  Math.max(version ?? 0, asked?.version ?? 0) || null;

/** Whether a visit is confirmed and has not been marked as a no-show. */
export const isExpected = ({ status, outcome }: Pick<Entry, "status" | "outcome">): boolean =>
  status === "confirmed" && outcome !== "noShow";

/** Whether a request that comes from the entry's customer, as far as is known, accepts the time that the shop has proposed. */
export const isAgreement = (entry: Entry, request: Booking): boolean =>
  entry.status === "proposed" &&
  request.status === "requested" &&
  isSameMoment(entry, request) &&
  isSameCustomer(entry, request);

/** Whether the customer has agreed to the time that the shop has proposed. */
export const hasAgreed = (entry: Entry): boolean => entry.asked !== null && isAgreement(entry, entry.asked);

/** The answer of the shop that only a link claims; null if none waits. */
export const claimOf = ({ asked }: Pick<Entry, "asked">) =>
  asked !== null && isShopAnswer(asked.status) ? asked.status : null;

/**
 * Whether an entry takes a chair: an accepted one does, and a proposed one unless the customer has requested another time
 * instead. A no-show takes none.
 */
export const takesChair = (entry: Entry): boolean => {
  const isTurnedDownByCustomer = entry.asked?.status === "requested" && !hasAgreed(entry);
  return (
    (entry.status === "confirmed" || (entry.status === "proposed" && !isTurnedDownByCustomer)) &&
    entry.outcome !== "noShow"
  );
};

type Person = Pick<Booking, "name" | "phone">;

/** Whether two bookings are of different people: both name and phone number are known and differ. */
const isOtherPerson = (one: Person, other: Person): boolean =>
  differ(folded(one.name), folded(other.name)) && differ(phoneKey(one), phoneKey(other));

/**
 * The entry that a ticket belongs to, among those with its code: the one with its id, even if the shop has renamed the customer
 * since; else one that may be the same person's; null if there is none.
 */
export const entryOfTicket = (ofCode: readonly Entry[], ticket: Person & Pick<Booking, "code">): Entry | null =>
  ofCode.find(({ id }) => id === ticketId(ticket)) ?? ofCode.find((entry) => !isOtherPerson(entry, ticket)) ?? null;

/** Whether two bookings are certainly of one customer: by number, or by name if one has no number. */
export const isSameCustomer = (one: Person, other: Person): boolean =>
  phoneKey(one) === "" || phoneKey(other) === ""
    ? one.name !== "" && other.name !== "" && isSameName(one.name, other.name)
    : phoneKey(one) === phoneKey(other);

const isSameName = (one: string, other: string) => folded(uncutName(one, other)) === folded(uncutName(other, one));

const differ = (one: string, other: string) => one !== "" && other !== "" && one !== other;

export const phoneKey = ({ phone }: Pick<Person, "phone">) => normalizePhone(phone) ?? plainLine(phone);

const folded = (name: string) => plainLine(name).toLowerCase();

/** The name; `known` instead if the name is missing, or is only the beginning of `known`, as a ticket's link cuts it. */
export const uncutName = (name: string, known: string): string =>
  name === "" || (/.…$/.test(name) && folded(known).startsWith(folded(name.slice(0, -1)))) ? known : name;
