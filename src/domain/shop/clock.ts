import { type Weekday, weekdays } from "./weekday";

/** Hours ahead of UTC. Indonesia has no daylight saving time, so a number is exact and needs no time zone data. */
const hoursAhead = { "Asia/Jakarta": 7, "Asia/Makassar": 8, "Asia/Jayapura": 9 } as const;

const shortNames = { "Asia/Jakarta": "WIB", "Asia/Makassar": "WITA", "Asia/Jayapura": "WIT" } as const;

export type TimeZone = keyof typeof hoursAhead;

/** The three zones of Indonesia, by their names in the time zone database. */
export const timeZones = Object.keys(hoursAhead) as [TimeZone, ...TimeZone[]];

/** A moment on the shop's clock: calendar date and minutes since midnight. */
export type ShopMoment = { date: string; minutes: number };

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

const isTimeZone = (name: string): name is TimeZone => name in hoursAhead;

/** The time zone of that name; Jakarta's for a name that the content check would have refused. */
export const timeZoneNamed = (name: string): TimeZone => (isTimeZone(name) ? name : "Asia/Jakarta");

/** What Indonesians call the zone: "WIB", "WITA" or "WIT". */
export const timeZoneShortName = (timeZone: string): string => shortNames[timeZoneNamed(timeZone)];

/** Date and time on the shop's clock at an instant, whatever the device's time zone. */
export function shopMoment(now: Date, timeZone: TimeZone): ShopMoment {
  const wall = new Date(now.getTime() + hoursAhead[timeZone] * 60 * minuteMs);
  return { date: wall.toISOString().slice(0, 10), minutes: wall.getUTCHours() * 60 + wall.getUTCMinutes() };
}

/** The instant at which the shop's clock shows a date and time. */
export function instantOf(date: string, time: string, timeZone: TimeZone): Date {
  return new Date(Date.parse(`${date}T${time}:00Z`) - hoursAhead[timeZone] * 60 * minuteMs);
}

/** The date a number of days later, or earlier when negative. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

/** The weekday of a calendar date. */
export function weekdayOf(date: string): Weekday {
  return weekdays[(new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7] ?? "monday";
}

/** Whether a text is a calendar date that exists, written 2026-12-01. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const parsed = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(text);
}
