import { dayNames } from "../../format/dayNames";
import { longDate } from "../../format/longDate";
import { indonesianMinutes } from "../../format/minutes";
import { priceEffect } from "../../format/priceEffect";
import { rupiahFrom } from "../../format/rupiah";
import { barberName, daysOffText, staffAwayText, workingDaysText } from "./barberText";
import type { HoursWords } from "./openingHours";
import type { ShopWords } from "./words";

/** Opening hours in Indonesian. */
export const hours: HoursWords = {
  days: dayNames,
  months: ["Jan", "Feb", "Mar", "Apr", "Mei", "Jun", "Jul", "Agu", "Sep", "Okt", "Nov", "Des"],
  closed: "Tutup",
};

/** What can be booked and when, in Indonesian. */
export const shopWords: ShopWords = {
  language: "id",
  hours,
  days: dayNames,
  longDate,
  minutes: indonesianMinutes,
  rupiahFrom,
  priceEffect: (multiplier) => priceEffect(multiplier) || "harga normal",
  barberName,
  daysOff: daysOffText,
  workingDays: workingDaysText,
  staffAway: staffAwayText,
};
