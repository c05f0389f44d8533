import { addDays, type Moment, weekdayOf } from "./clock";
import { type ClosedHours, type ClosedSpan, closureOn, type OpeningCalendar } from "./closures";
import { breakSpans, hoursOn, minutesPerDay, type OpeningSchedule, type Span, spanOf } from "./openingHours";
import { parseTime } from "./timeOfDay";

/** The span from opening to closing on a date, in minutes since its midnight; null when the shop is closed. */
export function openingSpanOn(shop: OpeningCalendar, date: string): Span | null {
  const hours = closureOn(shop.closures, date) ? null : hoursOn(shop, date);
  return hours && spanOf(hours);
}

/** Returns how many minutes past midnight the previous day's hours end; 0 if they end by midnight. Closures are ignored. */
export function previousDayOverrun(schedule: OpeningSchedule, date: string): number {
  const hours = hoursOn(schedule, addDays(date, -1));
  return hours ? Math.max(0, spanOf(hours).end - minutesPerDay) : 0;
}

/**
 * The business day of a moment, and the minutes since midnight of that day. A time after midnight belongs to the previous day
 * while that day's hours last. Closures are ignored.
 */
export function businessTimeOf(shop: OpeningSchedule, { date, time }: Moment): { day: string; minute: number } {
  const minute = parseTime(time);
  if (minute >= previousDayOverrun(shop, date)) return { day: date, minute };
  return { day: addDays(date, -1), minute: minute + minutesPerDay };
}

/**
 * Whether a booking begins outside the opening hours or ends after closing. `duration` is in minutes. Breaks are ignored
 * here, because `overlappingClosedHours` checks them.
 */
export function isOutsideHours(shop: OpeningCalendar, date: string, time: string, duration: number): boolean {
  const { day, minute } = businessTimeOf(shop, { date, time });
  const span = openingSpanOn(shop, day);
  return span === null || minute < span.start || minute >= span.end || minute + duration > span.end;
}

/** The closed hours and breaks of a date and of the days before and after it, sorted by start. */
export const closedSpansAround = (
  shop: OpeningCalendar & { readonly closedHours: readonly ClosedHours[] },
  date: string,
): ClosedSpan[] =>
  [-1, 0, 1]
    .flatMap((ahead) => {
      const day = addDays(date, ahead);
      const hours = openingSpanOn(shop, day) && hoursOn(shop, day);
      const breaks = hours ? breakSpans(hours, shop.breaks, weekdayOf(day)) : [];
      const closed = shop.closedHours.filter((each) => each.date === day);
      return [
        ...closed.map((each) => ({ ...each, start: parseTime(each.from), end: parseTime(each.to) })),
        ...breaks.map((each) => ({ ...each, date: day })),
      ].map(({ start, end, ...rest }) => ({
        ...rest,
        start: start + ahead * minutesPerDay,
        end: end + ahead * minutesPerDay,
      }));
    })
    .sort((one, other) => one.start - other.start);

/**
 * The closed hours that a booking of `duration` minutes overlaps: `beginsIn` if it begins in closed hours, otherwise
 * `runsInto`, the first ones that it reaches; null for none. `closedSpans` come from `closedSpansAround`.
 */
export function overlappingClosedHours(
  closedSpans: readonly ClosedSpan[],
  time: string,
  duration: number,
): { beginsIn: ClosedHours | null; runsInto: ClosedHours | null } {
  const begin = parseTime(time);
  const beginsIn = closedSpans.find(({ start, end }) => start <= begin && begin < end) ?? null;
  const next = closedSpans.find(({ start }) => begin < start && start < begin + duration);
  return { beginsIn, runsInto: beginsIn ? null : (next ?? null) };
}
