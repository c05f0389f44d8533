import { addDays, shopMoment, type TimeZone, weekdayOf } from "./clock";
import { closureOn, type OpenDays } from "./closures";
import { closingTime, minutesPerDay, openSpansOn } from "./openingHours";
import { timeOf } from "./timeOfDay";
import type { Weekday } from "./weekday";

export type OpenStatus =
  | { isOpen: true; closes: string }
  /** `daysAhead` is 0 for later today, 1 for tomorrow; null when the shop does not open within the coming year. */
  | { isOpen: false; opens: { daysAhead: number; weekday: Weekday; time: string } | null };

/**
 * Whether the shop is open at an instant, and until or from when, on its own clock. Closures and breaks
 * count, closed hours of a date do not: a shop that takes no bookings for an hour is open all the same.
 */
export function openStatus(shop: OpenDays, timeZone: TimeZone, now: Date): OpenStatus {
  const { date, minutes } = shopMoment(now, timeZone);
  // In minutes from the last midnight. The hours of yesterday may last until after it, and go on after a break.
  for (let ahead = -1; ahead <= 366; ahead += 1) {
    const day = addDays(date, ahead);
    for (const span of closureOn(shop.closures, day) ? [] : openSpansOn(shop, day)) {
      const start = span.start + ahead * minutesPerDay;
      if (start <= minutes && minutes < span.end + ahead * minutesPerDay) {
        return { isOpen: true, closes: closingTime(span.end) };
      }
      if (minutes < start) {
        const daysAhead = Math.floor(start / minutesPerDay);
        const weekday = weekdayOf(addDays(date, daysAhead));
        return { isOpen: false, opens: { daysAhead, weekday, time: timeOf(start - daysAhead * minutesPerDay) } };
      }
    }
  }
  return { isOpen: false, opens: null };
}
