import { weekdayOf } from "./clock";
import { type Break, breakSpans, hoursOn, minutesPerDay, type OpeningTimes } from "./openingHours";
import { type Weekday, weekdays } from "./weekday";

/** The weekday of the calendar on which a break of these dates' hours begins: after midnight the one after its own. */
export function weekdayOfBreak(times: OpeningTimes, pause: Break, dates: readonly string[]): Weekday {
  const isAfterMidnight = dates.some((date) => {
    const hours = weekdayOf(date) === pause.day ? hoursOn(times, date) : null;
    return hours && breakSpans(hours, [pause], weekdayOf(date)).some(({ start }) => start >= minutesPerDay);
  });
  const day = (weekdays as readonly string[]).indexOf(pause.day);
  return weekdays[(day + (isAfterMidnight ? 1 : 0)) % 7] ?? "monday";
}
