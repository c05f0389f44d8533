import { addDays, shopMoment, type TimeZone, weekdayOf } from "./clock";
import { closureOn, type OpenDays } from "./closures";
import type { weekdays } from "./openingHours";
import { closingTime, minutesOfDay, openSpansOn, type Span } from "./openingTimes";
import { timeOf } from "./timeOfDay";

export type OpenStatus =
  | { isOpen: true; closes: string }
  /** `daysAhead` is 0 for later today, 1 for tomorrow; null when the shop does not open within the coming year. */
  | { isOpen: false; opens: { daysAhead: number; weekday: (typeof weekdays)[number]; time: string } | null };

/**
 * Whether the shop is open at an instant, and until or from when, on its own clock (docs/rules.md, section 3). Closures and breaks
 * count, closed hours of a date do not: a shop that takes no bookings for an hour is open all the same.
 */
export function openStatus(shop: OpenDays, timeZone: TimeZone, now: Date): OpenStatus {
  const { date, minutes } = shopMoment(now, timeZone);
  const spansOn = (day: string): Span[] => (closureOn(shop.closures, day) ? [] : openSpansOn(shop, day));
  const current = spanAt(spansOn(date), minutes) ?? spanAt(spansOn(addDays(date, -1)), minutes + minutesOfDay);
  if (current) return { isOpen: true, closes: closingTime(current.end) };
  for (let daysAhead = 0; daysAhead <= 366; daysAhead += 1) {
    const day = addDays(date, daysAhead);
    const next = spansOn(day).find(({ start }) => daysAhead > 0 || minutes < start);
    if (next) return { isOpen: false, opens: { daysAhead, weekday: weekdayOf(day), time: timeOf(next.start) } };
  }
  return { isOpen: false, opens: null };
}

const spanAt = (spans: readonly Span[], minutes: number) =>
  spans.find(({ start, end }) => start <= minutes && minutes < end);
