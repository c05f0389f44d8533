import { dayNames } from "../../format/dayNames";
import { shortDate } from "../../format/shortDate";
import { addDays, weekdayOf } from "./clock";
import { type Hours, type OpeningHours, type Weekday, weekdays } from "./openingHours";
import { minutesOf, timeOf } from "./timeOfDay";

/**
 * A part of every open day of one weekday in which nobody is served, such as the Friday prayer. `to` is not included
 * (docs/rules.md, section 3).
 */
export type Break = { readonly day: string; readonly from: string; readonly to: string; readonly reason: string };

/**
 * Hours that replace the usual ones from one date to another, both included, such as those of Ramadan. They hold on the
 * weekdays of `days`, or where that is null on every weekday on which the shop is usually open (docs/rules.md, section 3).
 */
export type SeasonalHours = Hours & {
  readonly name: string;
  readonly from: string;
  readonly to: string;
  readonly days: readonly string[] | null;
};

/** When the shop is open, closures apart. */
export type OpeningTimes = {
  readonly openingHours: OpeningHours;
  readonly breaks?: readonly Break[] | null | undefined;
  readonly seasonalHours?: readonly SeasonalHours[] | null | undefined;
};

/** A stretch of time in minutes since the midnight at which its day began; `end` is above 1440 after the next midnight. */
export type Span = { readonly start: number; readonly end: number };

export const minutesOfDay = 1440;

/**
 * The latest time after midnight at which a day's hours may end. A `close` before `open` that is later than this is a slip, which
 * the content check refuses.
 */
export const latestClose = "06:00";

/** The span of a day's hours: "10:00" to "01:00" ends at minute 1500. */
export function spanOf({ open, close }: Hours): Span {
  const start = minutesOf(open);
  const end = minutesOf(close);
  return { start, end: end > start ? end : end + minutesOfDay };
}

const holdsOn = ({ days }: SeasonalHours, weekday: Weekday, usual: Hours | null) =>
  days === null ? usual !== null : days.includes(weekday);

/** The hours of a date: those of the first season that holds on it, else the weekday's usual ones; null when the shop is closed. */
export function hoursOn({ openingHours, seasonalHours }: OpeningTimes, date: string): Hours | null {
  const weekday = weekdayOf(date);
  const usual = openingHours[weekday];
  const season = seasonalHours?.find(
    (candidate) => candidate.from <= date && date <= candidate.to && holdsOn(candidate, weekday, usual),
  );
  return season ?? usual;
}

/** The breaks of a weekday, in the order of the day. */
const breaksOf = (breaks: OpeningTimes["breaks"], weekday: Weekday) =>
  (breaks ?? []).filter(({ day }) => day === weekday).sort((one, other) => (one.from < other.from ? -1 : 1));

/** The breaks of a date, in the order of the day. */
export const breaksOn = ({ breaks }: OpeningTimes, date: string): Break[] => breaksOf(breaks, weekdayOf(date));

/** The spans of a weekday with these hours when its breaks are left out, in order; none where the hours are null. */
export function openSpans(hours: Hours | null, breaks: OpeningTimes["breaks"], weekday: Weekday): Span[] {
  if (hours === null) return [];
  return breaksOf(breaks, weekday)
    .reduce<Span[]>(
      (spans, { from, to }) =>
        spans.flatMap(({ start, end }) => [
          { start, end: Math.min(end, minutesOf(from)) },
          { start: Math.max(start, minutesOf(to)), end },
        ]),
      [spanOf(hours)],
    )
    .filter(({ start, end }) => start < end);
}

/** The spans in which the shop is open on a date, its breaks left out, in order; empty when it is closed. */
export const openSpansOn = (times: OpeningTimes, date: string): Span[] =>
  openSpans(hoursOn(times, date), times.breaks, weekdayOf(date));

/**
 * Whether a booking of that duration, in minutes, begins before opening or ends after closing. A time after midnight belongs to
 * the hours of the day before where those last until then. Breaks do not count: they are closed hours.
 */
export function isOutsideHours(times: OpeningTimes, date: string, time: string, duration: number): boolean {
  const start = minutesOf(time);
  const fits = (hours: Hours | null, from: number) => {
    if (hours === null) return false;
    const span = spanOf(hours);
    return span.start <= from && from < span.end && from + duration <= span.end;
  };
  return !fits(hoursOn(times, date), start) && !fits(hoursOn(times, addDays(date, -1)), start + minutesOfDay);
}

export type HoursLine = { days: string; hours: string };

const names = {
  id: { days: dayNames, closed: "Tutup" },
  en: { days: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"], closed: "Closed" },
} as const;

/** Spans as text, with the time at which each day's clock stands: "09:00-11:30, 13:00-20:00". */
export const spansText = (spans: readonly Span[]): string =>
  spans.map(({ start, end }) => `${timeOf(start)}-${closingTime(end)}`).join(", ");

/** The time at which a span ends: "20:00", "24:00" for midnight, "01:00" an hour after it. */
export const closingTime = (end: number): string => timeOf(end > minutesOfDay ? end - minutesOfDay : end);

/**
 * The usual week in as few lines as it takes: days in a row with equal hours share one, "Mon-Fri 09:00-20:00", breaks left out,
 * "Fri 09:00-11:30, 13:00-20:00". Below them a line for each season, "Ramadan, 18 Feb-19 Mar 13:00-23:00", or for those alone
 * that hold on `date` (docs/rules.md, section 3).
 */
export function openingHoursLines(times: OpeningTimes, language: "id" | "en", date?: string): HoursLine[] {
  const { days: dayWords, closed } = names[language];
  const dayLine = (days: readonly number[]) =>
    days.length === 1 ? `${dayWords[days[0] ?? 0]}` : `${dayWords[days[0] ?? 0]}-${dayWords[days.at(-1) ?? 0]}`;
  const runs: { days: number[]; hours: string }[] = [];
  weekdays.forEach((day, index) => {
    const spans = openSpans(times.openingHours[day], times.breaks, day);
    const hours = spans.length === 0 ? closed : spansText(spans);
    const run = runs.at(-1);
    if (run?.hours === hours) run.days.push(index);
    else runs.push({ days: [index], hours });
  });
  const seasons = (times.seasonalHours ?? []).filter(({ from, to }) => !date || (from <= date && date <= to));
  return [
    ...runs.map(({ days, hours }) => ({ days: dayLine(days), hours })),
    ...seasons.map((season) => seasonLine(season, language)),
  ];
}

/** A season on a line of its own: its name, dates and weekdays, and its hours. */
export const seasonLine = (season: SeasonalHours, language: "id" | "en"): HoursLine => ({
  days: seasonName(season, language),
  hours: spansText([spanOf(season)]),
});

/** "Ramadan, 18 Feb-19 Mar", and the weekdays where the season holds on some alone: "Ramadan, 18 Feb-19 Mar, Jumat". */
function seasonName({ name, from, to, days }: SeasonalHours, language: "id" | "en"): string {
  const dates = from === to ? shortDate(from, language) : `${shortDate(from, language)}-${shortDate(to, language)}`;
  const dayWords = names[language].days;
  const some = weekdays.flatMap((day, index) => (days?.includes(day) ? [dayWords[index]] : []));
  return [name, dates, ...some].join(", ");
}
