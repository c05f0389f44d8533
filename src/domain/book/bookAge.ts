import { addDays, shopMoment, type TimeZone } from "../shop/clock";

// In days. Seldom does a shop note nothing for as long.
const longestSilence = 45;
const daysBetweenFiles = 7;

/**
 * Whether the device's date can hardly be right: it is before the last thing that the book knows, or long after it.
 * `lastInstant` is the millisecond of that, 0 for an empty book.
 */
export function isDateDoubtful(lastInstant: number, now: Date): boolean {
  if (lastInstant === 0) return false;
  const days = (now.getTime() - lastInstant) / 86_400_000;
  return days < -1 || days > longestSilence;
}

/** How many days ago the book was last written into a file; null where it never was. */
export const daysSinceFile = (savedOn: string | null, today: string): number | null =>
  savedOn === null ? null : Math.round((Date.parse(today) - Date.parse(savedOn)) / 86_400_000);

/** Whether a file is due: a week has passed since the last one, or without any since the first entry, in milliseconds, was noted. */
export function isFileDue(savedOn: string | null, firstInstant: number, now: Date, timeZone: TimeZone): boolean {
  if (savedOn === null && firstInstant === 0) return false;
  const since = savedOn ?? shopMoment(new Date(firstInstant), timeZone).date;
  return since <= addDays(shopMoment(now, timeZone).date, -daysBetweenFiles);
}

/** The date on the shop's clock of an instant in milliseconds. */
export const dateOfInstant = (instant: number, timeZone: TimeZone): string =>
  shopMoment(new Date(instant), timeZone).date;
