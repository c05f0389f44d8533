import type { Barber } from "./barber";
import { addDays, type TimeZone, timeZoneNamed } from "./clock";
import type { ClosedHours, Closure, OpeningCalendar } from "./closures";
import type { DepositTerms } from "./deposit";
import type { OpeningTimes } from "./openingHours";
import type { Service } from "./service";
import type { Bands } from "./timeSlot";

/**
 * All that decides when a booking is possible. `minimumNotice`, in minutes, and `lastDayAhead`, in days, are null where there
 * is no such limit. `slotsOutsideHours` says whether slots outside the opening hours are offered with a note or hidden.
 */
export type BookingRules = OpeningCalendar &
  Bands & {
    readonly closedHours: readonly ClosedHours[];
    readonly timeZone: TimeZone;
    readonly slotsOutsideHours: "note" | "hide";
    readonly minimumNotice: number | null;
    readonly lastDayAhead: number | null;
    /** The down payment, in a shop that asks for one. */
    readonly deposit?: DepositTerms | null | undefined;
  };

/** What can be booked by today's content: the services, the barbers, and the rules. */
export type BookableShop = {
  readonly services: readonly Service[];
  readonly barbers: readonly Barber[];
  readonly rules: BookingRules;
};

/** The content files that decide what can be booked. */
export type BookableFiles = {
  readonly shop: OpeningTimes &
    Pick<BookingRules, "minimumNotice" | "lastDayAhead" | "deposit"> & {
      readonly timeZone: string;
      readonly slotsOutsideHours: string;
    };
  readonly bands: Bands;
  readonly closures: { readonly closures: readonly Closure[]; readonly hours: readonly ClosedHours[] };
  readonly services: { readonly services: readonly Service[] };
  readonly barbers: { readonly barbers: readonly Barber[] };
};

/** The bookable shop, from its content files. */
export const bookableFrom = ({ shop, bands, closures, services, barbers }: BookableFiles): BookableShop => ({
  services: services.services,
  barbers: barbers.barbers,
  rules: {
    ...shop,
    ...bands,
    closures: closures.closures,
    closedHours: closures.hours,
    timeZone: timeZoneNamed(shop.timeZone),
    slotsOutsideHours: shop.slotsOutsideHours === "hide" ? "hide" : "note",
  },
});

/**
 * The shop with the rules for bookings that it writes itself: without minimum notice, last bookable day and hidden slots, which
 * limit visitors only.
 */
export const withoutVisitorLimits = (shop: BookableShop): BookableShop => ({
  ...shop,
  rules: { ...shop.rules, minimumNotice: null, lastDayAhead: null, slotsOutsideHours: "note" },
});

/**
 * The shop without its full hours on a date and on the days before and after: a visit on that date may itself have filled them,
 * also beyond midnight.
 */
export function withoutFullHoursAround(shop: BookableShop, date: string): BookableShop {
  const days = [addDays(date, -1), date, addDays(date, 1)];
  const closedHours = shop.rules.closedHours.filter((hours) => !hours.isFull || !days.includes(hours.date));
  return { ...shop, rules: { ...shop.rules, closedHours } };
}
