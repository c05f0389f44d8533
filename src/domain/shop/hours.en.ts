import type { HoursWords } from "./openingHours";

/** Opening hours in English. */
export const englishHours: HoursWords = {
  days: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
  months: ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"],
  closed: "Closed",
};
