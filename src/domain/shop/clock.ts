import { indonesianDateNames } from "../../format/date";

/** Maps the three time zones of Indonesia, by their names in the time zone database, to their short names. */
export const timeZoneShortNames = { "Asia/Jakarta": "WIB", "Asia/Makassar": "WITA", "Asia/Jayapura": "WIT" } as const;

export type TimeZone = keyof typeof timeZoneShortNames;

/** Each time zone's hours ahead of UTC. No zone has daylight saving time. */
const hoursAhead: Record<TimeZone, number> = { "Asia/Jakarta": 7, "Asia/Makassar": 8, "Asia/Jayapura": 9 };

/** A date and a time on the shop's clock. */
export type Moment = { date: string; time: string };

export const minuteMs = 60_000;
export const minutesPerDay = 1440;
export const dayMs = minutesPerDay * minuteMs;
export const minutesBetweenSlots = 30;

/** The format of a time of day, in content and code: "09:30". */
export const timePattern = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Minutes since midnight: "09:30" gives 570. */
export function parseTime(time: string) {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

/** The time of a number of minutes since midnight: 570 gives "09:30". */
export function formatTime(minutes: number) {
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
}

/** The time zone with this name; Jakarta for an unknown name, which the content check refuses. */
export const parseTimeZone = (name: string) =>
  (Object.keys(timeZoneShortNames) as TimeZone[]).find((zone) => zone === name) ?? "Asia/Jakarta";

/** The short name of a zone: "WIB", "WITA" or "WIT". */
export const timeZoneShortName = (timeZone: string): string => timeZoneShortNames[parseTimeZone(timeZone)];

/** Date and time at an instant, on a clock that is some minutes ahead of UTC. */
export function momentAhead(instant: Date, minutes: number): Moment {
  const wall = new Date(instant.getTime() + minutes * minuteMs).toISOString();
  return { date: wall.slice(0, 10), time: wall.slice(11, 16) };
}

/** Date and time on the shop's clock at an instant, whatever the device's time zone. */
export const shopMoment = (now: Date, timeZone: TimeZone) => momentAhead(now, hoursAhead[timeZone] * 60);

/** A moment as minutes since 1970 on the shop's clock. */
export const shopMinute = ({ date, time }: Moment) => Date.parse(`${date}T${time}:00Z`) / minuteMs;

/** The instant at which the shop's clock shows a moment. */
export const instantOf = (moment: Moment, timeZone: TimeZone) =>
  new Date((shopMinute(moment) - hoursAhead[timeZone] * 60) * minuteMs);

/** The date that is `days` later, or earlier if `days` is negative. */
export function addDays(date: string, days: number) {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

/** The days from one date to another, negative if the other one is earlier. */
export const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / dayMs;

/** A clock this many days past the page's build is probably wrong, because most shops publish several times a year. */
const pageLifeDays = 3 * 365;

/**
 * Whether a device's clock is probably wrong: `now` is before the date of the page's build (`builtOn`) in every time zone,
 * or more than `pageLifeDays` after it.
 */
export const isClockDoubtful = (now: Date, builtOn: string) =>
  now < instantOf({ date: addDays(builtOn, -1), time: "12:00" }, "Asia/Jakarta") ||
  now > instantOf({ date: addDays(builtOn, pageLifeDays), time: "00:00" }, "Asia/Jakarta");

/** The instants at which the first of some days begins and the last one ends. Without a first day they have always begun. */
export const spanOfDays = (from: string | null | undefined, until: string, timeZone: TimeZone): [Date, Date] => [
  from ? instantOf({ date: from, time: "00:00" }, timeZone) : new Date(0),
  instantOf({ date: addDays(until, 1), time: "00:00" }, timeZone),
];

/** The weekdays, Monday first, as the week is printed in Indonesia. */
export const weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;

export type Weekday = (typeof weekdays)[number];

export const indonesianDayName = (day: Weekday) => indonesianDateNames.days[weekdays.indexOf(day)] ?? "";

export const englishDayName = (day: Weekday) => day.charAt(0).toUpperCase() + day.slice(1);

export function weekdayOf(date: string) {
  return weekdays[(new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7] ?? "monday";
}

/** Whether a text is a calendar date that exists, written as "2026-12-01". */
export function isDate(text: string) {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const parsed = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(text);
}
