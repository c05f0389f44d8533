import { addDays, dayMs, shopMoment, type TimeZone } from "../shop/clock";

/** When the book was first touched, and last before `trustedBefore`; in epoch milliseconds, 0 for never. */
export type BookInstants = { readonly first: number; readonly last: number };

// In days: a shop seldom notes nothing for longer.
const longestSilence = 45;
const daysBetweenFiles = 7;

/**
 * A week ago, in epoch milliseconds. Only entries before it are evidence of the device's date: newer ones may have been noted
 * under a wrong date.
 */
export const trustedBefore = (now: Date): number => now.getTime() - 7 * dayMs;

/** Whether the device's date is probably wrong: before all entries, or with no entry in the 45 days before its last week. */
export const isDateDoubtful = ({ first, last }: BookInstants, now: Date): boolean =>
  (last > 0 && trustedBefore(now) - last > longestSilence * dayMs) || first > now.getTime() + dayMs;

/** Days since the last file; null without one, or if its date is in the future: then it was saved under a wrong date. */
export const daysSinceFile = (savedOn: string | null, today: string): number | null =>
  savedOn === null || savedOn > today ? null : Math.round((Date.parse(today) - Date.parse(savedOn)) / dayMs);

/** Whether a file is due: a week after the last one or, without any, after the first entry. */
export function isFileDue(savedOn: string | null, { first }: BookInstants, now: Date, timeZone: TimeZone): boolean {
  if (first === 0) return false;
  const today = shopMoment(now, timeZone).date;
  const since = savedOn !== null && savedOn <= today ? savedOn : shopMoment(new Date(first), timeZone).date;
  return since <= addDays(today, -daysBetweenFiles);
}
