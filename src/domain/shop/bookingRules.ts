import type { Barber } from "./barber";
import { addDays, parseTimeZone, type TimeZone } from "./clock";
import type { DepositTerms } from "./deposit";
import type { ClosedHours, Closure, HoursWithClosures, WeeklyHours } from "./openingHours";
import type { Service } from "./service";
import type { TimeSlotBands } from "./timeSlotBands";

/**
 * The rules about when a booking is possible. `minimumNotice`, in minutes, and `lastDayAhead`, in days, are null if there is
 * no such limit. Slots outside the opening hours are offered with a note, or hidden (`slotsOutsideHours`).
 */
export type BookingRules = HoursWithClosures &
  TimeSlotBands & {
    closedHours: readonly ClosedHours[];
    timeZone: TimeZone;
    slotsOutsideHours: "note" | "hide";
    minimumNotice: number | null;
    lastDayAhead: number | null;
    /** Null in a shop that asks for no deposit. */
    deposit: DepositTerms | null;
  };

/** A haircut of the poster. Links and tickets carry its number. */
export type Haircut = { number: number; name: string };

/** The haircut whose number a link or a ticket carries as text; undefined if the poster has it no longer. */
export const haircutOf = <Of extends Haircut>(number: string, haircuts: readonly Of[]) =>
  haircuts.find((haircut) => String(haircut.number) === number);

/** The services, barbers and rules of today's content, which decide what can be booked. */
export type Offering = {
  services: readonly Service[];
  barbers: readonly Barber[];
  /** The haircuts of the poster. */
  haircuts: readonly Haircut[];
  rules: BookingRules;
};

export type OfferingFiles = {
  shop: WeeklyHours &
    Pick<BookingRules, "minimumNotice" | "lastDayAhead" | "deposit"> & {
      timeZone: string;
      slotsOutsideHours: string;
    };
  bands: TimeSlotBands;
  closures: { closures: readonly Closure[]; hours: readonly ClosedHours[] };
  services: { services: readonly Service[] };
  barbers: { barbers: readonly Barber[] };
  haircuts: { haircuts: readonly Haircut[] };
};

export const offeringFrom = ({ shop, bands, closures, services, barbers, haircuts }: OfferingFiles): Offering => ({
  services: services.services,
  barbers: barbers.barbers,
  haircuts: haircuts.haircuts,
  rules: {
    ...shop,
    ...bands,
    closures: closures.closures,
    closedHours: closures.hours,
    timeZone: parseTimeZone(shop.timeZone),
    slotsOutsideHours: shop.slotsOutsideHours === "hide" ? "hide" : "note",
  },
});

/** Removes the limits that bind only visitors, not the shop: minimum notice, last bookable day and hidden slots. */
export const withoutVisitorLimits = (offering: Offering): Offering => ({
  ...offering,
  rules: { ...offering.rules, minimumNotice: null, lastDayAhead: null, slotsOutsideHours: "note" },
});

/**
 * Removes the fully booked hours of a date and of the days before and after it, because a visit on the date may itself have
 * filled them, even beyond midnight.
 */
export function withoutFullHoursAround(offering: Offering, date: string): Offering {
  const days = [addDays(date, -1), date, addDays(date, 1)];
  const closedHours = offering.rules.closedHours.filter((hours) => !hours.isFull || !days.includes(hours.date));
  return { ...offering, rules: { ...offering.rules, closedHours } };
}
