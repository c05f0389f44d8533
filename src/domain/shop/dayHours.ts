import { addDays, formatTime, type Moment, minutesPerDay, parseTime, weekdayOf } from "./clock";
import {
  breakSpans,
  type ClosedHours,
  type ClosedSpan,
  closureOn,
  type HoursWithClosures,
  hoursOn,
  type Span,
  spanOf,
  type WeeklyHours,
} from "./openingHours";
import { bandsOn, bandsOverrun, type TimeSlotBands } from "./timeSlotBands";

/** What divides a shop's time into business days: its opening hours, and the bands of its slots. */
export type ShopDays = WeeklyHours & TimeSlotBands;

/**
 * A time of a business day. `minute` counts from midnight of its date, so a time after the next midnight is 1440 or more.
 */
export type BusinessTime = { day: string; minute: number };

/** The span from opening to closing on a date, in minutes since its midnight; null when the shop is closed. */
export function openingSpanOn(rules: HoursWithClosures, date: string): Span | null {
  const hours = closureOn(rules.closures, date) ? null : hoursOn(rules, date);
  return hours && spanOf(hours);
}

/**
 * How many minutes past midnight a business day ends: with its opening hours or with its last slot, whichever is later; 0 if
 * both end by midnight. Closures are ignored.
 */
export function nightEnd(rules: ShopDays, day: string) {
  const hours = hoursOn(rules, day);
  return Math.max(bandsOverrun(bandsOn(rules, day)), hours ? spanOf(hours).end - minutesPerDay : 0);
}

/** The business time of a moment. A time after midnight belongs to the day before until that day's night ends. */
export function businessTimeOf(rules: ShopDays, { date, time }: Moment): BusinessTime {
  const minute = parseTime(time);
  const before = addDays(date, -1);
  return minute < nightEnd(rules, before) ? { day: before, minute: minute + minutesPerDay } : { day: date, minute };
}

/** The name of the night to which a time after midnight belongs, by the language's words; empty before midnight. */
export const nightNote = ({ day, minute }: BusinessTime, { nightOf }: { nightOf: (day: string) => string }) =>
  minute < minutesPerDay ? "" : nightOf(day);

/** The business day of a moment. */
export const businessDayOf = (rules: ShopDays, moment: Moment) => businessTimeOf(rules, moment).day;

/** The moment of a business time. No other code puts a date and an hour of a night together. */
export const momentOf = ({ day, minute }: BusinessTime) => ({
  date: addDays(day, Math.floor(minute / minutesPerDay)),
  time: formatTime(minute % minutesPerDay),
});

/** The business time of an hour in a day's list: after midnight if the hour is before the end of the day's night. */
export function businessTimeAt(rules: ShopDays, day: string, time: string): BusinessTime {
  const minute = parseTime(time);
  return { day, minute: minute < nightEnd(rules, day) ? minute + minutesPerDay : minute };
}

/**
 * The business day and time of day by which a moment can be chosen. `time` is null if choosing it on that day would give
 * another date, which happens where one night is longer than the night before.
 */
export function choiceOf(rules: ShopDays, moment: Moment) {
  const { day, minute } = businessTimeOf(rules, moment);
  return { date: day, time: businessTimeAt(rules, day, moment.time).minute === minute ? moment.time : null };
}

/**
 * Whether a booking begins outside the opening hours or ends after closing. `duration` is in minutes. Days that open
 * before the last one has closed continue its hours. Breaks are ignored here, because `overlappingClosedHours` checks
 * them.
 */
export function isOutsideHours(rules: HoursWithClosures, { day, minute }: BusinessTime, duration: number) {
  const end = minute + Math.max(duration, 1);
  let covered = minute;
  for (let ahead = 0; covered < end; ahead += 1) {
    const span = openingSpanOn(rules, addDays(day, ahead));
    const isOpen = span !== null && span.start + ahead * minutesPerDay <= covered;
    if (isOpen) covered = Math.max(covered, span.end + ahead * minutesPerDay);
    // The slots of a night may last longer than its hours, into the hours of the next day.
    else if (ahead > 0 || covered < minutesPerDay) return true;
  }
  return false;
}

/** The closed hours and breaks of a day, the day before and the two days after it, sorted by start. */
export const closedSpansAround = (
  rules: HoursWithClosures & { closedHours: readonly ClosedHours[] },
  around: string,
): ClosedSpan[] =>
  [-1, 0, 1, 2]
    .flatMap((ahead) => {
      const day = addDays(around, ahead);
      const hours = openingSpanOn(rules, day) && hoursOn(rules, day);
      const breaks = hours ? breakSpans(hours, rules.breaks, weekdayOf(day)) : [];
      const closed = rules.closedHours.filter((each) => each.date === day);
      return [
        ...closed.map((each) => ({ ...each, ...spanOf({ open: each.from, close: each.to }) })),
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
 * `runsInto`, the first ones that it reaches; null for none. `closedSpans` come from `closedSpansAround`, and `begin` is in
 * minutes since midnight of the same day.
 */
export function overlappingClosedHours(closedSpans: readonly ClosedSpan[], begin: number, duration: number) {
  const beginsIn = closedSpans.find(({ start, end }) => start <= begin && begin < end) ?? null;
  const next = closedSpans.find(({ start }) => begin < start && start < begin + duration);
  return { beginsIn, runsInto: beginsIn ? null : (next ?? null) };
}
