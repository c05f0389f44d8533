import { addDays, dayMs, shopMoment, type TimeZone } from "../../domain/shop/clock";

// The next backup file is due after this many days.
const daysBetweenBackups = 7;

/**
 * Returns the number of days since the last backup file was saved. Null if none was saved, or if its date lies in the
 * future, because only a wrong clock explains that.
 */
export const daysSinceBackup = (savedOn: string | null, today: string): number | null =>
  savedOn === null || savedOn > today ? null : Math.round((Date.parse(today) - Date.parse(savedOn)) / dayMs);

/**
 * Whether a backup file is due: a week after the last one, or a week after `earliestTouchedAt` if there is no last one.
 * `earliestTouchedAt` is the earliest `touchedAt` in the book, in epoch milliseconds; 0 for an empty book.
 */
export function isBackupDue(savedOn: string | null, earliestTouchedAt: number, now: Date, timeZone: TimeZone): boolean {
  if (earliestTouchedAt === 0) return false;
  const today = shopMoment(now, timeZone).date;
  const since = savedOn !== null && savedOn <= today ? savedOn : shopMoment(new Date(earliestTouchedAt), timeZone).date;
  return since <= addDays(today, -daysBetweenBackups);
}
