import { plainLine } from "../../format/plainText";
import { type Booking, isSameMoment } from "../booking/booking";
import type { RandomBytes } from "../booking/bookingCode";
import { normalizePhone } from "../links/phoneNumber";
import type { LogEvent, LogLine } from "./log";

/** Where an entry comes from: a ticket, a walk-in, or anything else that the shop wrote itself. */
export const sources = ["ticket", "walkIn", "shop"] as const;
export type Source = (typeof sources)[number];

export const outcomes = ["done", "noShow"] as const;
export type Outcome = (typeof outcomes)[number];

/** A booking with the minutes that its services take. */
export type TimedBooking = Booking & { readonly duration: number };

/** One visit in the shop's book: the booking as it stands, what the shop has ticked off, and how it came to be so. */
export type Entry = TimedBooking & {
  readonly id: string;
  readonly source: Source;
  /**
   * What waits for the shop's answer beside the booking that stands: a change or a cancellation that the customer asks for, or a
   * word of the shop that a link alone claims.
   */
  readonly asked: TimedBooking | null;
  readonly outcome: Outcome | null;
  /** The millisecond at which the outcome was ticked off; null where there is none. */
  readonly outcomeAt: number | null;
  readonly isPaid: boolean;
  readonly isReminded: boolean;
  /** The places of the chairs that the visit takes since it has begun; null before. */
  readonly chairs: readonly number[] | null;
  /** The version of the customer's newest word that the entry has taken in. */
  readonly askedVersion: number;
  /** The links that the entry has taken in or given out, each by what it says: one that comes again changes nothing. */
  readonly links: readonly string[];
  /** The millisecond of the last change, later than all before. */
  readonly touchedAt: number;
  readonly log: readonly LogLine[];
};

/** Minutes that a booking takes of whose services none is known any more. */
export const usualDuration = 30;

/** A booking as the book keeps it: its texts on single lines, and nothing that is not of it. */
export const keptBooking = (booking: Booking, duration: number): TimedBooking => ({
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
  duration: duration || usualDuration,
});

/** A new entry of a booking at `at`, in milliseconds. */
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
  links: [linkContent(booking)],
  touchedAt: at,
  log: [{ at, event, date: booking.date, time: booking.time }],
});

/** What a booking's link says, as one text: the same for the same link, however its name was shortened on the way. */
export const linkContent = ({ version, status, date, time, serviceIds, barberId }: Booking): string =>
  [version ?? 0, status, date, time, [...serviceIds].sort().join(), barberId ?? ""].join(" ");

/** The id of a visitor's booking: its code and whose it is, the same on each phone. */
export const ticketId = ({ code, name, phone }: Pick<Booking, "code" | "name" | "phone">): string =>
  `${code} ${normalizePhone(phone) ?? (plainLine(phone) || plainLine(name).toLowerCase())}`;

/** A new id for a booking that the shop writes itself, later ones behind earlier ones. */
export const newOwnId = (now: Date, randomBytes: RandomBytes): string =>
  [now.getTime(), ...randomBytes(new Uint8Array(10))].map((part) => part.toString(16).padStart(2, "0")).join("");

/** The order of two texts, letter by letter: many times faster than that of a language. */
export const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

export const byTime = (one: Entry, other: Entry): number =>
  compare(one.date, other.date) || compare(one.time, other.time) || compare(one.id, other.id);

/** Whether the shop has something to answer. */
export const isWaiting = ({ status, asked }: Pick<Entry, "status" | "asked">): boolean =>
  status === "requested" || asked !== null;

/** What waits for an answer, as an entry of its own: the change that is asked for, or the request itself. */
export const requestOf = (entry: Entry): Entry =>
  entry.asked
    ? { ...entry, ...entry.asked, status: "requested", version: newestVersion(entry), outcome: null, chairs: null }
    : entry;

/** The newest version of both sides: the shop's next word counts behind it. */
export const newestVersion = ({ version, asked }: Pick<Entry, "version" | "asked">): number | null =>
  Math.max(version ?? 0, asked?.version ?? 0) || null;

/** Whether an accepted visit is to come, or has come. */
export const isExpected = ({ status, outcome }: Pick<Entry, "status" | "outcome">): boolean =>
  status === "confirmed" && outcome !== "noShow";

/** Whether the customer asks for the time that the shop has proposed. */
export const isAgreed = (entry: Entry): boolean =>
  entry.status === "proposed" && entry.asked?.status === "requested" && isSameMoment(entry, entry.asked);

/** The shop's word that a link alone claims; null where none waits. */
export const claimOf = ({ asked }: Pick<Entry, "asked">): "proposed" | "confirmed" | "declined" | null =>
  asked === null || asked.status === "requested" || asked.status === "cancelled" ? null : asked.status;

/** Whether an entry takes a chair: an accepted one, or one whose proposed time the customer may still agree to, or has. */
export const takesChair = (entry: Entry): boolean => {
  const isTurnedDown = entry.asked?.status === "requested" && !isAgreed(entry);
  return (entry.status === "confirmed" || (entry.status === "proposed" && !isTurnedDown)) && entry.outcome !== "noShow";
};

type Person = Pick<Booking, "name" | "phone">;

/** Whether two bookings name another person each: by name and by telephone number. */
export const isOtherPerson = (one: Person, other: Person): boolean =>
  differ(folded(one.name), folded(other.name)) && differ(numberOf(one), numberOf(other));

/** The entry of a ticket among those of its code. */
export const entryOfTicket = (ofCode: readonly Entry[], ticket: Person): Entry | null =>
  ofCode.find((entry) => !isOtherPerson(entry, ticket)) ?? null;

/** Whether a ticket is surely of an entry's customer: by the number, or by the name where one of them has no number. */
export const isSurelySame = (one: Person, other: Person): boolean =>
  numberOf(one) === "" || numberOf(other) === ""
    ? one.name !== "" && other.name !== "" && isSameName(one.name, other.name)
    : numberOf(one) === numberOf(other);

const isSameName = (one: string, other: string) => folded(wholeName(one, other)) === folded(wholeName(other, one));

const differ = (one: string, other: string) => one !== "" && other !== "" && one !== other;

export const numberOf = ({ phone }: Pick<Person, "phone">) => normalizePhone(phone) ?? plainLine(phone);

const folded = (name: string) => plainLine(name).toLowerCase();

/** The whole one of two names, of which a ticket's link may have cut one. */
export const wholeName = (name: string, known: string): string =>
  name === "" || (/.…$/.test(name) && folded(known).startsWith(folded(name.slice(0, -1)))) ? known : name;
