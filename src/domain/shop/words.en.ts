import { longDate } from "../../format/date";
import { englishDates } from "../../format/englishDates";
import { priceEffect } from "../../format/priceEffect";
import { rupiah } from "../../format/rupiah";
import { weeklyDaysOff, workingLine } from "./barber";
import type { HoursWords } from "./openingHours";
import { englishDayName, type Weekday } from "./weekday";
import type { ShopWords } from "./words.id";

/** Opening hours in English. */
export const hours: HoursWords = {
  days: englishDates.days.map((day) => day.slice(0, 3)),
  months: englishDates.months,
  closed: "Closed",
};

const listed = (days: readonly Weekday[]): string => {
  const names = days.map((day) => `${englishDayName(day)}s`);
  const last = names.pop() ?? "";
  return names.length > 0 ? `${names.join(", ")} and ${last}` : last;
};

/** What can be booked and when, in English. */
export const shopWords: ShopWords = {
  language: "en",
  hours,
  days: englishDates.days,
  longDate: (date) => longDate(date, englishDates),
  minutes: (duration) => `${duration} min`,
  rupiahFrom: (amount, isLeast) => `${isLeast ? "from " : ""}${rupiah(amount)}`,
  priceEffect: (multiplier) => priceEffect(multiplier).replace(",", ".") || "usual price",
  barberName: (barber) => (barber === "anyone" ? "Anyone" : barber.name),
  daysOff: (days) => `off on ${listed(days)}`,
  workingDays: (barber) => {
    const off = weeklyDaysOff(barber);
    return workingLine(
      off.length === 0 ? "Works every day we are open" : `Off on ${listed(off)}`,
      barber,
      englishDayName,
    );
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
        return `${barber.name} is off on ${listed([absence.weekday])}`;
      case "hours":
        return `${barber.name} works ${absence.hours.open}-${absence.hours.close}`;
    }
  },
};
