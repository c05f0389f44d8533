import { indonesianDateNames } from "../../format/date";

/** The weekdays, Monday first, as the week is printed in Indonesia. */
export const weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;

export type Weekday = (typeof weekdays)[number];

export const indonesianDayName = (day: Weekday): string => indonesianDateNames.days[weekdays.indexOf(day)] ?? "";

export const englishDayName = (day: Weekday): string => day.charAt(0).toUpperCase() + day.slice(1);
