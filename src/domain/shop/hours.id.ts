import { dayNames } from "../../format/dayNames";
import type { HoursWords } from "./openingHours";

/** Opening hours in Indonesian. */
export const indonesianHours: HoursWords = {
  days: dayNames,
  months: ["Jan", "Feb", "Mar", "Apr", "Mei", "Jun", "Jul", "Agu", "Sep", "Okt", "Nov", "Des"],
  closed: "Tutup",
};
