import { compareBooking } from "../../domain/booking/comparison";
import { reasonForShop } from "../../domain/booking/reasonsForShop";
import { instantOf, type Moment } from "../../domain/shop/clock";
import { businessDayOf, businessTimeOf, momentOf } from "../../domain/shop/dayHours";
import { reasonRow } from "../../domain/shop/reason";
import { reasonsAgainst } from "../../domain/shop/reasonsAgainst";
import type { Entry } from "./entry";
import { fitsBeside, hasKnownCapacity, overlaps, type SeatableVisit, type ShopWithChairs } from "./seating";

// In minutes. If a walk-in customer has to wait, the visit begins at a multiple of this.
const waitStep = 5;

/**
 * Finds the first moment at which the visit fits: its own, or a later one on the same business day. Null if there is none.
 * At a later moment the shop must also be open, and a barber at work.
 */
export function firstFittingTime(
  visit: SeatableVisit,
  chairTakers: readonly SeatableVisit[],
  offering: ShopWithChairs,
): Moment | null {
  const fits = fitsBeside(chairTakers, offering);
  if (fits(visit)) return { date: visit.date, time: visit.time };
  const { day, minute: own } = businessTimeOf(offering.rules, visit);
  for (let minute = own - (own % waitStep) + waitStep; ; minute += waitStep) {
    const moment = momentOf({ day, minute });
    if (businessDayOf(offering.rules, moment) !== day) return null;
    const later = { ...visit, ...moment };
    if (canBegin(later, offering) && fits(later)) return moment;
  }
}

/**
 * Whether the shop is open when a visit begins, with no break or closed hours then, and a barber who can do the visit works
 * until its end. In a shop without barbers only the first condition counts.
 */
const canBegin = (visit: SeatableVisit, offering: ShopWithChairs) =>
  reasonsAgainst({ ...visit, duration: 0 }, offering, null).every(
    (reason) => reason.kind === "betweenSlots" || !reasonRow(reason).isResolvableByTime,
  ) && !reasonsAgainst(visit, offering, null).some((reason) => reasonRow(reason).absent === "barbers");

/**
 * Returns the facts that the shop should know before it accepts an entry: whether a chair is free beside `chairTakers`,
 * which visits are in its way, and whether the visit needs another time.
 */
export function availabilityOf(entry: Entry, chairTakers: readonly Entry[], offering: ShopWithChairs, now: Date) {
  const others = chairTakers.filter(({ id }) => id !== entry.id);
  const fits = fitsBeside(others, offering)(entry);
  const { reasons } = compareBooking(entry, offering, now);
  const isPast = instantOf(entry, offering.rules.timeZone) <= now;
  return {
    isPast,
    /** Whether a chair is free and the time has not passed; null if the number of chairs is unknown. */
    fits: hasKnownCapacity(offering) ? fits && !isPast : null,
    conflicts: fits || isPast ? [] : others.filter((other) => overlaps(entry, other, offering.rules)),
    needsOtherTime: !fits || isPast || reasons.some((reason) => reasonRow(reason).isResolvableByTime),
    /** The reasons against the visit as sentences for the shop, without the reason that its time has passed. */
    objections: reasons.filter(({ kind }) => kind !== "past").map(reasonForShop),
  };
}
