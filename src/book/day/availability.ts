import { compareBooking } from "../../domain/booking/comparison";
import { reasonForShop } from "../../domain/booking/reasonsForShop";
import { instantOf, type Moment } from "../../domain/shop/clock";
import { businessDayOf, businessTimeOf, momentOf } from "../../domain/shop/dayHours";
import { isAbsence, isResolvableByTime } from "../../domain/shop/reason";
import { reasonsAgainst } from "../../domain/shop/reasonsAgainst";
import { quote } from "../../domain/shop/service";
import { slotsOn } from "../../domain/shop/timeSlot";
import {
  fitsBeside,
  fitsByMoving,
  hasKnownCapacity,
  overlaps,
  type ShopWithChairs,
  type TimedVisit,
} from "../chairs/seating";
import type { Entry } from "../entries/entry";

// In minutes. If a walk-in customer has to wait, the visit begins at a multiple of this.
const waitStep = 5;

/**
 * Finds the first moment at which the visit fits: its own, or a later one on the same business day. Null if there is none.
 * At a later moment the shop must also be open, and a barber at work.
 */
export function firstFittingTime(
  visit: TimedVisit,
  chairTakers: readonly TimedVisit[],
  bookable: ShopWithChairs,
): Moment | null {
  const fits = fitsBeside(chairTakers, bookable);
  if (fits(visit)) return { date: visit.date, time: visit.time };
  const { day, minute: own } = businessTimeOf(bookable.rules, visit);
  for (let minute = own - (own % waitStep) + waitStep; ; minute += waitStep) {
    const moment = momentOf({ day, minute });
    if (businessDayOf(bookable.rules, moment) !== day) return null;
    const later = { ...visit, ...moment };
    if (canBegin(later, bookable) && fits(later)) return moment;
  }
}

/**
 * Whether the shop is open when a visit begins, with no break or closed hours then, and a barber who can do the visit works
 * until its end. In a shop without barbers only the first condition counts.
 */
const canBegin = (visit: TimedVisit, bookable: ShopWithChairs): boolean =>
  reasonsAgainst({ ...visit, duration: 0 }, bookable, null).every(
    (reason) => reason.kind === "betweenSlots" || !isResolvableByTime(reason),
  ) && !reasonsAgainst(visit, bookable, null).some(isAbsence);

/**
 * Returns the facts that the shop should know before it accepts an entry: whether a chair is free beside `chairTakers`,
 * which visits are in its way, and whether the visit needs another time.
 */
export function availabilityOf(entry: Entry, chairTakers: readonly Entry[], bookable: ShopWithChairs, now: Date) {
  const others = chairTakers.filter(({ id }) => id !== entry.id);
  const fits = fitsBeside(others, bookable)(entry);
  const { reasons } = compareBooking(entry, bookable, now);
  const isPast = instantOf(entry, bookable.rules.timeZone) <= now;
  return {
    isPast,
    /** Whether a chair is free and the time has not passed; null if the number of chairs is unknown. */
    fits: hasKnownCapacity(bookable) ? fits && !isPast : null,
    /** Whether a chair would be free if others moved to other barbers. */
    fitsByMoving: !fits && !isPast && fitsByMoving(entry, others, bookable),
    conflicts: fits || isPast ? [] : others.filter((other) => overlaps(entry, other, bookable.rules)),
    needsOtherTime: !fits || isPast || reasons.some(isResolvableByTime),
    /** The reasons against the visit as sentences for the shop, without the reason that its time has passed. */
    objections: reasons.filter(({ kind }) => kind !== "past").map(reasonForShop),
  };
}

/** Returns today's price of a visit at its time; `total` is null if the visit has no services or an unknown one. */
export function quoteAt(visit: TimedVisit, bookable: ShopWithChairs): { total: number | null; isLeastTotal: boolean } {
  // A visit that begins between two slots has the price of the earlier slot. Before the first slot the base price counts.
  const { day, minute } = businessTimeOf(bookable.rules, visit);
  const slot = slotsOn(bookable.rules, day).findLast((each) => each.minute <= minute);
  const { total, isLeastTotal } = quote(bookable, visit.serviceIds, slot ?? { multiplier: 1 });
  return { total, isLeastTotal };
}
