import { compareBooking } from "../booking/comparison";
import { reasonForShop } from "../booking/reasonsForShop";
import { addDays, instantOf, type Moment, shopMinute } from "../shop/clock";
import { businessTimeOf, closedSpansAround, openingSpanOn, previousDayOverrun } from "../shop/dayHours";
import { minutesPerDay } from "../shop/openingHours";
import { isAbsence, isResolvableByTime } from "../shop/reason";
import { isUnrestricted, reasonsAgainst, slotOffersForShop } from "../shop/reasonsAgainst";
import { quote } from "../shop/service";
import { formatTime, parseTime } from "../shop/timeOfDay";
import { slotsOn } from "../shop/timeSlot";
import type { Entry } from "./entry";
import { fitsBeside, hasKnownCapacity, overlaps, type ShopWithChairs, stayMinutes, type TimedVisit } from "./seating";

// The search ends this many days after the requested one.
const daysSearched = 7;
// At most this many starts are proposed.
const mostSuggested = 3;

type Fits = (visit: TimedVisit) => boolean;

/**
 * The slots of a day at which the shop can take a visit: later than `now`, within the opening hours, with a free chair, and
 * with no other reason against the visit.
 */
export function freeSlotTimes(
  visit: TimedVisit,
  date: string,
  fits: Fits,
  bookable: ShopWithChairs,
  now: Date,
): string[] {
  return slotOffersForShop({ ...visit, date }, bookable, now)
    .filter(isUnrestricted)
    .map(({ time }) => time)
    .filter((time) => fits({ ...visit, date, time }));
}

/**
 * A few free starts near a visit's time, in order of time. The visit's business day comes first. Later days follow while there
 * are too few. On each day, the starts nearest to the visit's time of day are taken first.
 */
export function nearestFreeSlots(visit: TimedVisit, fits: Fits, bookable: ShopWithChairs, now: Date): Moment[] {
  const businessTime = (moment: Moment) => businessTimeOf(bookable.rules, moment);
  const wanted = businessTime(visit);
  // Compares the times of day, not the days.
  const minutesApart = (moment: Moment) => Math.abs(businessTime(moment).minute - wanted.minute);
  const found: Moment[] = [];
  for (let ahead = 0; ahead <= daysSearched && found.length < mostSuggested; ahead += 1) {
    const day = addDays(wanted.day, ahead);
    const next = addDays(day, 1);
    const ofDay = (previousDayOverrun(bookable.rules, next) > 0 ? [day, next] : [day])
      .flatMap((date) => freeSlotTimes(visit, date, fits, bookable, now).map((time) => ({ date, time })))
      .filter((moment) => businessTime(moment).day === day && shopMinute(moment) !== shopMinute(visit))
      .sort((one, other) => minutesApart(one) - minutesApart(other));
    found.push(...ofDay.slice(0, mostSuggested - found.length));
  }
  return found.sort((one, other) => shopMinute(one) - shopMinute(other));
}

/**
 * The first moment, from the visit's own on, at which the visit fits; null if there is none on its business day. Later
 * times are tried only where something changes: the shop opens, a barber's hours begin, or another visit, a break or closed
 * hours end.
 */
export function firstFittingTime(
  visit: TimedVisit,
  chairTakers: readonly TimedVisit[],
  bookable: ShopWithChairs,
): Moment | null {
  const { rules, barbers } = bookable;
  const fits = fitsBeside(chairTakers, bookable);
  const own = parseTime(visit.time);
  const midnight = shopMinute({ date: visit.date, time: "00:00" });
  const ends = chairTakers.map((other) => shopMinute(other) + stayMinutes(other, rules) - midnight);
  const closedEnds = closedSpansAround(rules, visit.date).map(({ end }) => end);
  const begins = barbers.flatMap(({ workingHours }) => workingHours ?? []).map(({ open }) => parseTime(open));
  const opening = openingSpanOn(rules, visit.date)?.start ?? own;
  const later = [...ends, ...closedEnds, ...begins, opening]
    .filter((minute) => own < minute)
    .sort((one, other) => one - other)
    .map((minute) => ({
      ...visit,
      date: addDays(visit.date, Math.floor(minute / minutesPerDay)),
      time: formatTime(minute % minutesPerDay),
    }))
    .filter((each) => businessTimeOf(rules, each).day === businessTimeOf(rules, visit).day && canBegin(each, bookable));
  const found = [visit, ...later].find(fits);
  return found ? { date: found.date, time: found.time } : null;
}

/** Whether the shop is open when a visit begins, and a barber who can do it works until its end. */
const canBegin = (visit: TimedVisit, bookable: ShopWithChairs): boolean =>
  reasonsAgainst({ ...visit, duration: 0 }, bookable, null).every(
    (reason) => reason.kind === "betweenSlots" || !isResolvableByTime(reason),
  ) && !reasonsAgainst(visit, bookable, null).some(isAbsence);

/**
 * What the shop should know before it accepts an entry: whether a chair is free beside `chairTakers`, which visits are in the
 * way, and which other starts are free.
 */
export function availabilityOf(entry: Entry, chairTakers: readonly Entry[], bookable: ShopWithChairs, now: Date) {
  const others = chairTakers.filter(({ id }) => id !== entry.id);
  const fitsHere = fitsBeside(others, bookable);
  const fits = fitsHere(entry);
  const { reasons } = compareBooking(entry, bookable, now);
  const isPast = instantOf(entry, bookable.rules.timeZone) <= now;
  const needsOtherTime = !fits || isPast || reasons.some(isResolvableByTime);
  return {
    isPast,
    /** Whether a chair is free and the time has not passed; null if the shop does not say how many chairs it has. */
    fits: hasKnownCapacity(bookable) ? fits && !isPast : null,
    conflicts: fits || isPast ? [] : others.filter((other) => overlaps(entry, other, bookable.rules)),
    nearest: needsOtherTime ? nearestFreeSlots(entry, fitsHere, bookable, now) : [],
    /** The other reasons against the visit, worded for the shop: closed, outside hours, another price or deposit. */
    objections: reasons.filter(({ kind }) => kind !== "past").map(reasonForShop),
  };
}

/** The price of a visit at its time by today's prices; `total` is null if a service is unknown. */
export function quoteAt(visit: TimedVisit, bookable: ShopWithChairs): Pick<Entry, "total" | "isLeastTotal"> {
  // A start between two slots has the price of the earlier slot.
  const slot = slotsOn(bookable.rules, visit.date).findLast(({ time }) => time <= visit.time);
  const { total, isLeastTotal } = quote(bookable, visit.serviceIds, slot ?? { multiplier: 1 });
  return { total, isLeastTotal };
}
