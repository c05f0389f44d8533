import {
  addDays,
  formatTime,
  minutesPerDay,
  parseTime,
  shopMoment,
  type TimeZone,
  type Weekday,
  weekdayOf,
} from "./clock";
import { closingTime, closureOn, type HoursWithClosures, spansBetweenBreaksOn } from "./openingHours";

export type OpenStatus =
  /** `closes` is null if the shop does not close within the next 24 hours. */
  | { isOpen: true; closes: string | null }
  /** `opens` is null if the shop does not open within the coming year. `daysAhead` is 0 for today, 1 for tomorrow. */
  | { isOpen: false; opens: { daysAhead: number; weekday: Weekday; time: string } | null };

/**
 * Whether the shop is open at an instant, and when it next closes or opens, in its own time zone. It is closed during
 * closures and breaks. Closed hours are ignored, because the shop may be open and take no bookings.
 */
export function openStatus(shop: HoursWithClosures, timeZone: TimeZone, now: Date): OpenStatus {
  const { date, time } = shopMoment(now, timeZone);
  const minutes = parseTime(time);
  let closes: number | null = null;
  // Minutes count from today's midnight. The loop begins with yesterday, whose hours may last past midnight.
  for (let ahead = -1; ahead <= 366; ahead += 1) {
    const day = addDays(date, ahead);
    for (const span of closureOn(shop.closures, day) ? [] : spansBetweenBreaksOn(shop, day)) {
      const start = span.start + ahead * minutesPerDay;
      const end = span.end + ahead * minutesPerDay;
      if (closes !== null && closes < start) return { isOpen: true, closes: closingTime(closes) };
      // Joins spans that touch or overlap: last night's hours may run past this morning's opening.
      if (closes !== null || (start <= minutes && minutes < end)) closes = Math.max(closes ?? 0, end);
      else if (minutes < start) {
        const daysAhead = Math.floor(start / minutesPerDay);
        const weekday = weekdayOf(addDays(date, daysAhead));
        return { isOpen: false, opens: { daysAhead, weekday, time: formatTime(start - daysAhead * minutesPerDay) } };
      }
      if (closes !== null && closes - minutes > minutesPerDay) return { isOpen: true, closes: null };
    }
  }
  return closes === null ? { isOpen: false, opens: null } : { isOpen: true, closes: closingTime(closes) };
}
