import { dayNames } from "../../format/dayNames";
import { longDate } from "../../format/longDate";
import { priceEffect } from "../../format/priceEffect";
import { rupiahFrom } from "../../format/rupiah";
import { barberName, daysOffText, staffAwayText, workingDaysText } from "./barberText";
import type { HoursWords } from "./openingHours";

/** The languages of the pages for visitors. Each has its words in files of its own, so that no page carries another's. */
export type Language = "id" | "en";

/** Opening hours in Indonesian. */
export const hours: HoursWords = {
  days: dayNames,
  months: ["Jan", "Feb", "Mar", "Apr", "Mei", "Jun", "Jul", "Agu", "Sep", "Okt", "Nov", "Des"],
  closed: "Tutup",
};

/** What can be booked and when, in Indonesian. */
export const shopWords = {
  language: "id" as Language,
  hours,
  /** The names of the weekdays, Monday first. */
  days: dayNames as readonly string[],
  longDate,
  minutes: (duration: number) => `${duration} menit`,
  rupiahFrom,
  /** A multiplier's effect on the price; a text for 1, too. */
  priceEffect: (multiplier: number) => priceEffect(multiplier) || "harga normal",
  barberName,
  /** The weekdays on which somebody is off, as a part of a sentence that begins with a name. */
  daysOff: daysOffText,
  workingDays: workingDaysText,
  staffAway: staffAwayText,
};

export type ShopWords = typeof shopWords;
