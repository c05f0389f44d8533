import { dayNames } from "../../format/dayNames";

type Hours = { readonly open: string; readonly close: string };

/** Monday first, as the week is printed in Indonesia. */
export const weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;

export type Weekday = (typeof weekdays)[number];

/** The hours of each weekday; null on days on which the shop is closed (docs/rules.md, section 3). */
export type OpeningHours = { readonly [Day in Weekday]: Hours | null };

export type HoursLine = { days: string; hours: string };

const names = {
  id: { days: dayNames, closed: "Tutup" },
  en: { days: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"], closed: "Closed" },
} as const;

/** The week in as few lines as it takes: days in a row with equal hours share one: "Mon-Fri 09:00-20:00" (docs/rules.md, section 3). */
export function openingHoursLines(openingHours: OpeningHours, language: "id" | "en"): HoursLine[] {
  const { days, closed } = names[language];
  const runs: { first: number; last: number; hours: string }[] = [];
  weekdays.forEach((day, index) => {
    const entry = openingHours[day];
    const hours = entry === null ? closed : `${entry.open}-${entry.close}`;
    const run = runs.at(-1);
    if (run?.hours === hours) run.last = index;
    else runs.push({ first: index, last: index, hours });
  });
  return runs.map(({ first, last, hours }) => ({
    days: first === last ? `${days[first]}` : `${days[first]}-${days[last]}`,
    hours,
  }));
}

/** The Indonesian name of a weekday. */
export const dayName = (day: Weekday): string => dayNames[weekdays.indexOf(day)] ?? "";

/** The English name of a weekday: "Monday". */
export const englishDayName = (day: Weekday): string => day.charAt(0).toUpperCase() + day.slice(1);
