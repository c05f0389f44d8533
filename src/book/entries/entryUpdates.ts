import { type Booking, isSameMoment, versionAfter, withDeposit } from "../../domain/booking/booking";
import { type BookingStatus, isActive } from "../../domain/booking/statuses";
import { textFields } from "../../domain/booking/texts";
import { bookingWords } from "../../domain/booking/words.id";
import type { Moment } from "../../domain/shop/clock";
import { priceText, rupiah } from "../../format/rupiah";
import type { VisitSize } from "../chairs/seating";

import { dedupeKey, type Entry, newestVersion, requestOf, type TimedBooking, toStoredBooking, withLink } from "./entry";
import { joinedLogs, type LogEvent, outcomeNames, shortMoment } from "./log";
import { balanceOf } from "./payment";

type Part = [name: string, text: (entry: Entry) => string];

/** The parts of an entry whose changes its log tells, in words. */
const loggedParts: readonly Part[] = [
  ["jam", shortMoment],
  ...textFields.map((field): Part => [bookingWords.terms[field].toLowerCase(), (entry) => entry[field]]),
  ["layanan", ({ serviceIds }) => serviceIds.join(", ")],
  ["barber", ({ barberId }) => barberId ?? ""],
  ["lama", ({ duration }) => `${duration} menit`],
  ["total", ({ total, isLeastTotal }) => priceText(total, isLeastTotal)],
  ["DP", ({ deposit }) => (deposit ? `${rupiah(deposit.amount)}${deposit.isReceived ? " diterima" : ""}` : "")],
  ["dibayar", ({ paid }) => rupiah(paid)],
  ["hasil", ({ outcome }) => (outcome === null ? "" : outcomeNames[outcome].toLowerCase())],
];

/** Says what an entry was and what it became: "total Rp 150.000 → Rp 75.000"; undefined if nothing that is told changed. */
export function changesText(before: Entry, after: Entry): string | undefined {
  const changes = loggedParts
    .map(([name, text]) => [name, text(before), text(after)])
    .filter(([, from, to]) => from !== to)
    .map(([name, from, to]) => `${name} ${from || "–"} → ${to || "–"}`);
  return changes.join(", ") || undefined;
}

/**
 * Returns `after` with one more log line and a later `touchedAt`. The line says what has changed since `before`, or what is
 * newly asked for. `at` is in epoch milliseconds.
 */
export function withLogLine(before: Entry, after: Entry, event: LogEvent, { date, time }: Moment, at: number): Entry {
  const touchedAt = Math.max(at, after.touchedAt + 1);
  const isAsking = after.asked !== null && after.asked !== before.asked;
  const what = changesText(before, isAsking ? requestOf(after) : after);
  const line = { at: touchedAt, event, date, time, ...(what && { what }) };
  return { ...after, touchedAt, log: [...after.log, line] };
}

/** Returns the entry after a change by the shop; `at` is the time of the change in epoch milliseconds. */
export type EntryUpdate = (entry: Entry, at: number) => Entry;

/**
 * Records the shop's answer to a visit of this size. Nothing waits beside the entry afterwards. `event` is the event in the
 * log: the answer's status, or something more exact, such as a change that is refused ("kept").
 */
export const answerUpdate =
  (answer: Booking, size: VisitSize, event: LogEvent = answer.status): EntryUpdate =>
  (entry, at) => {
    const booking = toStoredBooking(answer, size);
    const isPaidNow = booking.deposit?.isReceived === true && !entry.deposit?.isReceived;
    const next = withLogLine(entry, withBooking(entry, booking), event, booking, at);
    return isPaidNow ? withLogLine(next, next, "depositReceived", booking, at) : next;
  };

/**
 * Returns the entry with another booking, and with nothing waiting beside it. Outcome and reminder are cleared by a new
 * time, and when a declined or cancelled visit takes place after all. The recorded chairs are cleared by a new time, barber
 * or service.
 */
function withBooking(entry: Entry, booking: TimedBooking): Entry {
  const isMoved = !isSameMoment(entry, booking);
  const needsNewChair =
    isMoved || entry.barberId !== booking.barberId || entry.serviceIds.join() !== booking.serviceIds.join();
  return {
    ...entry,
    ...booking,
    asked: null,
    links: withLink(entry, dedupeKey(booking)),
    ...((isMoved || (isActive(booking) && !isActive(entry))) && { outcome: null, outcomeAt: null, isReminded: false }),
    ...(needsNewChair && { chairs: null }),
  };
}

/** Gives the entry a new status, as its next version. */
export const statusUpdate =
  (status: Exclude<BookingStatus, "requested">, event: LogEvent = status): EntryUpdate =>
  (entry, at) =>
    answerUpdate({ ...entry, status, version: nextVersion(entry, at) }, entry, event)(entry, at);

const nextVersion = (entry: Entry, at: number): number => versionAfter(newestVersion(entry), new Date(at));

/**
 * Corrects the entry's booking: what differs between the booking as the form has `read` it and as it is `written`. What has
 * changed meanwhile, in another tab, stays; so does a deposit that has been received. A booking that waits beside the entry keeps waiting.
 */
export const correctionUpdate =
  (written: TimedBooking, read?: TimedBooking): EntryUpdate =>
  (entry, at) => {
    const changes = differences(read ?? entry, written);
    // A deposit that is owed follows the total.
    const isRepriced = changes.total !== undefined && entry.deposit?.isReceived === false;
    const booking = { ...entry, ...changes, ...(isRepriced && { deposit: written.deposit }) };
    const isMoved = !isSameMoment(entry, booking);
    const { status, asked } = entry;
    const corrected = toStoredBooking({ ...booking, status, version: nextVersion(entry, at) }, booking);
    return withLogLine(entry, { ...withBooking(entry, corrected), asked }, isMoved ? "moved" : "edited", booking, at);
  };

/** The parts of a booking that were changed, without its deposit; date and time count as one. */
function differences(read: TimedBooking, written: TimedBooking): Partial<TimedBooking> {
  const { date, time, deposit: _, ...others } = written;
  const isSame = (key: string) =>
    JSON.stringify(read[key as keyof TimedBooking]) === JSON.stringify(written[key as keyof TimedBooking]);
  return {
    ...Object.fromEntries(Object.entries(others).filter(([key]) => !isSame(key))),
    ...(!isSameMoment(read, written) && { date, time }),
  };
}

/**
 * Discards the booking that waits beside the entry. The entry takes over its version if it is higher, so that the shop's
 * next answer is newer.
 */
export const dismissalUpdate: EntryUpdate = (entry, at) =>
  withLogLine(entry, { ...entry, asked: null, version: newestVersion(entry) }, "kept", entry, at);

export type Marks = Partial<Pick<Entry, "outcome" | "isReminded">> & { readonly isPaid?: boolean };

/** Sets or clears the shop's marks on a visit; each change is logged. Marked as paid, the entry has the rest of its total. */
export const marksUpdate =
  ({ outcome, isPaid, isReminded }: Marks): EntryUpdate =>
  (entry, at) => {
    let next = entry;
    if (outcome !== undefined && outcome !== entry.outcome)
      next = withLogLine(
        next,
        { ...next, outcome, outcomeAt: outcome && at },
        outcome ?? "outcomeTakenBack",
        entry,
        at,
      );
    const paid = isPaid ? entry.paid + balanceOf(entry) : 0;
    if (isPaid !== undefined && paid !== entry.paid)
      next = withLogLine(next, { ...next, paid }, isPaid ? "paid" : "unpaid", entry, at);
    if (isReminded !== undefined && isReminded !== entry.isReminded)
      next = withLogLine(next, { ...next, isReminded }, isReminded ? "reminded" : "notReminded", entry, at);
    return next;
  };

/** Marks the deposit as not received after all. */
export const depositMissingUpdate: EntryUpdate = (entry, at) =>
  withLogLine(entry, withDeposit(entry, false), "depositMissing", entry, at);

/** Undoes a change: returns the entry as it was before, with the log continued. */
export const revertEntry = (before: Entry, entry: Entry, at: number): Entry =>
  withLogLine(entry, { ...before, touchedAt: entry.touchedAt, log: entry.log }, "undone", before, at);

/** An entry that a backup file adds or replaces. `before` is the book's own entry; null if it has none. */
export type ImportedEntry = { readonly before: Entry | null; readonly entry: Entry };

/**
 * Returns the changes that a backup file makes to the book: its new entries, and its entries touched later than the book's
 * own. The latter keep the logs of both.
 */
export function importedEntries(own: readonly Entry[], file: readonly Entry[]): ImportedEntry[] {
  const ownById = new Map(own.map((entry) => [entry.id, entry]));
  return file.flatMap((entry) => {
    const before = ownById.get(entry.id) ?? null;
    if (before === null) return { before, entry };
    return entry.touchedAt > before.touchedAt
      ? { before, entry: { ...entry, log: joinedLogs(before.log, entry.log) } }
      : [];
  });
}
