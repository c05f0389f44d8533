import { englishDate } from "../../format/englishDate";
import { englishMinutes } from "../../format/minutes";
import { priceEffect } from "../../format/priceEffect";
import { rupiah } from "../../format/rupiah";
import { weeklyDaysOff } from "./barber";
import { englishHours } from "./hours.en";
import { englishDayName, type Weekday, weekdays } from "./weekday";
import type { ShopWords } from "./words";

const daysOff = (days: readonly Weekday[]) =>
  `off on ${days
    .map((day) => `${englishDayName(day)}s`)
    .join(", ")
    .replace(/, (\w+)$/, " and $1")}`;

/** What can be booked and when, in English. */
export const shopWords: ShopWords = {
  language: "en",
  hours: englishHours,
  days: weekdays.map(englishDayName),
  longDate: englishDate,
  minutes: englishMinutes,
  rupiahFrom: (amount, isLeast) => `${isLeast ? "from " : ""}${rupiah(amount)}`,
  priceEffect: (multiplier) => priceEffect(multiplier).replace(",", ".") || "usual price",
  barberName: (barber) => (barber === "anyone" ? "Anyone" : barber.name),
  daysOff,
  workingDays: (barber) => {
    const off = weeklyDaysOff(barber);
    return [
      off.length === 0 ? "Works every day we are open" : daysOff(off).replace(/^o/, "O"),
      ...(barber.workingHours ?? []).map(({ days, open, close }) =>
        [weekdays.flatMap((day) => (days?.includes(day) ? englishDayName(day) : [])).join(", "), `${open}-${close}`]
          .join(" ")
          .trim(),
      ),
    ].join("; ");
  },
  staffAway: (away) => {
    if (away.kind === "nobody") {
      return away.service === null ? "No barber is in" : `No barber for ${away.service}`;
    }
    const { barber, absence } = away;
    switch (absence.kind) {
      case "leave":
        return `${barber.name} is on leave: ${absence.leave.reason}`;
      case "dayOff":
        return `${barber.name} is ${daysOff([absence.weekday])}`;
      case "hours":
        return `${barber.name} works ${absence.hours.open}-${absence.hours.close}`;
    }
  },
};
