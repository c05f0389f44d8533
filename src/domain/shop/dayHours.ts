import { addDays, weekdayOf } from "./clock";
import { type ClosedHours, type ClosedSpan, closureOn, type OpenDays } from "./closures";
import { breakSpans, hoursOn, minutesPerDay, type OpeningTimes, type Span, spanOf } from "./openingHours";
import { parseTime } from "./timeOfDay";

/** From the opening to the closing of a date; null when the shop is closed. */
function spanOn(shop: OpenDays, date: string): Span | null {
  const hours = closureOn(shop.closures, date) ? null : hoursOn(shop, date);
  return hours && spanOf(hours);
}

/** How many minutes past midnight the day before's hours run into a date, closures left aside; 0 where they end by midnight. */
export function nightUntil(times: OpeningTimes, date: string): number {
  const hours = hoursOn(times, addDays(date, -1));
  return hours ? Math.max(0, spanOf(hours).end - minutesPerDay) : 0;
}

/**
 * The day to whose hours a time belongs, after midnight perhaps the day before, and the minute since that day's midnight. The
 * night of a closed day stays closed, except during own hours of the day after.
 */
export function dayOfHours(shop: OpenDays, date: string, time: string): { day: string; start: number } {
  const start = parseTime(time);
  if (start >= nightUntil(shop, date)) return { day: date, start };
  const before = addDays(date, -1);
  const own = spanOn(shop, before) === null ? spanOn(shop, date) : null;
  return own && own.start <= start ? { day: date, start } : { day: before, start: start + minutesPerDay };
}

/** Whether a booking begins before opening or ends after closing; breaks do not count, they are closed hours. */
export function isOutsideHours(shop: OpenDays, date: string, time: string, duration: number): boolean {
  const { day, start } = dayOfHours(shop, date, time);
  const span = spanOn(shop, day);
  return span === null || start < span.start || start >= span.end || start + duration > span.end;
}

/** All closed hours near a date that a booking on it may overlap, in order: breaks too, and those of the days around it. */
export const closedHoursFrom = (
  shop: OpenDays & { readonly closedHours: readonly ClosedHours[] },
  date: string,
): ClosedSpan[] =>
  [-1, 0, 1]
    .flatMap((ahead) => {
      const day = addDays(date, ahead);
      const hours = spanOn(shop, day) && hoursOn(shop, day);
      const breaks = hours ? breakSpans(hours, shop.breaks, weekdayOf(day)) : [];
      const closed = shop.closedHours.filter((each) => each.date === day);
      return [
        ...closed.map((each) => ({ ...each, start: parseTime(each.from), end: parseTime(each.to) })),
        ...breaks.map(({ start, end, from, to, reason }) => ({ date: day, from, to, reason, start, end })),
      ].map(({ start, end, ...rest }) => ({
        ...rest,
        start: start + ahead * minutesPerDay,
        end: end + ahead * minutesPerDay,
      }));
    })
    .sort((one, other) => one.start - other.start);

/**
 * The closed hours that a booking of `duration` minutes overlaps: those in which it begins, otherwise the first that it runs
 * into. `closedHours` are those near its date, in order.
 */
export function overlappingClosedHours(
  closedHours: readonly ClosedSpan[],
  time: string,
  duration: number,
): { begins: ClosedHours | null; runsInto: ClosedHours | null } {
  const begin = parseTime(time);
  const begins = closedHours.find(({ start, end }) => start <= begin && begin < end) ?? null;
  const next = closedHours.find(({ start }) => begin < start && start < begin + duration);
  return { begins, runsInto: begins ? null : (next ?? null) };
}
