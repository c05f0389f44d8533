import { weekdayOf } from "./clock";
import type { OpeningHours, Weekday } from "./openingHours";
import { minutesOf } from "./timeOfDay";

/** Days on which the shop is closed, both ends included. */
export type Closure = { readonly from: string; readonly to: string; readonly reason: string };

/**
 * Hours of one day in which nobody can book although the shop is open: full, or needed otherwise. `to` is the first time
 * free again, "24:00" at the latest: until "17:00", the slot at 17:00 can be booked.
 */
export type ClosedHours = {
  readonly date: string;
  readonly from: string;
  readonly to: string;
  readonly reason: string;
};

/** When the shop is open at all. */
export type OpenDays = { readonly closures: readonly Closure[]; readonly openingHours: OpeningHours };

/** Why the shop is closed on a date: a closure, or that weekday's being its day off. */
export type Closed =
  | { readonly kind: "closure"; readonly closure: Closure }
  | { readonly kind: "dayOff"; readonly weekday: Weekday };

/** The closure that covers a date, if any. */
export function closureOn(closures: readonly Closure[], date: string): Closure | undefined {
  return closures.find(({ from, to }) => from <= date && date <= to);
}

/** The closed hours of a date, in the order of the day. */
export const closedHoursOn = (hours: readonly ClosedHours[], date: string): ClosedHours[] =>
  hours.filter((closed) => closed.date === date).sort((one, other) => (one.from < other.from ? -1 : 1));

/**
 * Which of a day's closed hours, in their order, a booking of `duration` minutes meets: those in which it begins, or else
 * the first ones into which it runs.
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
export function whyClosed({ closures, openingHours }: OpenDays, date: string): Closed | null {
  const closure = closureOn(closures, date);
  if (closure) return { kind: "closure", closure };
  const weekday = weekdayOf(date);
  return openingHours[weekday] === null ? { kind: "dayOff", weekday } : null;
}
