import { isAccepted, isActive, isProposal } from "../../domain/booking/booking";
import type { BookingRules } from "../../domain/shop/bookingRules";
import { addDays, type Moment, minutesPerDay, parseTime, shopMinute } from "../../domain/shop/clock";
import { businessDayOf } from "../../domain/shop/dayHours";
import { byTime, type Entry, type Outcome, takesChair } from "./entry";
import { assignChairs, chairIdAt, type ShopWithChairs } from "./seating";

/** The visits of a business day, and the chairs in which they sit. */
export type DayPlan = ReturnType<typeof dayPlan>;

/** Returns the date of a visit's last minute, which may lie after midnight. */
export const endDate = ({ date, time, duration }: Moment & { duration: number }) =>
  addDays(date, Math.floor(Math.max(0, parseTime(time) + duration - 1) / minutesPerDay));

/** Counts the minutes from the start of `day`, at midnight, to a moment; negative before it. */
export const minuteInDay = (moment: Moment, day: string) =>
  shopMinute(moment) - shopMinute({ date: day, time: "00:00" });

/**
 * Returns the plan of a business day. If chairs are too few, early visits get them before later ones, and accepted visits
 * before proposed ones at the same time. `shownSince` is the time, in epoch milliseconds, at which the day came on the
 * screen. A visit marked as done after that is not in `finished` yet, and one marked as a no-show not in `notComing`, so
 * that nothing moves under the finger.
 */
export function dayPlan(
  entries: readonly Entry[],
  date: string,
  offering: ShopWithChairs,
  shownSince = Number.POSITIVE_INFINITY,
) {
  const next = addDays(date, 1);
  const ofDay = entries
    .filter((entry) => (entry.date === date || entry.date === next) && businessDayOf(offering.rules, entry) === date)
    .sort(byTime);
  const isProposed = (entry: Entry) => Number(isProposal(entry));
  const takers = ofDay.filter(takesChair).sort((one, other) => isProposed(one) - isProposed(other));
  const { seated, unseated } = assignChairs(takers, offering);
  const count = Math.max(offering.barbers.length || (offering.chairs ?? 1), ...seated.map(({ chair }) => chair + 1));
  const wasMarked = (entry: Entry, outcome: Outcome) =>
    entry.outcome === outcome && (entry.outcomeAt ?? 0) < shownSince;
  const isOff = (entry: Entry) => !isActive(entry) || wasMarked(entry, "noShow");
  return {
    date,
    /** All visits except the ones in `notComing`. */
    entries: ofDay.filter((entry) => !isOff(entry)),
    /** The `entries` that were already marked as done when the day was shown. */
    finished: ofDay.filter((entry) => !isOff(entry) && wasMarked(entry, "done")),
    /** Each chair with its visits in order of time. `name` is the barber's; null if chairs are only numbered. */
    chairs: Array.from({ length: count }, (_, chair) => ({
      id: chairIdAt(chair, offering),
      name: offering.barbers[chair]?.name ?? null,
      entries: ofDay.filter((entry) => seated.some((one) => one.chair === chair && one.visit === entry)),
    })),
    /** Accepted or proposed visits that get no chair. */
    withoutChair: unseated,
    /** Declined and cancelled visits, and visits that were already marked as no-shows when the day was shown. */
    notComing: ofDay.filter(isOff),
  };
}

/**
 * Returns the accepted visits that have begun by `now` and have no recorded chairs yet, each with the chairs of the plan.
 */
export function begunWithChairs({ chairs }: DayPlan, now: Moment): Entry[] {
  const begun = new Set(
    chairs.flatMap(({ entries }) =>
      entries.filter((one) => isAccepted(one) && one.chairs === null && shopMinute(one) <= shopMinute(now)),
    ),
  );
  return [...begun].map((entry) => ({
    ...entry,
    chairs: chairs.flatMap((chair) => (chair.entries.includes(entry) ? [chair.id] : [])),
  }));
}

// In days. A visit further ahead is too far to be reminded of.
const daysAhead = 3;

/** The visits whose customers are still to be reminded, on the next day with accepted visits; empty if that is not soon. */
export function visitsToRemind(entries: readonly Entry[], today: string, rules: BookingRules): Entry[] {
  const coming = entries
    .filter((entry) => isAccepted(entry) && entry.phone !== "")
    .map((entry) => ({ entry, day: businessDayOf(rules, entry) }))
    .filter(({ day }) => day > today && day <= addDays(today, daysAhead));
  const [next] = coming.map(({ day }) => day).sort();
  return coming.filter(({ entry, day }) => day === next && !entry.isReminded).map(({ entry }) => entry);
}
