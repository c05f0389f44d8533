import type { Barber, BarberChoice, StaffAway } from "./barber";
import type { HoursWords } from "./openingHours";
import type { Weekday } from "./weekday";

/** The languages of the pages for visitors. */
export type Language = "id" | "en";

/**
 * What can be booked and when, in the words of one language. Each language stands in a file of its own, so that no page carries
 * another's.
 */
export type ShopWords = {
  readonly language: Language;
  readonly hours: HoursWords;
  /** The names of the weekdays, Monday first. */
  readonly days: readonly string[];
  /** A calendar date with its weekday and year. */
  readonly longDate: (date: string) => string;
  readonly minutes: (duration: number) => string;
  /** An amount, or the least amount. */
  readonly rupiahFrom: (amount: number, isLeast: boolean) => string;
  /** A multiplier's effect on the price; a text for 1, too. */
  readonly priceEffect: (multiplier: number) => string;
  readonly barberName: (barber: NonNullable<BarberChoice>) => string;
  /** The weekdays on which somebody is off, as a part of a sentence that begins with a name. */
  readonly daysOff: (days: readonly Weekday[]) => string;
  readonly workingDays: (barber: Pick<Barber, "daysOff" | "workingHours">) => string;
  readonly staffAway: (away: StaffAway) => string;
};
