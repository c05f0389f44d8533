import { dayNames } from "../../format/dayNames";

/**
 * From opening to closing on one day. A `close` that is not later than `open` is the next day's: "10:00" to "01:00"; "24:00" is
 * the end of the day itself (docs/rules.md, section 3).
 */
export type Hours = { readonly open: string; readonly close: string };

/** Monday first, as the week is printed in Indonesia. */
export const weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;

export type Weekday = (typeof weekdays)[number];

/** The usual hours of each weekday; null on days on which the shop is closed (docs/rules.md, section 3). */
export type OpeningHours = { readonly [Day in Weekday]: Hours | null };

/** The Indonesian name of a weekday. */
export const dayName = (day: Weekday): string => dayNames[weekdays.indexOf(day)] ?? "";

/** The English name of a weekday: "Monday". */
export const englishDayName = (day: Weekday): string => day.charAt(0).toUpperCase() + day.slice(1);
