import type { Offering } from "./bookingRules";
import { addDays, daysBetween, shopMoment } from "./clock";
import { businessDayOf, momentOf } from "./dayHours";
import { isUnrestricted, slotOffers } from "./reasonsAgainst";

const daysSearched = 7;

/**
 * Returns at most `count` times, on the first business day of the coming week that has any, at which the shortest service
 * can be booked without a special confirmation by the shop, and how many days the shop's date is from that day. Null if
 * there are none.
 */
export function nextTimes(offering: Offering, now: Date, count: number) {
  const [shortest] = [...offering.services].sort((one, other) => one.duration - other.duration);
  if (!shortest) return null;
  const { rules } = offering;
  const shopNow = shopMoment(now, rules.timeZone);
  const today = businessDayOf(rules, shopNow);
  for (let ahead = 0; ahead < daysSearched; ahead += 1) {
    const day = addDays(today, ahead);
    const times = slotOffers({ date: day, serviceIds: [shortest.id], barberId: null }, offering, now)
      .filter(isUnrestricted)
      .map(({ minute }) => ({ day, minute, ...momentOf({ day, minute }) }));
    if (times.length > 0) return { daysAhead: daysBetween(shopNow.date, day), times: times.slice(0, count) };
  }
  return null;
}
