import { enGB } from "date-fns/locale/en-GB";
import type { CalendarWords } from "./words.id";

/** The calendar's words in English, loaded together with the calendar. */
export const calendarWords: CalendarWords = {
  locale: enGB,
  previousMonth: "Previous month",
  nextMonth: "Next month",
  nothingChosen: "No date chosen yet",
  choose: (date) => `Choose ${date}`,
  cannotChoose: (date, reason) => `Not available: ${date}. ${reason}`,
  breakEvery: (day, hours, reason) => `Every ${day} ${hours}: ${reason}`,
  open: (days, hours) => `${days}: open ${hours}`,
};
