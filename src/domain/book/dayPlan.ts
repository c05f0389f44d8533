import { isActive } from "../booking/booking";
import { addDays, shopMoment, type TimeZone } from "../shop/clock";
import { closureOn, dayOfHours, type OpenDays } from "../shop/closures";
import { hoursOn, minutesPerDay, type OpeningTimes, spanOf } from "../shop/openingHours";
import { parseTime, timeOf } from "../shop/timeOfDay";
import { byTime } from "./daySummary";
import type { Entry } from "./entry";
import { epochMinute, type ShopFloor, seatingOf, takesChair } from "./seating";

/** One chair's day: its visits in the order of time. `name` is the barber's; null where chairs have numbers alone. */
export type ChairColumn = { readonly name: string | null; readonly entries: readonly Entry[] };

/** A day of the book. */
export type DayPlan = {
  readonly date: string;
  readonly timeZone: TimeZone;
  /** Everybody who is expected, has come, or still waits for an answer. */
  readonly entries: readonly Entry[];
  readonly chairs: readonly ChairColumn[];
  /** Accepted visits that no chair is left for. */
  readonly withoutChair: readonly Entry[];
  /** Declined, cancelled, or did not come. */
  readonly calledOff: readonly Entry[];
  /** From opening to closing, or as long as there are visits, in minutes since the day's midnight. */
  readonly from: number;
  readonly to: number;
};

/** The day to whose opening hours an entry belongs: after midnight perhaps the day before. */
export const dayOfEntry = ({ date, time }: Pick<Entry, "date" | "time">, rules: OpenDays): string =>
  dayOfHours(rules, date, time).day;

/** The date on which an entry ends, after midnight the next one. */
export const dateOfEnd = ({ date, time, duration }: Pick<Entry, "date" | "time" | "duration">): string =>
  addDays(date, Math.floor(Math.max(0, parseTime(time) + duration - 1) / minutesPerDay));

/** Minutes from the midnight at which `day` begins to the entry's start. */
export const minuteInDay = (entry: Pick<Entry, "date" | "time">, day: string): number =>
  epochMinute(entry) - epochMinute({ date: day, time: "00:00" });

/** The day whose opening hours last at `now`: after midnight perhaps yesterday. */
export function businessDay(now: Date, rules: OpenDays & { readonly timeZone: TimeZone }): string {
  const { date, minutes } = shopMoment(now, rules.timeZone);
  return dayOfHours(rules, date, timeOf(minutes)).day;
}

/**
 * The entries of a day with their chairs. Accepted visits have a chair before proposed ones, early ones before later ones. Who
 * was ticked off as not come after `openedAt`, in milliseconds, stays where he stood.
 */
export function dayPlan(
  entries: readonly Entry[],
  date: string,
  floor: ShopFloor,
  openedAt = Number.POSITIVE_INFINITY,
): DayPlan {
  const next = addDays(date, 1);
  const ofDay = entries
    .filter((entry) => (entry.date === date || entry.date === next) && dayOfEntry(entry, floor.rules) === date)
    .sort(byTime);
  const seating = seatingOf(
    [...ofDay.filter(takesChair)].sort(
      (one, other) => Number(other.status === "confirmed") - Number(one.status === "confirmed"),
    ),
    floor,
  );
  const count = Math.max(floor.barbers.length || (floor.chairs ?? 1), ...seating.seated.map(({ chair }) => chair + 1));
  const chairs = Array.from({ length: count }, (_, chair) => ({
    name: floor.barbers[chair]?.name ?? null,
    entries: seating.seated.filter((one) => one.chair === chair).map(({ visit }) => visit),
  }));
  const isOff = (entry: Entry) => !isActive(entry) || (entry.outcome === "noShow" && (entry.outcomeAt ?? 0) < openedAt);
  const starts = ofDay.map((entry) => minuteInDay(entry, date));
  const ends = ofDay.map((entry) => minuteInDay(entry, date) + entry.duration);
  const hours = closureOn(floor.rules.closures, date) ? null : hoursOn(floor.rules as OpeningTimes, date);
  const span = hours ? spanOf(hours) : null;
  const from = Math.min(span?.start ?? 540, ...starts);
  return {
    date,
    timeZone: floor.rules.timeZone,
    entries: ofDay.filter((entry) => !isOff(entry)),
    chairs,
    withoutChair: seating.unseated,
    calledOff: ofDay.filter(isOff),
    from,
    to: Math.max(span?.end ?? from + 60, ...ends),
  };
}
