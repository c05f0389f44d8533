import type { Barber } from "./barber";
import { type TimeZone, timeZoneNamed } from "./clock";
import type { ClosedHours, Closure, OpenDays } from "./closures";
import type { DepositTerms } from "./deposit";
import type { OpeningTimes } from "./openingHours";
import type { Service } from "./service";
import type { Bands } from "./timeSlot";
import type { Language } from "./words.id";

/** What decides when a booking is possible. `minimumNotice` is in minutes, `lastDayAhead` in days; null is off. */
export type BookingRules = OpenDays &
  Bands & {
    readonly closedHours: readonly ClosedHours[];
    readonly timeZone: TimeZone;
    readonly slotsOutsideHours: "note" | "hide";
    readonly minimumNotice: number | null;
    readonly lastDayAhead: number | null;
    /** What a booking costs in advance, in a shop that asks for that. */
    readonly deposit?: DepositTerms | null | undefined;
  };

/** What can be booked, by the shop's content of today. */
export type BookableShop = {
  readonly services: readonly Service[];
  readonly barbers: readonly Barber[];
  readonly rules: BookingRules;
  /** The language of the page that offers it; Indonesian where it does not say. */
  readonly language?: Language;
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

/** What can be booked, as the content files hold it. */
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

/** The same shop for its own bookings: notice, last day and hidden slots bind visitors only. */
export const forOwnBookings = <Shop extends BookableShop>(shop: Shop): Shop => ({
  ...shop,
  rules: { ...shop.rules, minimumNotice: null, lastDayAhead: null, slotsOutsideHours: "note" },
});
