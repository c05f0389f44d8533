import { type BarberChoice, barberChoice } from "../shop/barber";
import type { BookableShop, BookingRules } from "../shop/bookingRules";
import { dayMs, instantOf, minuteMs, shopMoment } from "../shop/clock";
import { businessDayOf } from "../shop/dayHours";
import { depositFor } from "../shop/deposit";
import type { Reason } from "../shop/reason";
import { reasonsAgainst, type Visit } from "../shop/reasonsAgainst";
import { isAtCustomer, quote, type Service, unknownIds } from "../shop/service";
import { slotAt, type TimeSlot } from "../shop/timeSlot";
import { type Booking, isActive, type PartialBooking } from "./booking";

/** A part of a ticket's link that is missing or unreadable. */
type MissingPart = "code" | "date" | "time" | "services" | "total" | "name" | "phone";

/**
 * The business day of a visit: `days` from today's, negative before it. The kind is "past" once the visit has ended, even if
 * it ended today.
 */
type VisitDay = { readonly kind: "past" | "today" | "tomorrow" | "ahead"; readonly days: number };

/** A booking compared with the shop's current content, independent of language. */
export type Comparison = {
  /** The booking, in which some parts may be missing. A missing total is computed at today's prices, if possible. */
  readonly partial: PartialBooking;
  /** `partial`, if it is a whole booking; null if it has no code, date, time, services or total. */
  readonly booking: Booking | null;
  readonly services: readonly Service[];
  /** Ids of booked services that the shop no longer has. */
  readonly unknownServiceIds: readonly string[];
  /** The barber. "anyone" also replaces a barber whom the shop no longer has. Null in a shop without barbers. */
  readonly barber: BarberChoice;
  /** The minutes that the services take, without services that the shop no longer has. */
  readonly duration: number;
  /** The slot at the booking's time; null without a time, or if today's content has no slot then. */
  readonly slot: TimeSlot | null;
  readonly isAtCustomer: boolean;
  /** The missing parts of the ticket's link. A missing total is one, even if it could be computed. */
  readonly missing: readonly MissingPart[];
  /** All reasons against the visit. A price or deposit that differs today is one too. */
  readonly reasons: readonly Reason[];
  /** The visit's day as seen from `now`; null without a date or without `now`. */
  readonly visitDay: VisitDay | null;
};

/**
 * Compares a booking with the shop's content, and with the clock if `now` is given. Ids of discontinued services and former
 * barbers are kept, and so is the agreed total.
 */
export function compareBooking(
  booking: PartialBooking & Pick<Visit, "duration">,
  bookable: BookableShop,
  now: Date | null,
): Comparison {
  const { code, date, time, serviceIds, barberId } = booking;
  const { rules } = bookable;
  const unknownServiceIds = unknownIds(bookable.services, serviceIds);
  const slot = slotAt(rules, date !== null && time !== null ? { date, time } : null);
  const { services, duration, total: priceToday, isLeastTotal: isLeastToday } = quote(bookable, serviceIds, slot);
  // A total and its mark as a minimum belong together: both are agreed, or both are today's.
  const partial = booking.total === null ? { ...booking, total: priceToday, isLeastTotal: isLeastToday } : booking;
  const missing: Record<MissingPart, boolean> = {
    code: code === null,
    name: booking.name === "",
    phone: booking.phone === "",
    date: date === null,
    time: time === null,
    services: serviceIds.length === 0,
    total: booking.total === null,
  };
  const visitDay = date === null || now === null ? null : visitDayOf(date, time ?? "23:59", duration, rules, now);
  const ofVisit = reasonsAgainst({ date, time, serviceIds, barberId, duration: booking.duration }, bookable, null);
  const reasons = [
    ...(visitDay?.kind === "past" ? reasonsAfterwards(ofVisit) : ofVisit),
    ...priceReasons(partial, { total: priceToday, isLeast: isLeastToday }),
    ...depositReasons(booking, rules.deposit, priceToday),
  ];
  return {
    partial,
    booking: isWhole(partial) ? partial : null,
    services,
    unknownServiceIds,
    barber: barberChoice(bookable.barbers, barberId),
    duration,
    slot,
    isAtCustomer: booking.address !== "" || isAtCustomer(services),
    missing: (Object.keys(missing) as MissingPart[]).filter((part) => missing[part]),
    reasons,
    visitDay,
  };
}

const isWhole = (booking: PartialBooking): booking is Booking =>
  booking.code !== null &&
  booking.date !== null &&
  booking.time !== null &&
  booking.serviceIds.length > 0 &&
  booking.total !== null;

/** Returns the reasons against a visit that is over, first that its time has passed. Closed hours no longer matter to it. */
const reasonsAfterwards = (reasons: readonly Reason[]): Reason[] => [
  { kind: "past" },
  ...reasons.filter(({ kind }) => kind !== "closedHours" && kind !== "runsInto"),
];

/** Returns the reason that the total, or its mark as a minimum, differs from today's. Empty if a total is unknown. */
function priceReasons(
  { total, isLeastTotal: isLeast }: Pick<PartialBooking, "total" | "isLeastTotal">,
  today: { readonly total: number | null; readonly isLeast: boolean },
): Reason[] {
  if (total === null || today.total === null) return [];
  if (total === today.total && isLeast === today.isLeast) return [];
  return [{ kind: "price", ticket: { total, isLeast }, today: { ...today, total: today.total } }];
}

/**
 * Returns the reason that the deposit differs from today's deposit at today's price. The link's total does not count,
 * because anyone can write a link. Empty for a received deposit, for a declined or cancelled booking, and if today's deposit
 * is unknown.
 */
function depositReasons(booking: PartialBooking, terms: BookingRules["deposit"], priceToday: number | null): Reason[] {
  const isComparable = isActive(booking) && !booking.deposit?.isReceived && (!terms || priceToday !== null);
  const ticket = booking.deposit?.amount ?? null;
  const today = depositFor(terms, priceToday)?.amount ?? null;
  return isComparable && ticket !== today ? [{ kind: "deposit", ticket, today }] : [];
}

function visitDayOf(date: string, time: string, duration: number, rules: BookingRules, now: Date): VisitDay {
  const today = businessDayOf(rules, shopMoment(now, rules.timeZone));
  const days = Math.round((Date.parse(businessDayOf(rules, { date, time })) - Date.parse(today)) / dayMs);
  const end = instantOf({ date, time }, rules.timeZone).getTime() + duration * minuteMs;
  if (end <= now.getTime()) return { kind: "past", days };
  return { kind: days > 1 ? "ahead" : days === 1 ? "tomorrow" : "today", days };
}
