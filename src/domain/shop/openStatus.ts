import { addDays, shopMoment, type TimeZone, weekdayOf } from "./clock";
import { closureOn, type OpenDays } from "./closures";
import type { weekdays } from "./openingHours";
import { timeOf } from "./timeOfDay";

export type OpenStatus =
  | { isOpen: true; closes: string }
  /** `daysAhead` is 0 for later today, 1 for tomorrow; null when the shop does not open within the coming year. */
  | { isOpen: false; opens: { daysAhead: number; weekday: (typeof weekdays)[number]; time: string } | null };

/**
 * Whether the shop is open at an instant, and until or from when, on its own clock (docs/rules.md, section 3). Closures count,
 * closed hours do not: a shop that takes no bookings for an hour is open all the same.
 */
export function openStatus(shop: OpenDays, timeZone: TimeZone, now: Date): OpenStatus {
  const { date, minutes } = shopMoment(now, timeZone);
  const time = timeOf(minutes);
  for (let daysAhead = 0; daysAhead <= 366; daysAhead += 1) {
    const day = addDays(date, daysAhead);
    const hours = closureOn(shop.closures, day) ? null : shop.openingHours[weekdayOf(day)];
    if (hours === null) continue;
    if (daysAhead > 0 || time < hours.open) {
      return { isOpen: false, opens: { daysAhead, weekday: weekdayOf(day), time: hours.open } };
    }
    if (time < hours.close) return { isOpen: true, closes: hours.close };
  }
  return { isOpen: false, opens: null };
}
