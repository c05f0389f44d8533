import { parseISO } from "date-fns";

const twoDigits = (number: number) => String(number).padStart(2, "0");

/**
 * A day of the device's calendar, written 2026-12-01; formatted by hand, because react-datepicker needs it hundreds of times
 * per tap.
 */
export const isoDay = (day: Date): string =>
  `${day.getFullYear()}-${twoDigits(day.getMonth() + 1)}-${twoDigits(day.getDate())}`;

/** Noon of a date on the device, so that no time zone and no clock change can push it to a neighbouring day. */
export const noonOf = (date: string): Date => parseISO(`${date}T12:00:00`);
