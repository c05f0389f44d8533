import { type BarberChoice, barberChoice } from "../shop/barber";
import type { BookableShop, BookingRules } from "../shop/bookingRules";
import { dayMs, instantOf, type Moment, minuteMs, shopMoment } from "../shop/clock";
import { businessDayOf } from "../shop/dayHours";
import { depositFor } from "../shop/deposit";
import type { Reason } from "../shop/reason";
import { reasonsAgainst } from "../shop/reasonsAgainst";
import { isAtCustomer, quote, type Service, unknownIds } from "../shop/service";
import { slotAt, type TimeSlot } from "../shop/timeSlot";
import type { Booking } from "./booking";
import { isActive } from "./statuses";

/**
 * The business day of a visit: `days` from today's, negative before it. The kind is "past" once the visit has ended, even if
 * it ended today.
 */
type VisitDay = { readonly kind: "past" | "today" | "tomorrow" | "ahead"; readonly days: number };

/** A booking compared with the shop's current content, independent of language. */
export type Comparison = {
  readonly booking: Booking;
  readonly services: readonly Service[];
  /** Ids of booked services that the shop no longer has. */
  readonly unknownServiceIds: readonly string[];
  /** The barber. "anyone" also replaces a barber whom the shop no longer has. Null in a shop without barbers. */
  readonly barber: BarberChoice;
  /** The minutes that the services take, without services that the shop no longer has. */
  readonly duration: number;
  /** The slot at the booking's time; null if today's content has no slot then. */
  readonly slot: TimeSlot | null;
  readonly isAtCustomer: boolean;
  /** All reasons against the visit. A price or deposit that differs today is one too. */
  readonly reasons: readonly Reason[];
  /** The visit's day as seen from `now`; null without `now`. */
  readonly visitDay: VisitDay | null;
};

/**
 * Compares a booking with the shop's content, and with the clock if `now` is given. Ids of discontinued services and former
 * barbers are kept, and so is the agreed total.
 */
export function compareBooking(booking: Booking, bookable: BookableShop, now: Date | null): Comparison {
  const { serviceIds, barberId } = booking;
  const { rules } = bookable;
  const unknownServiceIds = unknownIds(bookable.services, serviceIds);
  const slot = slotAt(rules, booking);
  const { services, duration, total: priceToday, isLeastTotal: isLeastToday } = quote(bookable, serviceIds, slot);
  const visitDay = now === null ? null : visitDayOf(booking, duration, rules, now);
  const ofVisit = reasonsAgainst(booking, bookable, null);
  const reasons = [
    ...(visitDay?.kind === "past" ? reasonsAfterwards(ofVisit) : ofVisit),
    ...priceReasons(booking, { total: priceToday, isLeast: isLeastToday }),
    ...depositReasons(booking, rules.deposit, priceToday),
  ];
  return {
    booking,
    services,
    unknownServiceIds,
    barber: barberChoice(bookable.barbers, barberId),
    duration,
    slot,
    isAtCustomer: booking.address !== "" || isAtCustomer(services),
    reasons,
    visitDay,
  };
}

/** Returns the reasons against a visit that is over, first that its time has passed. Closed hours no longer matter to it. */
const reasonsAfterwards = (reasons: readonly Reason[]): Reason[] => [
  { kind: "past" },
  ...reasons.filter(({ kind }) => kind !== "closedHours" && kind !== "runsInto"),
];

/** Returns the reason that the total, or its mark as a minimum, differs from today's. Empty if today's is unknown. */
function priceReasons(
  { total, isLeastTotal: isLeast }: Booking,
  today: { readonly total: number | null; readonly isLeast: boolean },
): Reason[] {
  if (today.total === null) return [];
  if (total === today.total && isLeast === today.isLeast) return [];
  return [{ kind: "price", ticket: { total, isLeast }, today: { ...today, total: today.total } }];
}

/**
 * Returns the reason that the deposit differs from today's deposit at today's price. The link's total does not count,
 * because anyone can write a link. Empty for a received deposit, for a declined or cancelled booking, and if today's deposit
 * is unknown.
 */
function depositReasons(booking: Booking, terms: BookingRules["deposit"], priceToday: number | null): Reason[] {
  const isComparable = isActive(booking) && !booking.deposit?.isReceived && (!terms || priceToday !== null);
  const ticket = booking.deposit?.amount ?? null;
  const today = depositFor(terms, priceToday)?.amount ?? null;
  return isComparable && ticket !== today ? [{ kind: "deposit", ticket, today }] : [];
}

function visitDayOf(moment: Moment, duration: number, rules: BookingRules, now: Date): VisitDay {
  const today = businessDayOf(rules, shopMoment(now, rules.timeZone));
  const days = Math.round((Date.parse(businessDayOf(rules, moment)) - Date.parse(today)) / dayMs);
  const end = instantOf(moment, rules.timeZone).getTime() + duration * minuteMs;
  if (end <= now.getTime()) return { kind: "past", days };
  return { kind: days > 1 ? "ahead" : days === 1 ? "tomorrow" : "today", days };
}
