import type { Barber } from "./barber";
import { addDays, parseTimeZone, type TimeZone } from "./clock";
import type { ClosedHours, Closure, OpeningCalendar } from "./closures";
import type { DepositTerms } from "./deposit";
import type { OpeningSchedule } from "./openingHours";
import type { Service } from "./service";
import type { TimeSlotBands } from "./timeSlot";

/**
 * The rules about when a booking is possible. `minimumNotice`, in minutes, and `lastDayAhead`, in days, are null if there is no
 * such limit. `slotsOutsideHours` says whether slots outside the opening hours are offered with a note or hidden.
 */
export type BookingRules = OpeningCalendar &
  TimeSlotBands & {
    readonly closedHours: readonly ClosedHours[];
    readonly timeZone: TimeZone;
    readonly slotsOutsideHours: "note" | "hide";
    readonly minimumNotice: number | null;
    readonly lastDayAhead: number | null;
    /** The deposit, in a shop that asks for one. */
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
  readonly shop: OpeningSchedule &
    Pick<BookingRules, "minimumNotice" | "lastDayAhead" | "deposit"> & {
      readonly timeZone: string;
      readonly slotsOutsideHours: string;
    };
  readonly bands: TimeSlotBands;
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
    timeZone: parseTimeZone(shop.timeZone),
    slotsOutsideHours: shop.slotsOutsideHours === "hide" ? "hide" : "note",
  },
});

/** The shop with the rules for its own bookings. Minimum notice, last bookable day and hidden slots limit only visitors. */
export const withoutVisitorLimits = (bookable: BookableShop): BookableShop => ({
  ...bookable,
  rules: { ...bookable.rules, minimumNotice: null, lastDayAhead: null, slotsOutsideHours: "note" },
});

/**
 * The shop without its full hours on a date and on the days before and after. A visit on that date may have filled them itself,
 * even beyond midnight.
 */
export function withoutFullHoursAround(bookable: BookableShop, date: string): BookableShop {
  const days = [addDays(date, -1), date, addDays(date, 1)];
  const closedHours = bookable.rules.closedHours.filter((hours) => !hours.isFull || !days.includes(hours.date));
  return { ...bookable, rules: { ...bookable.rules, closedHours } };
}
