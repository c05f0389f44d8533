import { addDays, dayMs, shopMoment, type TimeZone } from "../shop/clock";

/** When any entry was first touched, and last, the latter only up to a week ago (`trustedBefore`); in milliseconds, 0 if none was. */
export type BookInstants = { readonly first: number; readonly last: number };

// In days. Seldom does a shop note nothing for as long.
const longestSilence = 45;
const daysBetweenFiles = 7;

/** The millisecond before which entries speak for the device's date: those that were noted under a wrong one do not. */
export const trustedBefore = (now: Date): number => now.getTime() - 7 * dayMs;

/** Whether the device's date can hardly be right: it is before all entries, or the 45 days before its last week have none. */
export const isDateDoubtful = ({ first, last }: BookInstants, now: Date): boolean =>
  (last > 0 && trustedBefore(now) - last > longestSilence * dayMs) || first > now.getTime() + dayMs;

/** Days since the last file; null where there is none, or its date is still to come: it was saved under a wrong one. */
export const daysSinceFile = (savedOn: string | null, today: string): number | null =>
  savedOn === null || savedOn > today ? null : Math.round((Date.parse(today) - Date.parse(savedOn)) / dayMs);

/** Whether a file is due: a week has passed since the last one, or without any since the first thing was noted. */
export function isFileDue(savedOn: string | null, { first }: BookInstants, now: Date, timeZone: TimeZone): boolean {
  if (first === 0) return false;
  const today = shopMoment(now, timeZone).date;
  const since = savedOn !== null && savedOn <= today ? savedOn : shopMoment(new Date(first), timeZone).date;
  return since <= addDays(today, -daysBetweenFiles);
}
