import { type BarberChoice, barberChoice } from "../shop/barber";
import type { BookableShop, BookingRules } from "../shop/bookingRules";
import { dayMs, instantOf, minuteMs, shopMoment } from "../shop/clock";
import { depositFor } from "../shop/deposit";
import type { Reason } from "../shop/reason";
import { reasonsAgainst } from "../shop/reasonsAgainst";
import { isAtCustomer, quote, type Service, unknownIds } from "../shop/service";
import { slotOn, type TimeSlot } from "../shop/timeSlot";
import { type Booking, isActive, type PartialBooking } from "./booking";

/** A part that a ticket's link lacks, or has in an unreadable form. */
type MissingPart = "code" | "date" | "time" | "services" | "total" | "name" | "phone";

/** The visit's day as seen from now: `past` once the visit has ended; `days` are counted from today on the shop's clock. */
type VisitDay = { readonly kind: "past" | "today" | "tomorrow" | "ahead"; readonly days: number };

/** A booking compared with the shop's current content, independent of language. */
export type Comparison = {
  /** The known parts; a total that the link lacks is computed if possible. */
  readonly known: PartialBooking;
  /** The same as a whole booking; null if code, date, time, services or total are missing. */
  readonly booking: Booking | null;
  readonly services: readonly Service[];
  /** Ids of booked services that the shop no longer has. */
  readonly unknownServiceIds: readonly string[];
  /** Null in a shop without barbers; "anyone" also for a barber that the shop no longer has. */
  readonly barber: BarberChoice;
  /** Of the known services, in minutes. */
  readonly duration: number;
  /** Null for a time that is no slot of today's content. */
  readonly slot: TimeSlot | null;
  readonly isAtCustomer: boolean;
  readonly missing: readonly MissingPart[];
  /** All reasons against the visit, and a price or down payment that differs today. */
  readonly reasons: readonly Reason[];
  /** Null without a date or without `now`. */
  readonly visitDay: VisitDay | null;
};

/**
 * Compares a booking with the shop's content, and with the clock where `now` is given. Ids of services and barbers that the
 * shop no longer has are kept, and so is the agreed total.
 */
export function compareBooking(booking: PartialBooking, shop: BookableShop, now: Date | null): Comparison {
  const { code, date, time, serviceIds, barberId, deposit } = booking;
  const { rules } = shop;
  const unknownServiceIds = unknownIds(shop.services, serviceIds);
  const slot = slotOn(rules, date, time);
  const { services, duration, total: priceToday, isLeastTotal: isLeastToday } = quote(shop, serviceIds, slot);
  const total = booking.total ?? priceToday;
  // An agreed total also keeps its own mark as a minimum.
  const isLeastTotal = booking.total === null ? isLeastToday : booking.isLeastTotal;
  const known = { ...booking, total, isLeastTotal };
  const isWhole = code !== null && date !== null && time !== null && serviceIds.length > 0 && total !== null;
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
  const ofVisit = reasonsAgainst({ date, time, serviceIds, barberId }, shop, null);
  const reasons: Reason[] =
    visitDay?.kind === "past"
      ? [{ kind: "past" }, ...ofVisit.filter(({ kind }) => kind !== "closedHours" && kind !== "runsInto")]
      : ofVisit;
  if (priceToday !== null && total !== null && (total !== priceToday || isLeastTotal !== isLeastToday)) {
    const ticket = { total, isLeast: isLeastTotal };
    reasons.push({ kind: "price", ticket, today: { total: priceToday, isLeast: isLeastToday } });
  }
  // A received down payment is not questioned. An owed one is compared with today's price, since anyone can write a total into
  // a link.
  const { deposit: terms } = rules;
  const today = depositFor(terms, priceToday)?.amount ?? null;
  const isDepositKnown = !terms || priceToday !== null;
  if (isActive(booking) && !deposit?.isReceived && isDepositKnown && today !== (deposit?.amount ?? null))
    reasons.push({ kind: "deposit", ticket: deposit?.amount ?? null, today });
  return {
    known,
    booking: isWhole ? { ...known, code, date, time } : null,
    services,
    unknownServiceIds,
    barber: barberChoice(shop.barbers, barberId),
    duration,
    slot,
    isAtCustomer: booking.address !== "" || isAtCustomer(services),
    missing: (Object.keys(missing) as MissingPart[]).filter((part) => missing[part]),
    reasons,
    visitDay,
  };
}

function visitDayOf(date: string, time: string, duration: number, rules: BookingRules, now: Date): VisitDay {
  const today = shopMoment(now, rules.timeZone).date;
  const days = Math.round((Date.parse(date) - Date.parse(today)) / dayMs);
  const end = instantOf(date, time, rules.timeZone).getTime() + duration * minuteMs;
  if (end <= now.getTime()) return { kind: "past", days };
  return { kind: days > 1 ? "ahead" : days === 1 ? "tomorrow" : "today", days };
}
