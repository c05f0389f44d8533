import { type DateNames, dateSpan } from "../../format/date";
import { runsOf } from "../../format/runs";
import { spanText } from "../../format/spanText";
import { addDays, formatTime, minutesPerDay, parseTime, type Weekday, weekdayOf, weekdays } from "./clock";

/** Opening and closing time. A `close` not later than `open` is on the next day; "24:00" is the end of the day. */
export type Hours = { open: string; close: string };

/** The usual hours of each weekday; null on days on which the shop is closed. */
type WeekHours = { [Day in Weekday]: Hours | null };

/** A weekly break; `to` is not included. A break after midnight belongs to the day before. */
export type Break = { day: string; from: string; to: string; reason: string };

/**
 * Hours that replace the usual ones from one date to another, both included, such as the hours of Ramadan. They apply on the
 * weekdays of `days`. If `days` is null, they apply on every weekday on which the shop is usually open.
 */
export type SeasonalHours = Hours & {
  name: string;
  from: string;
  to: string;
  days: readonly string[] | null;
};

/** The shop's weekly and seasonal hours, without closures. */
export type WeeklyHours = {
  openingHours: WeekHours;
  breaks: readonly Break[] | null;
  seasonalHours: readonly SeasonalHours[] | null;
};

/** A span of dates, both ends included. */
export type Dates = { from: string; to: string };

/** Dates on which the shop is closed or a barber is on leave. */
export type Closure = Dates & { reason: string };

/**
 * Hours from a date on in which no booking can begin although the shop is open. `to` is not included. A `to` not later than
 * `from` is on the next day; "24:00" is the end of the date.
 */
export type ClosedHours = {
  date: string;
  from: string;
  to: string;
  reason: string;
  /** Whether the shop's book closed the hours, because no chair is free. */
  isFull?: boolean;
};

/** Fully booked hours of a day, as the shop's book publishes them. */
export type FullHours = Omit<ClosedHours, "reason" | "isFull">;

/** When the shop is open: its opening hours, and the closures that override them. */
export type HoursWithClosures = WeeklyHours & { closures: readonly Closure[] };

/** Closed hours or a weekly break, with the span in minutes since midnight of the day given to `closedSpansAround`. */
export type ClosedSpan = ClosedHours & Span;

export const closureOn = <Of extends Dates>(closures: readonly Of[], date: string) =>
  closures.find(({ from, to }) => from <= date && date <= to);

/**
 * A span in minutes, usually since midnight of its day: minutes from 1440 on belong to the next day. In the shop's book,
 * stays are spans in minutes since 1970. `end` is not included.
 */
export type Span = { start: number; end: number };

export const spansOverlap = (one: Span, other: Span) => one.start < other.end && other.start < one.end;

/** The latest time after midnight at which a day's hours may end; the content check refuses a later one. */
export const latestClose = "06:00";

/** The span of opening hours: "10:00" to "01:00" ends at minute 1500. */
export function spanOf({ open, close }: Hours): Span {
  const start = parseTime(open);
  const end = parseTime(close);
  return { start, end: end > start ? end : end + minutesPerDay };
}

const appliesOn = ({ days }: SeasonalHours, weekday: Weekday, { openingHours }: WeeklyHours) =>
  days === null ? openingHours[weekday] !== null : days.includes(weekday);

/** The first of the seasonal hours that apply on a date, if any. */
export const seasonOn = (schedule: WeeklyHours, date: string) =>
  schedule.seasonalHours?.find(
    (season) => season.from <= date && date <= season.to && appliesOn(season, weekdayOf(date), schedule),
  );

/** The hours of a date: its season's, otherwise the weekday's usual ones. Null on a day off. Closures are ignored. */
export const hoursOn = (schedule: WeeklyHours, date: string) =>
  seasonOn(schedule, date) ?? schedule.openingHours[weekdayOf(date)];

/** The earliest opening time of the usual week; empty in a shop that is closed every day. */
export const earliestOpening = ({ openingHours }: WeeklyHours) =>
  Object.values(openingHours)
    .flatMap((hours) => hours?.open ?? [])
    .sort()[0] ?? "";

/** The breaks within a weekday's hours, sorted by start. A break earlier than the opening time falls after midnight. */
export function breakSpans(hours: Hours, breaks: WeeklyHours["breaks"], weekday: Weekday): (Span & Break)[] {
  const day = spanOf(hours);
  return (breaks ?? [])
    .filter((pause) => pause.day === weekday)
    .flatMap((pause) =>
      [0, minutesPerDay].map((midnight) => {
        const { start, end } = spanOf({ open: pause.from, close: pause.to });
        return { ...pause, start: Math.max(day.start, midnight + start), end: Math.min(day.end, midnight + end) };
      }),
    )
    .filter(({ start, end }) => start < end)
    .sort((one, other) => one.start - other.start);
}

/** A weekday's hours without its breaks, as spans in order; empty if the hours are null. */
export function spansBetweenBreaks(hours: Hours | null, breaks: WeeklyHours["breaks"], weekday: Weekday) {
  if (hours === null) return [];
  return breakSpans(hours, breaks, weekday)
    .reduce<Span[]>(
      (spans, pause) =>
        spans.flatMap(({ start, end }) => [
          { start, end: Math.min(end, pause.start) },
          { start: Math.max(start, pause.end), end },
        ]),
      [spanOf(hours)],
    )
    .filter(({ start, end }) => start < end);
}

/** The spans in which the shop is open on a date, without breaks, in order; empty on a day off. Closures are ignored. */
export const spansBetweenBreaksOn = (schedule: WeeklyHours, date: string) =>
  spansBetweenBreaks(hoursOn(schedule, date), schedule.breaks, weekdayOf(date));

/** Whether a time of day, in minutes since midnight, lies within the hours of some weekday or season. */
export const isEverOpen = ({ openingHours, seasonalHours }: WeeklyHours, minute: number) =>
  [...Object.values(openingHours), ...(seasonalHours ?? [])].some((hours) => {
    const { start, end } = hours ? spanOf(hours) : { start: 0, end: 0 };
    return [minute, minute + minutesPerDay].some((each) => start <= each && each < end);
  });

/** A line of opening hours. In a season's line, `days` begins with the season's name; `daysOfSeason` leaves it out. */
export type HoursLine = {
  days: string;
  hours: string;
  season?: SeasonalHours;
  daysOfSeason?: string;
};

export type HoursWords = DateNames & { closed: string };

/** Returns spans as text: "09:00–11:30, 13:00–20:00". */
export const spansText = (spans: readonly Span[]) =>
  spans.map(({ start, end }) => spanText(formatTime(start % minutesPerDay), closingTime(end))).join(", ");

/** The time at which a span ends: "20:00", "24:00" for midnight, "01:00" for an hour past midnight. */
export const closingTime = (end: number) => formatTime(end > minutesPerDay ? end - minutesPerDay : end);

/**
 * The lines of the usual week, as few as possible. Consecutive days with equal hours share a line, "Mon–Fri 09:00–20:00".
 * Breaks are gaps between the hours, "Fri 09:00–11:30, 13:00–20:00". The lines of all seasons follow, or with `date` only of
 * the season that applies then.
 */
export function openingHoursLines(schedule: WeeklyHours, words: HoursWords, date?: string): HoursLine[] {
  const seasons = (schedule.seasonalHours ?? []).filter(
    (season) => date === undefined || season === seasonOn(schedule, date),
  );
  return [
    ...linesOf((day) => hoursText(schedule.openingHours[day], day, schedule, words), words.days),
    ...seasons.flatMap((season) => seasonLines(season, schedule, words)),
  ];
}

/**
 * The lines of a season: name and dates, "Ramadan, 18 Feb–19 Mar 2027", and hours, "13:00–23:00". Weekdays are added if
 * breaks make the hours differ, or if the season lists weekdays.
 */
export function seasonLines(season: SeasonalHours, schedule: WeeklyHours, words: HoursWords): HoursLine[] {
  const { name, from, to } = season;
  const applies = (day: Weekday) => appliesOn(season, day, schedule) && hasWeekday(season, day);
  const lines = linesOf((day) => (applies(day) ? hoursText(season, day, schedule, words) : null), words.days);
  const needsDays = season.days !== null || new Set(lines.map(({ hours }) => hours)).size > 1;
  return (needsDays ? lines : lines.slice(0, 1)).map(({ days, hours }) => {
    const daysOfSeason = [dateSpan(from, to, words), ...(needsDays ? [days] : [])].join(", ");
    return { days: `${name}, ${daysOfSeason}`, hours, season, daysOfSeason };
  });
}

/** Whether a weekday occurs from one date to another, both included. */
export const hasWeekday = ({ from, to }: Pick<SeasonalHours, "from" | "to">, weekday: Weekday) =>
  weekdays.some((_, ahead) => addDays(from, ahead) <= to && weekdayOf(addDays(from, ahead)) === weekday);

/** Returns a line for each run of consecutive days with equal hours. Days with null hours are left out. */
function linesOf(hoursOf: (day: Weekday) => string | null, names: readonly string[]): HoursLine[] {
  const days = weekdays.map((day, index) => ({ name: names[index] ?? "", hours: hoursOf(day) }));
  return runsOf(days, (before, day) => before.hours === day.hours).flatMap(({ first, last }) =>
    first.hours === null
      ? []
      : { days: first === last ? first.name : spanText(first.name, last.name), hours: first.hours },
  );
}

/** A weekday's hours as text, with breaks as gaps; the word for "closed" if there are no hours. */
const hoursText = (hours: Hours | null, day: Weekday, { breaks }: WeeklyHours, { closed }: HoursWords) =>
  spansText(spansBetweenBreaks(hours, breaks, day)) || closed;
