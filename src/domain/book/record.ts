import type { BookingStatus } from "../booking/booking";
import type { Deposit } from "../shop/deposit";

/** Whom a slip speaks of. */
export type Person = { readonly name: string; readonly phone: string };

/**
 * What a ticket, or the shop itself, says of a booking in one version (docs/rules.md, section 18). What a text does not say is empty, and
 * null for the total. `version` is the minute, counted from 1970, of the change that made it, 0 for the first request; `recordedAt` the
 * millisecond at which the book last got it. Duration in minutes, total in whole rupiah.
 */
export type Slip = {
  readonly source: "ticket" | "walkIn" | "shop";
  readonly version: number;
  readonly status: BookingStatus;
  readonly name: string;
  readonly phone: string;
  readonly address: string;
  readonly notes: string;
  readonly date: string;
  readonly time: string;
  readonly serviceIds: readonly string[];
  readonly barberId: string | null;
  readonly duration: number;
  readonly total: number | null;
  readonly isLeastTotal: boolean;
  /** Left out where the booking asks for none. */
  readonly deposit?: Deposit;
  /** The language that the customer reads, where that is not Indonesian. */
  readonly language?: "en";
  /** Of a correction by the shop: who the entry said it was until then. */
  readonly corrects?: Person;
  /** Of an acceptance that a link alone speaks of. */
  readonly isClaim?: true;
  readonly recordedAt: number;
};

/**
 * What the shop ticks off. An outcome and a reminder count for the moment that the booking then had; a payment for any.
 * "depositMissing" takes back what was noted before it of a down payment that came.
 */
export type Mark = {
  readonly kind: "outcome" | "paid" | "reminded" | "depositMissing";
  /** "done" or "noShow" for an outcome, "yes" for the others, "" where it was taken back. */
  readonly value: string;
  readonly name: string;
  readonly date: string;
  readonly time: string;
  /** The millisecond at which it was set. */
  readonly at: number;
};

/**
 * All that the book knows of one booking code. It only grows: entries are computed from it (entry.ts), so that the same slips and
 * marks give the same book in whatever order they came. What was recorded up to `erasedAt`, in milliseconds, is gone.
 */
export type BookRecord = {
  readonly code: string;
  readonly slips: readonly Slip[];
  readonly marks: readonly Mark[];
  readonly erasedAt: number;
};

export const emptyRecord = (code: string): BookRecord => ({ code, slips: [], marks: [], erasedAt: 0 });

export const withSlip = (record: BookRecord, slip: Slip): BookRecord =>
  mergeRecords(record, { ...emptyRecord(record.code), slips: [slip] });

export const withMark = (record: BookRecord, mark: Mark): BookRecord =>
  mergeRecords(record, { ...emptyRecord(record.code), marks: [mark] });

/** The instant, in milliseconds, at which something is noted at `now`: after all that the record knows, whatever the clock says. */
export const stampAfter = ({ slips, marks, erasedAt }: BookRecord, now: Date): number =>
  Math.max(
    now.getTime(),
    erasedAt + 1,
    ...slips.map(({ recordedAt }) => recordedAt + 1),
    ...marks.map(({ at }) => at + 1),
  );

/** The record without all that it knows at `at`, in milliseconds; an older copy of the book does not bring it back. */
export const erased = (record: BookRecord, at: number): BookRecord =>
  mergeRecords(record, { ...emptyRecord(record.code), erasedAt: at });

/**
 * What two copies of a record know together. Commutative, associative and idempotent: any number of copies gives the same in any
 * order.
 */
export function mergeRecords(one: BookRecord, other: BookRecord): BookRecord {
  const erasedAt = Math.max(one.erasedAt, other.erasedAt);
  const slips = [...one.slips, ...other.slips].filter(({ recordedAt }) => recordedAt > erasedAt);
  const marks = [...one.marks, ...other.marks].filter(({ at }) => at > erasedAt);
  return {
    code: one.code,
    slips: latestOf(slips, slipIdentity, ({ recordedAt }) => recordedAt).sort(bySlipOrder),
    marks: latestOf(marks, markIdentity, ({ at }) => at).sort((a, b) => compare(textOf(a), textOf(b))),
    erasedAt,
  };
}

/** The date until which a record is of use: the latest of its slips; empty where it has none. */
export const lastDateOf = ({ slips }: BookRecord): string =>
  slips.reduce((last, { date }) => (date > last ? date : last), "");

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

const slipIdentity = (slip: Slip) => textOf({ ...slip, recordedAt: 0 });

const markIdentity = ({ kind, name, date, time }: Mark) => JSON.stringify([kind, name, date, time]);

/** The same text for equal values, whatever the order of their keys. */
const textOf = (value: object): string =>
  JSON.stringify(Object.entries(value).sort(([one], [other]) => compare(one, other)));

// A later answer of the same minute stands behind an earlier one, and the shop's own word behind what a link says of it.
const statusOrder: readonly BookingStatus[] = ["requested", "proposed", "confirmed", "declined", "cancelled"];

/** From the oldest version to the newest. */
const bySlipOrder = (one: Slip, other: Slip): number =>
  one.version - other.version ||
  statusOrder.indexOf(one.status) - statusOrder.indexOf(other.status) ||
  Number(other.isClaim === true) - Number(one.isClaim === true) ||
  compare(slipIdentity(one), slipIdentity(other));

const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other));
