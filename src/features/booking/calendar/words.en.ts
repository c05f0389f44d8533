import { enGB } from "date-fns/locale/en-GB";
import type { CalendarWords } from "./words.id";

/** The calendar in English, weeks from Monday. */
export const calendarWords: CalendarWords = {
  locale: enGB,
  previousMonth: "Previous month",
  nextMonth: "Next month",
  nothingChosen: "No date chosen yet",
  choose: (date) => `Choose ${date}`,
  cannotChoose: (date, reason) => `Not available ${date}. ${reason}`,
  parts: { week: "Week", month: "Month" },
  closedEvery: (day, except) => `Closed every ${day}${except && `, except ${except}`}`,
  breakEvery: (day, hours, reason) => `Every ${day} ${hours}: ${reason}`,
  open: (days, hours) => `${days}: open ${hours}`,
  closed: (days, reason) => `${days}: closed, ${reason}`,
  onLeave: (days, name, reason) => `${days}: ${name} on leave, ${reason}`,
};
