import type { BookableShop } from "./bookingRules";
import { addDays, shopMoment } from "./clock";
import { isUnrestricted, slotOffers } from "./reasonsAgainst";

/** The first bookable times of one day: its date, how many days it is ahead of today, and the times in order. */
export type NextTimes = { readonly date: string; readonly daysAhead: number; readonly times: readonly string[] };

const daysSearched = 7;

/**
 * Returns at most `count` times, on the first day of the coming week that has any, at which the shortest service can be
 * booked without a special confirmation by the shop. Null if there are none.
 */
export function nextTimes(bookable: BookableShop, now: Date, count: number): NextTimes | null {
  const [shortest] = [...bookable.services].sort((one, other) => one.duration - other.duration);
  if (!shortest) return null;
  const today = shopMoment(now, bookable.rules.timeZone).date;
  for (let daysAhead = 0; daysAhead < daysSearched; daysAhead += 1) {
    const date = addDays(today, daysAhead);
    const times = slotOffers({ date, serviceIds: [shortest.id], barberId: null }, bookable, now)
      .filter(isUnrestricted)
      .map(({ time }) => time);
    if (times.length > 0) return { date, daysAhead, times: times.slice(0, count) };
  }
  return null;
}
