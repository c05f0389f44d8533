import { addDays, shopMoment, type TimeZone } from "../../domain/shop/clock";

// The next backup file is due after this many days.
const daysBetweenBackups = 7;

/**
 * Whether a backup file is due: a week after the last one, or a week after `earliestTouchedAt` if there is no last one.
 * `earliestTouchedAt` is the earliest `touchedAt` in the book, in epoch milliseconds; 0 for an empty book. A last one in the
 * future does not count, because only a wrong clock explains it.
 */
export function isBackupDue(savedOn: string | null, earliestTouchedAt: number, now: Date, timeZone: TimeZone): boolean {
  if (earliestTouchedAt === 0) return false;
  const today = shopMoment(now, timeZone).date;
  const since = savedOn !== null && savedOn <= today ? savedOn : shopMoment(new Date(earliestTouchedAt), timeZone).date;
  return since <= addDays(today, -daysBetweenBackups);
}
