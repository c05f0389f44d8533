import {
  type Booking,
  type BookingStatus,
  isAccepted,
  isActive,
  isRequest,
  isSameMoment,
  versionAfter,
  withDeposit,
} from "../../domain/booking/booking";
import { textFields } from "../../domain/booking/texts";
import { bookingWords } from "../../domain/booking/words.id";
import type { Moment } from "../../domain/shop/clock";
import { type DepositTerms, depositAfterChange } from "../../domain/shop/deposit";
import { priceText, rupiah } from "../../format/money";
import { plainLine } from "../../format/plainText";
import {
  asksNothing,
  changeIn,
  type Entry,
  isSameCustomer,
  linkKey,
  newestVersion,
  type SizedBooking,
  toStoredBooking,
  withLink,
  withPendingChange,
} from "./entry";
import { type LogEvent, outcomeNames, shortMoment } from "./log";
import { balanceOf } from "./payment";
import type { VisitSize } from "./seating";

type Part = [name: string, text: (entry: Entry) => string];

/** The parts of an entry whose changes its log tells, in words. */
const loggedParts: readonly Part[] = [
  ["jam", shortMoment],
  ...textFields.map((field): Part => [bookingWords.terms[field].toLowerCase(), (entry) => plainLine(entry[field])]),
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
  const isAsking = after.pendingChange !== null && after.pendingChange !== before.pendingChange;
  const what = changesText(before, isAsking ? withPendingChange(after) : after);
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
    const isRefusal = event === "kept";
    const answered = isRefusal ? withRefusal(entry) : withGrantedVersion(entry, booking);
    const next = withLogLine(entry, withBooking(answered, booking), event, booking, at);
    return isPaidNow ? withLogLine(next, next, "depositReceived", booking, at) : next;
  };

/**
 * Returns the entry with its pending change refused. It takes over the change's version if that is higher, so that the
 * shop's next answer is newer. The link may ask once more.
 */
const withRefusal = (entry: Entry): Entry => ({
  ...entry,
  pendingChange: null,
  version: newestVersion(entry),
  refusedLinks: entry.pendingChange ? [...entry.refusedLinks, entry.pendingChange.link] : entry.refusedLinks,
});

/**
 * Returns the entry with the version of the pending change as its customer's, if the answer makes its sender the customer.
 */
const withGrantedVersion = (entry: Entry, answer: Booking) =>
  entry.pendingChange && isActive(answer) && isSameCustomer(answer, withPendingChange(entry))
    ? { ...entry, askedVersion: Math.max(entry.askedVersion, entry.pendingChange.version ?? 0) }
    : entry;

/**
 * Returns the entry with another booking, and with nothing waiting beside it. Outcome and reminder are cleared by a new
 * time, and when a declined or cancelled visit takes place after all. The recorded chairs are cleared by a new time, barber
 * or service.
 */
function withBooking(entry: Entry, booking: SizedBooking): Entry {
  const isMoved = !isSameMoment(entry, booking);
  const needsNewChair =
    isMoved || entry.barberId !== booking.barberId || entry.serviceIds.join() !== booking.serviceIds.join();
  return {
    ...entry,
    ...booking,
    pendingChange: null,
    links: withLink(entry, linkKey(booking)),
    ...((isMoved || (isActive(booking) && !isActive(entry))) && { outcome: null, outcomeAt: null, isReminded: false }),
    ...(needsNewChair && { chairs: null }),
  };
}

/** Gives the entry a new status, as its next version. */
export const statusUpdate =
  (status: Exclude<BookingStatus, "requested">, event: LogEvent = status): EntryUpdate =>
  (entry, at) =>
    answerUpdate({ ...entry, status, version: nextVersion(entry, at) }, entry, event)(entry, at);

const nextVersion = (entry: Entry, at: number) => versionAfter(newestVersion(entry), new Date(at));

/**
 * Corrects the entry's booking: what differs between the booking as the form has `read` it and as it is `written`. What has
 * changed meanwhile, in another tab, stays. A deposit that is owed follows the total by `terms`; one that was received
 * stays. A change that waits beside the entry keeps waiting, unless the correction grants it.
 */
export const correctionUpdate =
  (written: SizedBooking, terms: DepositTerms | null, read?: SizedBooking): EntryUpdate =>
  (entry, at) => {
    const changes = differences(read ?? entry, written);
    const booking = { ...entry, ...changes };
    const deposit =
      changes.total === undefined
        ? entry.deposit
        : entry.deposit && depositAfterChange(entry.deposit, terms, booking.total);
    const { status, pendingChange } = entry;
    const version = nextVersion(entry, at);
    const corrected = withBooking(entry, toStoredBooking({ ...booking, deposit, status, version }, booking));
    const next = withoutGranted({ ...corrected, pendingChange });
    return withLogLine(entry, next, isSameMoment(entry, booking) ? "edited" : "moved", booking, at);
  };

/** Returns the entry without a pending change that an accepted visit already is as it asks for. */
const withoutGranted = (entry: Entry) =>
  entry.pendingChange &&
  isRequest(entry.pendingChange) &&
  isAccepted(entry) &&
  asksNothing(changeIn(entry, withPendingChange(entry)))
    ? { ...entry, pendingChange: null }
    : entry;

/** The parts of a booking that were changed, without its deposit; date and time count as one. */
function differences(read: SizedBooking, written: SizedBooking): Partial<SizedBooking> {
  const { date, time, deposit: _, ...others } = written;
  const isSame = (key: string) =>
    JSON.stringify(read[key as keyof SizedBooking]) === JSON.stringify(written[key as keyof SizedBooking]);
  return {
    ...Object.fromEntries(Object.entries(others).filter(([key]) => !isSame(key))),
    ...(!isSameMoment(read, written) && { date, time }),
  };
}

/** Refuses the change that waits beside the entry, without a message. */
export const dismissalUpdate: EntryUpdate = (entry, at) => withLogLine(entry, withRefusal(entry), "kept", entry, at);

export type Marks = Partial<Pick<Entry, "outcome" | "isReminded">> & { isPaid?: boolean };

/**
 * Sets or clears the shop's marks on a visit; each change is logged. Marked as paid, the entry has the rest of its total.
 */
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
export const revertEntry = (before: Entry, entry: Entry, at: number) =>
  withLogLine(entry, { ...before, touchedAt: entry.touchedAt, log: entry.log }, "undone", before, at);
