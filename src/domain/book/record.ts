import { plainLine } from "../../format/plainText";
import { type Booking, type BookingStatus, epochMinute } from "../booking/booking";
import type { RandomBytes } from "../booking/bookingCode";
import { normalizePhone } from "../links/phoneNumber";
import { minutesPerDay } from "../shop/openingHours";

/** Where a version comes from: a ticket, or the shop itself, which wrote it down for a walk-in or for anything else. */
export type Source = "ticket" | "walkIn" | "shop";

/** A booking in one version, as the book got it. What a ticket does not say is empty in it. */
export type Version = {
  readonly booking: Booking;
  readonly source: Source;
  readonly duration: number;
  /** Of an acceptance that a link alone speaks of. */
  readonly isClaim?: true;
  /** Of the shop's own word: the highest version of a ticket that the book had then. Earlier pages did not note it. */
  readonly seen?: number;
  /** The millisecond at which the book last got it. */
  readonly recordedAt: number;
};

/**
 * What the shop ticks off. An outcome and a reminder count for the moment that the booking then had; a payment for any.
 * "depositMissing" takes back what was noted before it of a down payment that came.
 */
export type Tick = {
  readonly kind: "outcome" | "paid" | "reminded" | "depositMissing";
  /** "done" or "noShow" for an outcome, "yes" for the others, "" where it was taken back. */
  readonly value: string;
  readonly date: string;
  readonly time: string;
  readonly at: number;
};

/**
 * All that the book knows under one id. It only grows: entries are computed from it (entry.ts), so that the same versions and
 * ticks give the same book in whatever order they came. What was recorded up to `erasedAt`, in milliseconds, is gone.
 */
export type BookRecord = {
  readonly id: string;
  readonly versions: readonly Version[];
  readonly ticks: readonly Tick[];
  readonly erasedAt: number;
};

/** Minutes that a booking takes of whose services none is known any more. */
export const usualDuration = 30;

/** A booking as the shop itself says it, for the book; `duration` is that of its services, `now` is when it is recorded. */
export const versionOf = (booking: Booking, duration: number, now: Date, source: Source = "ticket"): Version => ({
  ...keptVersion(booking, duration, now, source),
  seen: booking.version ?? 0,
});

/** A booking as the book keeps it: its texts on single lines, and nothing that is not of it. */
export const keptVersion = (booking: Booking, duration: number, now: Date, source: Source): Version => ({
  booking: {
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
  },
  source,
  duration: duration || usualDuration,
  recordedAt: now.getTime(),
});

/**
 * What a ticket's link says, for the book. Anyone can write into an address that the booking was accepted, that a down payment
 * was received, or a version of years ahead: the first two are the shop's word alone, and the last counts as one of tomorrow at
 * most.
 */
export function versionOfLink(booking: Booking, duration: number, now: Date): Version {
  const { deposit, version, status } = booking;
  const latest = epochMinute(now) + minutesPerDay;
  const claimed: Booking = {
    ...booking,
    version: version === null ? null : Math.min(version, latest),
    deposit: deposit && { ...deposit, isReceived: false },
  };
  return { ...keptVersion(claimed, duration, now, "ticket"), ...(status === "confirmed" && { isClaim: true }) };
}

/** The id of a visitor's booking: its code and whose it is. The shop's own bookings have random ids, without a space. */
export const ticketId = ({ code, name, phone }: Pick<Booking, "code" | "name" | "phone">): string =>
  `${code} ${normalizePhone(phone) ?? (plainLine(phone) || plainLine(name).toLowerCase())}`;

/** A new id for a booking that the shop writes itself, later ones behind earlier ones. */
export const newOwnId = (now: Date, randomBytes: RandomBytes): string =>
  [now.getTime(), ...randomBytes(new Uint8Array(10))].map((part) => part.toString(16).padStart(2, "0")).join("");

export const isOwnId = (id: string): boolean => !id.includes(" ");

/** The booking code of a record; empty for a walk-in, which has none. */
export const codeOf = ({ versions }: BookRecord): string =>
  versions.find(({ booking }) => booking.code !== "")?.booking.code ?? "";

export const emptyRecord = (id: string): BookRecord => ({ id, versions: [], ticks: [], erasedAt: 0 });

export const recordOfVersion = (id: string, version: Version): BookRecord => ({
  ...emptyRecord(id),
  versions: [version],
});

/** The last millisecond of which records know anything; 0 where there are none. */
export const lastInstantOf = (records: readonly BookRecord[]): number =>
  records.reduce(
    (last, { versions, ticks, erasedAt }) =>
      Math.max(last, erasedAt, ...versions.map(({ recordedAt }) => recordedAt), ...ticks.map(({ at }) => at)),
    0,
  );

/** The instant, in milliseconds, at which something is noted at `now`: after all that the records know, whatever the clock says. */
export const stampAfter = (records: readonly BookRecord[], now: Date): number =>
  Math.max(now.getTime(), lastInstantOf(records) + 1);

/**
 * A version as it is noted at `now` beside the records of its booking: later than all of them, and where it is the shop's word
 * with what the shop had seen, the version that it answers among it.
 */
export const notedBeside = (
  records: readonly BookRecord[],
  version: Version,
  now: Date,
  answered: number | null = null,
): Version => ({
  ...version,
  recordedAt: stampAfter(records, now),
  ...(version.seen !== undefined && { seen: Math.max(answered ?? 0, ...ticketVersions(records)) }),
});

const ticketVersions = (records: readonly BookRecord[]): number[] =>
  records.flatMap(({ versions }) =>
    versions.filter(({ seen }) => seen === undefined).map(({ booking }) => booking.version ?? 0),
  );

/**
 * The order in which a booking's versions count: tickets by their version, the shop's words behind the last ticket that each of
 * them knew, whatever the clocks of two phones say. A link of the shop's own word stands with it, and a request that it has
 * granted before it.
 */
export function inCountingOrder(versions: readonly Version[]): Version[] {
  const numberOf = ({ booking }: Version) => booking.version ?? 0;
  const words = versions.filter(({ seen }) => seen !== undefined);
  const placeOf = (version: Version): number => {
    if (version.seen !== undefined) return version.seen + 0.5;
    const { booking } = version;
    const own = words.find(
      (word) =>
        numberOf(word) === numberOf(version) && (booking.status !== "requested" || word.booking.status === "requested"),
    );
    if (own) return placeOf(own);
    const granting = words.find(
      (word) =>
        booking.status === "requested" &&
        word.booking.status === "confirmed" &&
        numberOf(word) >= numberOf(version) &&
        isSameVisit(word.booking, booking),
    );
    return Math.min(numberOf(version), granting ? placeOf(granting) - 0.1 : Number.POSITIVE_INFINITY);
  };
  return versions
    .map((version) => ({ version, place: placeOf(version) }))
    .sort((one, other) => one.place - other.place)
    .map(({ version }) => version);
}

const isSameVisit = (one: Booking, other: Booking): boolean =>
  one.date === other.date &&
  one.time === other.time &&
  [...one.serviceIds].sort().join() === [...other.serviceIds].sort().join();

/**
 * What two copies of a record know together. Commutative, associative and idempotent: any number of copies gives the same in any
 * order.
 */
export function mergeRecords(one: BookRecord, other: BookRecord): BookRecord {
  const erasedAt = Math.max(one.erasedAt, other.erasedAt);
  const versions = [...one.versions, ...other.versions].filter(({ recordedAt }) => recordedAt > erasedAt);
  const ticks = [...one.ticks, ...other.ticks].filter(({ at }) => at > erasedAt);
  return {
    id: one.id,
    versions: latestOf(versions, identityOf, ({ recordedAt }) => recordedAt).sort(byVersion),
    ticks: latestOf(ticks, tickIdentity, ({ at }) => at).sort((a, b) => compare(textOf(a), textOf(b))),
    erasedAt,
  };
}

/** Several records, those of one id merged; one that is alone stays the same object. */
export function mergedById(records: readonly BookRecord[]): BookRecord[] {
  const byId = new Map<string, BookRecord>();
  for (const record of records) {
    const known = byId.get(record.id);
    byId.set(record.id, known ? mergeRecords(known, record) : record);
  }
  return [...byId.values()];
}

/** The date until which a record is of use: the latest of its versions; empty where it has none. */
export const lastDateOf = ({ versions }: BookRecord): string =>
  versions.reduce((last, { booking }) => (booking.date > last ? booking.date : last), "");

/** One item for each identity: the one that came last, and of those that came together the one whose text is greatest. */
function latestOf<T extends object>(
  items: readonly T[],
  identity: (item: T) => string,
  when: (item: T) => number,
): T[] {
  const kept = new Map<string, T>();
  for (const item of items) {
    const known = kept.get(identity(item));
    const isLater =
      known === undefined || when(item) > when(known) || (when(item) === when(known) && textOf(item) > textOf(known));
    if (isLater) kept.set(identity(item), item);
  }
  return [...kept.values()];
}

const identityOf = (version: Version) => textOf({ ...version, recordedAt: 0 });

const tickIdentity = ({ kind, date, time }: Tick) => JSON.stringify([kind, date, time]);

/** The same text for equal values, whatever the order of their keys. */
export const textOf = (value: object): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => compare(one, other)))
      : part,
  );

// A later answer of the same minute stands behind an earlier one, the shop's own word behind what a link says of it, and a whole
// ticket behind what the shop wrote down of a cut one.
const statusOrder: readonly BookingStatus[] = ["requested", "proposed", "confirmed", "declined", "cancelled"];

const byVersion = (one: Version, other: Version): number =>
  (one.booking.version ?? 0) - (other.booking.version ?? 0) ||
  statusOrder.indexOf(one.booking.status) - statusOrder.indexOf(other.booking.status) ||
  Number(other.isClaim === true) - Number(one.isClaim === true) ||
  Number(one.source === "ticket") - Number(other.source === "ticket") ||
  compare(identityOf(one), identityOf(other));

/** The order of two texts, letter by letter: many times faster than that of a language. */
export const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other));
