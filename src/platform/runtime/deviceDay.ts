import { lightFormat, parseISO } from "date-fns";

/** A day of the device's calendar, written 2026-12-01. */
export const isoDay = (day: Date): string => lightFormat(day, "yyyy-MM-dd");

/** Noon of a date on the device, so that no time zone and no clock change can push it to a neighbouring day. */
export const noonOf = (date: string): Date => parseISO(`${date}T12:00:00`);
