import type { Moment } from "../booking/booking";
import { barberAbsence } from "../shop/barber";
import type { BookingRules } from "../shop/bookingRules";
import { closureOn } from "../shop/closures";
import { closedHoursFrom } from "../shop/dayHours";
import { hoursOn, type Span, spanOf } from "../shop/openingHours";
import { chairsOf } from "../shop/service";
import { minutesBetweenSlots } from "../shop/timeOfDay";
import { type DayPlan, minuteInDay } from "./day";
import type { Entry } from "./entry";
import { knowsChairs, mostSeated, type ShopWithChairs, stayOf } from "./seating";

/** A stretch of a day in which the same chairs are free, in minutes since the day's midnight. */
export type FreeStretch = Span & {
  /** How many are free; 0 where all are taken. */
  readonly count: number;
  /** Who is free, where chairs are barbers and each of these may seat somebody. */
  readonly names: readonly string[];
};

/**
 * How many chairs are free in the half hours of a day that are still to come at `now`, joined where that stays the same: within
 * the opening hours, without breaks and closed hours. A chair counts if nobody sits in it in any part of the half hour;
 * requests without an answer take none. Where the chairs are not known, one is free while nobody sits. `only` asks for one
 * chair, by its place in the plan.
 */
export function freeStretches(
  plan: DayPlan,
  shop: ShopWithChairs,
  now: Moment,
  only: number | null = null,
): FreeStretch[] {
  const closed = closedHoursFrom(shop.rules, plan.date);
  const stretches: FreeStretch[] = [];
  for (const half of halfHours(plan.date, shop.rules, minuteInDay(now, plan.date))) {
    if (closed.some((span) => meet(half, span))) continue;
    const free = freeIn(half, plan, shop, only);
    const last = stretches.at(-1);
    if (free === null) continue;
    if (last?.end === half.start && last.count === free.count && last.names.join() === free.names.join())
      stretches.splice(-1, 1, { ...last, end: half.end });
    else stretches.push({ ...half, ...free });
  }
  return stretches;
}

/** The half hours of the clock within a date's opening hours from a minute on. */
function halfHours(date: string, rules: BookingRules, from: number): Span[] {
  const hours = closureOn(rules.closures, date) ? null : hoursOn(rules, date);
  if (hours === null) return [];
  const open = spanOf(hours);
  const halves: Span[] = [];
  for (let start = Math.max(open.start, from); start < open.end; start = halves.at(-1)?.end ?? open.end) {
    const end = Math.floor(start / minutesBetweenSlots + 1) * minutesBetweenSlots;
    halves.push({ start, end: Math.min(end, open.end) });
  }
  return halves;
}

const meet = (one: Span, other: Span) => one.start < other.end && other.start < one.end;

/** What is free in a half hour; null where nobody is at work. */
function freeIn(
  half: Span,
  plan: DayPlan,
  shop: ShopWithChairs,
  only: number | null,
): Omit<FreeStretch, keyof Span> | null {
  const isThere = (entry: Entry) => {
    const start = minuteInDay(entry, plan.date);
    return meet(half, { start, end: start + stayOf(entry, shop.rules) });
  };
  const isAtWork = (chair: number) => {
    const barber = shop.barbers[chair];
    return !barber || barberAbsence(barber, plan.date, half) === null;
  };
  const chairs = plan.chairs
    .map(({ name, entries }, index) => ({ name, index, isTaken: entries.some(isThere) }))
    .filter(({ index }) => only === null || index === only);
  const idle = chairs.filter(({ isTaken, index }) => !isTaken && isAtWork(index));
  const isAnyTaken = chairs.some(({ isTaken }) => isTaken);
  if (!isAnyTaken && idle.length === 0) return null;
  if (!knowsChairs(shop)) return { count: isAnyTaken ? 0 : 1, names: [] };
  const unseated = plan.withoutChair.filter(isThere).reduce((sum, visit) => sum + chairsOf(visit, shop), 0);
  const taken = plan.chairs.filter(({ entries }) => entries.some(isThere)).length;
  const count = Math.max(
    0,
    Math.min(idle.length - (only === null ? unseated : 0), mostSeated(shop) - taken - unseated),
  );
  return { count, names: count === idle.length ? idle.flatMap(({ name }) => name ?? []) : [] };
}
