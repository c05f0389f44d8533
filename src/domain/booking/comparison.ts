import { type BarberChoice, barberChoice } from "../shop/barber";
import type { BookingRules, Offering } from "../shop/bookingRules";
import { daysBetween, instantOf, type Moment, minuteMs, shopMoment } from "../shop/clock";
import { businessDayOf } from "../shop/dayHours";
import { depositFor } from "../shop/deposit";
import { type Reason, reasonRow } from "../shop/reason";
import { reasonsAgainst } from "../shop/reasonsAgainst";
import { isAtCustomer, quoteAt, type Service, unknownIds } from "../shop/service";
import type { TimeSlot } from "../shop/timeSlot";
import type { Booking } from "./booking";
import { isActive } from "./booking";

/**
 * The business day of a visit: `days` from the shop's date, negative before it. The kind is "past" once the visit has ended,
 * even if it ended today, and "today" in a night that still goes on.
 */
type VisitDay = { kind: "past" | "today" | "tomorrow" | "ahead"; days: number };

/** A booking compared with the shop's current content, independent of language. */
export type Comparison = {
  booking: Booking;
  services: readonly Service[];
  /** Ids of booked services that the shop no longer has. */
  unknownServiceIds: readonly string[];
  /** The barber. "anyone" also replaces a barber whom the shop no longer has. Null in a shop without barbers. */
  barber: BarberChoice;
  /** The minutes that the services take, without services that the shop no longer has. */
  duration: number;
  /** Today's price at the booking's time. `total` is null without services or with an unknown one. */
  today: { total: number | null; isLeastTotal: boolean; slot: TimeSlot | null };
  isAtCustomer: boolean;
  /** All reasons against the visit. A price or deposit that differs today is one too. */
  reasons: readonly Reason[];
  /** The visit's day as seen from `now`; null without `now`. */
  visitDay: VisitDay | null;
};

/**
 * Compares a booking with the shop's content, and with the clock if `now` is given. Ids of discontinued services and former
 * barbers are kept, and so is the agreed total.
 */
export function compareBooking(booking: Booking, offering: Offering, now: Date | null): Comparison {
  const { serviceIds, barberId } = booking;
  const { rules } = offering;
  const unknownServiceIds = unknownIds(offering.services, serviceIds);
  const { services, duration, ...today } = quoteAt(offering, booking);
  const visitDay = now === null ? null : visitDayOf(booking, booking.duration ?? duration, rules, now);
  const isOver = visitDay?.kind === "past";
  const reasons = [
    isOver ? ({ kind: "past" } as const) : null,
    ...reasonsAgainst(booking, offering, null).filter((each) => !isOver || reasonRow(each).holdsAfterwards),
    priceReason(booking, today),
    depositReason(booking, rules.deposit, today.total),
  ].filter((reason) => reason !== null);
  return {
    booking,
    services,
    unknownServiceIds,
    barber: barberChoice(offering.barbers, barberId),
    duration,
    today,
    isAtCustomer: booking.address !== "" || isAtCustomer(services),
    reasons,
    visitDay,
  };
}

/** Returns the reason that the total, or its mark as a minimum, differs from today's. Null if today's is unknown. */
function priceReason(booking: Booking, { total, isLeastTotal }: Comparison["today"]): Reason | null {
  if (total === null || (booking.total === total && booking.isLeastTotal === isLeastTotal)) return null;
  const ticket = { total: booking.total, isLeast: booking.isLeastTotal };
  return { kind: "price", ticket, today: { total, isLeast: isLeastTotal } };
}

/**
 * Returns the reason that the deposit differs from today's deposit at today's price. The link's total does not count,
 * because anyone can write a link. Null for a received deposit, for a declined or cancelled booking, and if today's deposit
 * is unknown.
 */
function depositReason(booking: Booking, terms: BookingRules["deposit"], priceToday: number | null): Reason | null {
  const isComparable = isActive(booking) && !booking.deposit?.isReceived && (!terms || priceToday !== null);
  const ticket = booking.deposit?.amount ?? null;
  const today = depositFor(terms, priceToday)?.amount ?? null;
  return isComparable && ticket !== today ? { kind: "deposit", ticket, today } : null;
}

function visitDayOf(moment: Moment, duration: number, rules: BookingRules, now: Date): VisitDay {
  const days = daysBetween(shopMoment(now, rules.timeZone).date, businessDayOf(rules, moment));
  const end = instantOf(moment, rules.timeZone).getTime() + duration * minuteMs;
  if (end <= now.getTime()) return { kind: "past", days };
  return { kind: days > 1 ? "ahead" : days === 1 ? "tomorrow" : "today", days };
}
