import { dayNames } from "../../format/dayNames";
import { longDate } from "../../format/longDate";
import { indonesianMinutes } from "../../format/minutes";
import { priceEffect } from "../../format/priceEffect";
import { rupiahFrom } from "../../format/rupiah";
import { barberName, daysOffText, staffAwayText, workingDaysText } from "./barberText";
import { indonesianHours } from "./hours.id";
import { type ShopWords, withoutBarbers } from "./words";

/** What can be booked and when, in Indonesian. */
export const shopWords: ShopWords = {
  language: "id",
  hours: indonesianHours,
  days: dayNames,
  longDate,
  minutes: indonesianMinutes,
  rupiahFrom,
  priceEffect: (multiplier) => priceEffect(multiplier) || "harga normal",
  ...(globalThis.hasBarbers === false
    ? withoutBarbers
    : { barberName, daysOff: daysOffText, workingDays: workingDaysText, staffAway: staffAwayText }),
};
