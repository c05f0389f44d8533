import { compareBooking } from "../booking/comparison";
import { reasonForShop } from "../booking/reasonsForShop";
import { addDays, instantOf, type Moment } from "../shop/clock";
import { businessTimeOf } from "../shop/dayHours";
import { minutesPerDay } from "../shop/openingHours";
import { isAbsence, isResolvableByTime } from "../shop/reason";
import { reasonsAgainst } from "../shop/reasonsAgainst";
import { quote } from "../shop/service";
import { formatTime, parseTime } from "../shop/timeOfDay";
import { slotsOn } from "../shop/timeSlot";
import type { Entry } from "./entry";
import { fitsBeside, hasKnownCapacity, overlaps, type ShopWithChairs, type TimedVisit } from "./seating";

// In minutes: later times of a walk-in are multiples of it.
const step = 5;

/**
 * The first moment, from the visit's own on, at which the visit fits; null if there is none on its business day. At a later
 * moment the shop must be open, and a barber at work.
 */
export function firstFittingTime(
  visit: TimedVisit,
  chairTakers: readonly TimedVisit[],
  bookable: ShopWithChairs,
): Moment | null {
  const fits = fitsBeside(chairTakers, bookable);
  if (fits(visit)) return { date: visit.date, time: visit.time };
  const dayOf = (moment: Moment) => businessTimeOf(bookable.rules, moment).day;
  const own = parseTime(visit.time);
  for (let minute = own - (own % step) + step; ; minute += step) {
    const date = addDays(visit.date, Math.floor(minute / minutesPerDay));
    const moment = { date, time: formatTime(minute % minutesPerDay) };
    if (dayOf(moment) !== dayOf(visit)) return null;
    const later = { ...visit, ...moment };
    if (canBegin(later, bookable) && fits(later)) return moment;
  }
}

/** Whether the shop is open when a visit begins, and a barber who can do it works until its end. */
const canBegin = (visit: TimedVisit, bookable: ShopWithChairs): boolean =>
  reasonsAgainst({ ...visit, duration: 0 }, bookable, null).every(
    (reason) => reason.kind === "betweenSlots" || !isResolvableByTime(reason),
  ) && !reasonsAgainst(visit, bookable, null).some(isAbsence);

/**
 * What the shop should know before it accepts an entry: whether a chair is free beside `chairTakers`, which visits are in the
 * way, and whether the visit needs another time.
 */
export function availabilityOf(entry: Entry, chairTakers: readonly Entry[], bookable: ShopWithChairs, now: Date) {
  const others = chairTakers.filter(({ id }) => id !== entry.id);
  const fits = fitsBeside(others, bookable)(entry);
  const { reasons } = compareBooking(entry, bookable, now);
  const isPast = instantOf(entry, bookable.rules.timeZone) <= now;
  return {
    isPast,
    /** Whether a chair is free and the time has not passed; null if the shop does not say how many chairs it has. */
    fits: hasKnownCapacity(bookable) ? fits && !isPast : null,
    conflicts: fits || isPast ? [] : others.filter((other) => overlaps(entry, other, bookable.rules)),
    needsOtherTime: !fits || isPast || reasons.some(isResolvableByTime),
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
