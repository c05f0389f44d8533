import { addDays } from "../shop/clock";
import { closureOn, dayOfHours, type OpenDays } from "../shop/closures";
import { hoursOn, type OpeningTimes, spanOf } from "../shop/openingHours";
import { byTime } from "./daySummary";
import type { Entry } from "./entry";
import { minuteOfMoment, type ShopFloor, seatingOf, takesChair } from "./seating";

/** One chair's day: its visits in the order of time. `name` is the barber's; null where chairs have numbers alone. */
export type ChairColumn = { readonly name: string | null; readonly entries: readonly Entry[] };

/** A day of the book (docs/rules.md, section 18). */
export type DayPlan = {
  readonly date: string;
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

/** Minutes from the midnight at which `day` begins to the entry's start. */
export const minuteInDay = (entry: Pick<Entry, "date" | "time">, day: string): number =>
  minuteOfMoment(entry) - minuteOfMoment({ date: day, time: "00:00" });

/** The entries of a day with their chairs. Accepted visits have a chair before proposed ones, early ones before later ones. */
export function dayPlan(
  entries: readonly Entry[],
  date: string,
  floor: ShopFloor & { readonly rules: OpenDays },
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
  const isOff = ({ status, outcome }: Entry) => status === "declined" || status === "cancelled" || outcome === "noShow";
  const starts = ofDay.map((entry) => minuteInDay(entry, date));
  const ends = ofDay.map((entry) => minuteInDay(entry, date) + entry.duration);
  const hours = closureOn(floor.rules.closures, date) ? null : hoursOn(floor.rules as OpeningTimes, date);
  const span = hours ? spanOf(hours) : null;
  const from = Math.min(span?.start ?? 540, ...starts);
  return {
    date,
    entries: ofDay.filter((entry) => !isOff(entry)),
    chairs,
    withoutChair: seating.unseated,
    calledOff: ofDay.filter(isOff),
    from,
    to: Math.max(span?.end ?? from + 60, ...ends),
  };
}
