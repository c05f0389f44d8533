import type { Moment } from "../booking/booking";
import { compareBooking } from "../booking/comparison";
import { reasonForShop } from "../booking/reasonsForShop";
import { forOwnBookings } from "../shop/bookingRules";
import { addDays, instantOf } from "../shop/clock";
import { dayOfHours, nightUntil } from "../shop/dayHours";
import { minutesPerDay } from "../shop/openingHours";
import { isAboutTime } from "../shop/reason";
import { isFree, slotOffers } from "../shop/reasonsAgainst";
import { quote } from "../shop/service";
import { timeOf } from "../shop/timeOfDay";
import { slotsOn } from "../shop/timeSlot";
import type { Entry } from "./entry";
import { fitsBeside, knowsChairs, overlaps, type ShopWithChairs, type Stay, shopMinute, stayMinutes } from "./seating";

// How many days after the wanted one are looked through for other hours, and how many of these are proposed.
const daysSearched = 7;
const mostProposed = 3;

type Fits = (visit: Stay) => boolean;

/**
 * The starts of a day at which a visit can sit, and against which nothing else speaks: slots that are not past, within the
 * opening hours.
 */
export function freeStarts(visit: Stay, date: string, fits: Fits, shop: ShopWithChairs, now: Date): string[] {
  return slotOffers({ ...visit, date }, forOwnBookings(shop), now)
    .filter(isFree)
    .map(({ time }) => time)
    .filter((time) => fits({ ...visit, date, time }));
}

/**
 * The free starts nearest to the hour that a visit asks for, in the order of time: on its day, else on later ones. A day is
 * that of opening hours, which may last past midnight.
 */
export function nearestStarts(visit: Stay, fits: Fits, shop: ShopWithChairs, now: Date): Moment[] {
  const startOf = ({ date, time }: Moment) => dayOfHours(shop.rules, date, time);
  const wanted = startOf(visit);
  // Who comes at five wants five on another day too.
  const hoursApart = (moment: Moment) => Math.abs(startOf(moment).start - wanted.start);
  const found: Moment[] = [];
  for (let ahead = 0; ahead <= daysSearched && found.length < mostProposed; ahead += 1) {
    const day = addDays(wanted.day, ahead);
    const next = addDays(day, 1);
    const ofDay = (nightUntil(shop.rules, next) > 0 ? [day, next] : [day])
      .flatMap((date) => freeStarts(visit, date, fits, shop, now).map((time) => ({ date, time })))
      .filter((moment) => startOf(moment).day === day && shopMinute(moment) !== shopMinute(visit))
      .sort((one, other) => hoursApart(one) - hoursApart(other));
    found.push(...ofDay.slice(0, mostProposed - found.length));
  }
  return found.sort((one, other) => shopMinute(one) - shopMinute(other));
}

/** The first time from the visit's own on, that day, at which it fits: at once or when another visit ends; null if none does. */
export function nextFree(visit: Stay, taken: readonly Stay[], shop: ShopWithChairs): string | null {
  const fits = fitsBeside(taken, shop);
  const midnight = shopMinute({ date: visit.date, time: "00:00" });
  const own = shopMinute(visit);
  const ends = taken.map((other) => shopMinute(other) + stayMinutes(other, shop.rules));
  return (
    [own, ...ends]
      .filter((minute) => own <= minute && minute < midnight + minutesPerDay)
      .sort((one, other) => one - other)
      .map((minute) => timeOf(minute - midnight))
      .find((time) => fits({ ...visit, time })) ?? null
  );
}

/** Whether an entry can sit beside those that take a chair, who is in its way, and where it could be instead. */
export function fitOf(entry: Entry, seated: readonly Entry[], shop: ShopWithChairs, now: Date) {
  const others = seated.filter(({ id }) => id !== entry.id);
  const fitsHere = fitsBeside(others, shop);
  const fits = fitsHere(entry);
  const { reasons } = compareBooking(entry, shop, now);
  const isPast = instantOf(entry.date, entry.time, shop.rules.timeZone) <= now;
  const isGood = fits && !isPast && !reasons.some(isAboutTime);
  return {
    isPast,
    /** Null where the shop does not say how many chairs it has. */
    fits: knowsChairs(shop) ? fits && !isPast : null,
    conflicts: fits || isPast ? [] : others.filter((other) => overlaps(entry, other, shop.rules)),
    nearest: isGood ? [] : nearestStarts(entry, fitsHere, shop, now),
    /** What else speaks against it, in words, as on the ticket's page: closed, outside hours, another price or down payment. */
    objections: reasons.filter(({ kind }) => kind !== "past").map(reasonForShop),
  };
}

/** What a visit costs at its hour by today's prices; its total is null where one of its services is not known. */
export function usualPrice(visit: Stay, shop: ShopWithChairs): Pick<Entry, "total" | "isLeastTotal"> {
  // Who sits down between two slots pays the price of the one before.
  const slot = slotsOn(shop.rules, visit.date).findLast(({ time }) => time <= visit.time);
  const { total, isLeastTotal } = quote(shop, visit.serviceIds, slot ?? { multiplier: 1 });
  return { total, isLeastTotal };
}
