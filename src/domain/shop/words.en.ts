import { longDate } from "../../format/date";
import { englishDateNames } from "../../format/englishDates";
import { priceEffect, rupiah } from "../../format/money";
import { spanText } from "../../format/spanText";
import { weeklyDaysOff, workingLine } from "./barber";
import { englishDayName, timeZoneShortName, type Weekday, weekdayOf } from "./clock";
import type { HoursWords } from "./openingHours";
import type { AbsenceKind, ReasonWords } from "./reason";
import type { ShopWords } from "./words.id";

export const hoursWords: HoursWords = {
  days: englishDateNames.days.map((day) => day.slice(0, 3)),
  months: englishDateNames.months,
  closed: "Closed",
};

const daysInPlural = (days: readonly Weekday[]) => {
  const names = days.map((day) => `${englishDayName(day)}s`);
  const last = names.pop() ?? "";
  return names.length > 0 ? `${names.join(", ")} and ${last}` : last;
};

/** Words for why no barber is available, in English, for every reader. */
export const staffReasons: ReasonWords<AbsenceKind> = {
  leave: ({ barber, leave }) => `${barber} is on leave: ${leave.reason}`,
  barberDayOff: ({ barber, weekday }) => `${barber} is off on ${daysInPlural([weekday])}`,
  barberHours: ({ barber, hours: { open, close } }) => `${barber} works ${spanText(open, close)}`,
  nobody: ({ service }) => (service === null ? "No barber is in" : `No barber for ${service}`),
};

/** Words for services, prices, hours and barbers, in English. */
export const shopWords: ShopWords = {
  language: "en",
  hours: hoursWords,
  days: englishDateNames.days,
  longDate: (date) => longDate(date, englishDateNames),
  moment: ({ date, time }, { timeZone }) =>
    `${longDate(date, englishDateNames)} at ${time} ${timeZoneShortName(timeZone)}`,
  nightOf: (day) => `${englishDayName(weekdayOf(day))} night`,
  minutes: (duration) => `${duration} min`,
  priceText: (amount, isLeast) => `${isLeast ? "from " : ""}${rupiah(amount)}`,
  priceEffect: (multiplier) => priceEffect(multiplier).replace(",", ".") || "usual price",
  barberName: (barber) => (barber === "anyone" ? "Anyone" : barber.name),
  workingDays: (barber) => {
    const off = weeklyDaysOff(barber);
    return workingLine(
      off.length === 0 ? "Works every day we are open" : `Off on ${daysInPlural(off)}`,
      barber,
      englishDayName,
    );
  },
  outsideHours: "Outside opening hours",
  awaitConfirmation: "please wait for the shop's confirmation",
};
