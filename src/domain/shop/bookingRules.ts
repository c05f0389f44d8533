import type { Barber } from "./barber";
import { type Moment, shopMinute, type TimeZone, timeZoneNamed } from "./clock";
import type { ClosedHours, Closure, OpenDays } from "./closures";
import type { DepositTerms } from "./deposit";
import type { OpeningTimes } from "./openingHours";
import type { Service } from "./service";
import { minutesBetweenSlots, parseTime, timeOf } from "./timeOfDay";
import type { Bands } from "./timeSlot";

/** The rules for when a booking is possible. `minimumNotice` is in minutes, `lastDayAhead` in days; null means no limit. */
export type BookingRules = OpenDays &
  Bands & {
    readonly closedHours: readonly ClosedHours[];
    readonly timeZone: TimeZone;
    readonly slotsOutsideHours: "note" | "hide";
    readonly minimumNotice: number | null;
    readonly lastDayAhead: number | null;
    /** The down payment, in a shop that asks for one. */
    readonly deposit?: DepositTerms | null | undefined;
  };

/** What the shop offers by today's content: services, barbers and booking rules. */
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
 * The shop with the rules for bookings that it makes itself. Minimum notice, last bookable day and hidden slots are limits for
 * visitors only.
 */
export const withoutVisitorLimits = (shop: BookableShop): BookableShop => ({
  ...shop,
  rules: { ...shop.rules, minimumNotice: null, lastDayAhead: null, slotsOutsideHours: "note" },
});

/**
 * The shop with the full hours around one visit opened again, since the visit alone may have filled them. Opened are the slots
 * from the first whose shortest service would run into the visit, up to the visit's end. `duration` is the visit's, in minutes.
 */
export function withoutFullHoursDuring(shop: BookableShop, visit: Moment, duration: number): BookableShop {
  const shortest = Math.min(...shop.services.map((service) => service.duration));
  const begin = shopMinute(visit);
  const start = (Math.floor((begin - shortest) / minutesBetweenSlots) + 1) * minutesBetweenSlots;
  const end = Math.ceil((begin + duration) / minutesBetweenSlots) * minutesBetweenSlots;
  const closedHours = shop.rules.closedHours.flatMap((hours) => {
    if (!hours.isFull) return hours;
    const midnight = shopMinute({ date: hours.date, time: "00:00" });
    const [from, to] = [parseTime(hours.from), parseTime(hours.to)];
    return [
      { from, to: Math.min(to, start - midnight) },
      { from: Math.max(from, end - midnight), to },
    ]
      .filter((rest) => rest.from < rest.to)
      .map((rest) => ({ ...hours, from: timeOf(rest.from), to: timeOf(rest.to) }));
  });
  return { ...shop, rules: { ...shop.rules, closedHours } };
}
