import { weekdayOf } from "./clock";
import type { Weekday } from "./openingHours";
import { breaksOn, hoursOn, type OpeningTimes } from "./openingTimes";
import { minutesOf } from "./timeOfDay";

/** Dates on which the shop is closed, both ends included (docs/rules.md, section 3). */
export type Closure = { readonly from: string; readonly to: string; readonly reason: string };

/**
 * Hours of one day in which no booking can begin although the shop is open (docs/rules.md, section 3). `to` is not included:
 * with "17:00" the slot at 17:00 can be booked; "24:00" is the end of the day.
 */
export type ClosedHours = {
  readonly date: string;
  readonly from: string;
  readonly to: string;
  readonly reason: string;
};

/** The days on which the shop is open, and its hours on each. */
export type OpenDays = OpeningTimes & { readonly closures: readonly Closure[] };

/** Why the shop is closed on a date: a closure, or a weekday on which it is always closed. */
export type Closed =
  | { readonly kind: "closure"; readonly closure: Closure }
  | { readonly kind: "dayOff"; readonly weekday: Weekday };

/** The closure that covers a date, if any. */
export function closureOn(closures: readonly Closure[], date: string): Closure | undefined {
  return closures.find(({ from, to }) => from <= date && date <= to);
}

/** The closed hours of a date, its weekday's breaks among them, in the order of the day. */
export const closedHoursOn = (
  shop: OpeningTimes & { readonly closedHours: readonly ClosedHours[] },
  date: string,
): ClosedHours[] =>
  [
    ...shop.closedHours.filter((closed) => closed.date === date),
    ...breaksOn(shop, date).map(({ from, to, reason }) => ({ date, from, to, reason })),
  ].sort((one, other) => (one.from < other.from ? -1 : 1));

/**
 * The closed hours, of a day's in order, that a booking of `duration` minutes overlaps: those in which it begins, or else the
 * first that it runs into.
 */
export function closedHoursMet(
  closedHours: readonly ClosedHours[],
  time: string,
  duration: number,
): { begins: ClosedHours | null; runsInto: ClosedHours | null } {
  const begins = closedHours.find(({ from, to }) => from <= time && time < to) ?? null;
  const end = minutesOf(time) + duration;
  const next = closedHours.find(({ from }) => time < from && minutesOf(from) < end) ?? null;
  return { begins, runsInto: begins ? null : next };
}

/** Why the shop is closed on a date; null when it is open. */
export function closedReason(shop: OpenDays, date: string): Closed | null {
  const closure = closureOn(shop.closures, date);
  if (closure) return { kind: "closure", closure };
  return hoursOn(shop, date) === null ? { kind: "dayOff", weekday: weekdayOf(date) } : null;
}
