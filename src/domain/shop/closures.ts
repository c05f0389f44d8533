import { addDays, weekdayOf } from "./clock";
import { breakSpans, hoursOn, minutesPerDay, type OpeningTimes, type Span, spanOf } from "./openingHours";
import { parseTime, timeOf } from "./timeOfDay";
import type { Weekday } from "./weekday";

/** Dates on which the shop is closed, both ends included. */
export type Closure = { readonly from: string; readonly to: string; readonly reason: string };

/**
 * Hours of one day in which no booking can begin although the shop is open. `to` is not included:
 * with "17:00" the slot at 17:00 can be booked; "24:00" is the end of the day.
 */
export type ClosedHours = {
  readonly date: string;
  readonly from: string;
  readonly to: string;
  readonly reason: string;
};

/** Hours of a day that are full, as the shop's book publishes them. */
export type FullHours = Omit<ClosedHours, "reason">;

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

/** Why the shop is closed on a date; null when it is open. */
export function closedReason(shop: OpenDays, date: string): Closed | null {
  const closure = closureOn(shop.closures, date);
  if (closure) return { kind: "closure", closure };
  return hoursOn(shop, date) === null ? { kind: "dayOff", weekday: weekdayOf(date) } : null;
}

/** From the opening to the closing of a date; null when the shop is closed. */
function spanOn(shop: OpenDays, date: string): Span | null {
  const hours = closureOn(shop.closures, date) ? null : hoursOn(shop, date);
  return hours && spanOf(hours);
}

/**
 * Until which minute of a date the hours of the day before last, also where a closure takes them away; 0 where they end by
 * midnight.
 */
export function nightUntil(times: OpeningTimes, date: string): number {
  const hours = hoursOn(times, addDays(date, -1));
  return hours ? Math.max(0, spanOf(hours).end - minutesPerDay) : 0;
}

/**
 * The day to whose hours a time belongs, after midnight perhaps the day before, and the minute since that day's midnight. The
 * night of a closed day is its own, but for what the day after has hours of its own for.
 */
export function dayOfHours(shop: OpenDays, date: string, time: string): { day: string; start: number } {
  const start = parseTime(time);
  if (start >= nightUntil(shop, date)) return { day: date, start };
  const before = addDays(date, -1);
  const own = spanOn(shop, before) === null ? spanOn(shop, date) : null;
  return own && own.start <= start ? { day: date, start } : { day: before, start: start + minutesPerDay };
}

/**
 * Whether a booking of that duration, in minutes, begins before opening, or ends after closing. Breaks do not count: they are
 * closed hours.
 */
export function isOutsideHours(shop: OpenDays, date: string, time: string, duration: number): boolean {
  const { day, start } = dayOfHours(shop, date, time);
  const span = spanOn(shop, day);
  return span === null || start < span.start || start >= span.end || start + duration > span.end;
}

type WithClosedHours = OpenDays & { readonly closedHours: readonly ClosedHours[] };

/** The closed hours of a date and of the day after, into which a booking may run, breaks among them, in order. */
export const closedHoursFrom = (shop: WithClosedHours, date: string): ClosedHours[] =>
  [date, addDays(date, 1)].flatMap((day) => closedHoursOn(shop, day));

/** The closed hours of a date, breaks among them, in the order of the day; those after midnight are the day before's. */
function closedHoursOn(shop: WithClosedHours, date: string): ClosedHours[] {
  const breaks = [addDays(date, -1), date].flatMap((day, index) => {
    const hours = spanOn(shop, day) && hoursOn(shop, day);
    const midnight = index === 0 ? minutesPerDay : 0;
    return (hours ? breakSpans(hours, shop.breaks, weekdayOf(day)) : []).map(({ start, end, reason }) => ({
      date,
      from: Math.max(0, start - midnight),
      to: Math.min(minutesPerDay, end - midnight),
      reason,
    }));
  });
  return [
    ...shop.closedHours.filter((closed) => closed.date === date),
    ...breaks
      .filter(({ from, to }) => from < to)
      .map(({ from, to, ...rest }) => ({ ...rest, from: timeOf(from), to: timeOf(to) })),
  ].sort((one, other) => one.from.localeCompare(other.from));
}

/**
 * The closed hours, of those from `date` on in order, that a booking of `duration` minutes overlaps: those in which it begins,
 * or else the first that it runs into.
 */
export function closedHoursMet(
  closedHours: readonly ClosedHours[],
  date: string,
  time: string,
  duration: number,
): { begins: ClosedHours | null; runsInto: ClosedHours | null } {
  const begins = closedHours.find((hours) => hours.date === date && hours.from <= time && time < hours.to) ?? null;
  const start = parseTime(time);
  const next = closedHours.find((hours) => {
    const from = parseTime(hours.from) + (hours.date === date ? 0 : minutesPerDay);
    return start < from && from < start + duration;
  });
  return { begins, runsInto: begins ? null : (next ?? null) };
}
