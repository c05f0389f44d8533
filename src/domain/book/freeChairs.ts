import { barberAbsence } from "../shop/barber";
import type { BookingRules } from "../shop/bookingRules";
import type { Moment } from "../shop/clock";
import { closedSpansAround, openingSpanOn } from "../shop/dayHours";
import { type Span, spanOf, spansOverlap } from "../shop/openingHours";
import { chairsOf } from "../shop/service";
import { type DayPlan, minuteInDay } from "./day";
import type { Entry } from "./entry";
import { chairCapacity, hasKnownCapacity, type ShopWithChairs, stayMinutes } from "./seating";

/** A span of a day in which the same chairs are free, in minutes since the day's midnight. */
export type FreeStretch = Span & {
  /** The number of free chairs; 0 if all are taken. */
  readonly count: number;
  /**
   * The names of the free barbers, if each of them can take a visit. Empty if chairs are only numbered, or if fewer chairs than
   * barbers are free.
   */
  readonly names: readonly string[];
};

/**
 * The free chairs for the rest of a day, from `now` on, within the opening hours and without breaks and closed hours.
 * Unanswered requests take no chair. If the shop's number of chairs is unknown, one chair counts as free while nobody sits.
 * With `onlyChair`, an index in the plan, only that chair counts.
 */
export function freeStretches(
  plan: DayPlan,
  bookable: ShopWithChairs,
  now: Moment,
  onlyChair: number | null = null,
): FreeStretch[] {
  const closed = closedSpansAround(bookable.rules, plan.date);
  const visits = [...plan.chairs.flatMap(({ entries }) => entries), ...plan.withoutChair];
  const stays = visits.map((entry) => stayIn(plan, entry, bookable));
  const shifts = bookable.barbers.flatMap(({ workingHours }) => workingHours ?? []).map(spanOf);
  const edges = [...stays, ...closed, ...shifts].flatMap(({ start, end }) => [start, end]);
  const stretches: FreeStretch[] = [];
  for (const part of spansBetween(plan.date, bookable.rules, minuteInDay(now, plan.date), edges)) {
    if (closed.some((span) => spansOverlap(part, span))) continue;
    const free = freeIn(part, plan, bookable, onlyChair);
    const last = stretches.at(-1);
    if (free === null) continue;
    if (last?.end === part.start && last.count === free.count && last.names.join() === free.names.join())
      stretches.splice(-1, 1, { ...last, end: part.end });
    else stretches.push({ ...part, ...free });
  }
  return stretches;
}

/** A date's opening hours from a minute on, cut at `edges`. */
function spansBetween(date: string, rules: BookingRules, from: number, edges: readonly number[]): Span[] {
  const open = openingSpanOn(rules, date);
  if (open === null) return [];
  const parts: Span[] = [];
  for (let start = Math.max(open.start, from); start < open.end; start = parts.at(-1)?.end ?? open.end) {
    parts.push({ start, end: Math.min(open.end, ...edges.filter((edge) => edge > start)) });
  }
  return parts;
}

/** The span for which an entry takes its chair, in minutes since the day's midnight. */
function stayIn({ date }: DayPlan, entry: Entry, { rules }: ShopWithChairs): Span {
  const start = minuteInDay(entry, date);
  return { start, end: start + stayMinutes(entry, rules) };
}

/** The free chairs in a part of the day; null if nobody is at work and no chair is taken. */
function freeIn(
  part: Span,
  plan: DayPlan,
  bookable: ShopWithChairs,
  onlyChair: number | null,
): Omit<FreeStretch, keyof Span> | null {
  const sitsThen = (entry: Entry) => spansOverlap(part, stayIn(plan, entry, bookable));
  const isAtWork = (chair: number) => {
    const barber = bookable.barbers[chair];
    return !barber || barberAbsence(barber, plan.date, part) === null;
  };
  const all = plan.chairs.map(({ name, entries }, index) => ({ name, index, isTaken: entries.some(sitsThen) }));
  const chairs = onlyChair === null ? all : all.filter(({ index }) => index === onlyChair);
  const idle = chairs.filter(({ isTaken, index }) => !isTaken && isAtWork(index));
  const isAnyTaken = chairs.some(({ isTaken }) => isTaken);
  if (!isAnyTaken && idle.length === 0) return null;
  if (!hasKnownCapacity(bookable)) return { count: isAnyTaken ? 0 : 1, names: [] };
  const unseated = plan.withoutChair.filter(sitsThen).reduce((sum, visit) => sum + chairsOf(visit, bookable), 0);
  const taken = all.filter(({ isTaken }) => isTaken).length;
  // A visit without a chair may take any idle one, so it does not count against a single chair.
  const idleForOthers = idle.length - (onlyChair === null ? unseated : 0);
  const count = Math.max(0, Math.min(idleForOthers, chairCapacity(bookable) - taken - unseated));
  return { count, names: count === idle.length ? idle.flatMap(({ name }) => name ?? []) : [] };
}
