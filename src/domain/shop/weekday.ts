import { indonesianDateNames } from "../../format/date";

/** Monday first, as the week is printed in Indonesia. */
export const weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;

export type Weekday = (typeof weekdays)[number];

/** The Indonesian name of a weekday. */
export const indonesianDayName = (day: Weekday): string => indonesianDateNames.days[weekdays.indexOf(day)] ?? "";

/** The English name of a weekday: "Monday". */
export const englishDayName = (day: Weekday): string => day.charAt(0).toUpperCase() + day.slice(1);
