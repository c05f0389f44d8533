import { barberAbsence } from "../../domain/shop/barber";
import type { Moment } from "../../domain/shop/clock";
import { closedSpansAround, openingSpanOn } from "../../domain/shop/dayHours";
import { type Span, spanOf, spansOverlap } from "../../domain/shop/openingHours";
import { runsOf } from "../../format/runs";
import { type DayPlan, minuteInDay } from "./day";
import type { Entry } from "./entry";
import { chairCapacity, hasKnownCapacity, type ShopWithChairs, stayMinutes } from "./seating";

/** A span of a day, in minutes since its midnight, in which the number and the names of the free chairs stay the same. */
export type FreeStretch = Span & {
  /** The number of free chairs; 0 if all are taken. */
  count: number;
  /** The names of the free barbers. Empty if chairs are only numbered, or if fewer chairs than barbers are free. */
  names: readonly string[];
  /** The positions of the chairs in which a visit could sit. */
  chairs: readonly number[];
};

/**
 * Finds the free chairs from `now` to closing time, without breaks and closed hours. Unanswered requests take no chair. If
 * the shop's number of chairs is unknown, one chair counts as free while nobody sits. With `chair`, a position, only the
 * stretches in which that chair is free, whatever the others do.
 */
export function freeStretches(
  plan: DayPlan,
  offering: ShopWithChairs,
  now: Moment,
  chair: number | null = null,
): FreeStretch[] {
  const { rules, barbers } = offering;
  const open = openingSpanOn(rules, plan.date);
  if (open === null) return [];
  const first = Math.max(open.start, minuteInDay(now, plan.date));
  const closed = closedSpansAround(rules, plan.date);
  const visits = [...plan.chairs.flatMap(({ entries }) => entries), ...plan.withoutChair];
  const stays = visits.map((entry) => stayIn(plan, entry, offering));
  const shifts = barbers.flatMap(({ workingHours }) => workingHours ?? []).map(spanOf);
  const edges = [first, ...[...stays, ...closed, ...shifts].flatMap(({ start, end }) => [start, end])];
  const starts = [...new Set(edges)]
    .filter((edge) => first <= edge && edge < open.end)
    .sort((one, other) => one - other);
  const parts = starts.flatMap((start, index) => {
    const part = { start, end: starts[index + 1] ?? open.end };
    const isClosed = closed.some((span) => spansOverlap(part, span));
    const free = isClosed ? null : freeIn(part, plan, offering);
    return free === null ? [] : { ...part, ...free };
  });
  const hasSameChairs = (one: FreeStretch, other: FreeStretch) =>
    chair !== null || (one.count === other.count && one.names.join() === other.names.join());
  return runsOf(
    parts.filter(({ chairs }) => chair === null || chairs.includes(chair)),
    (before, part) => before.end === part.start && hasSameChairs(before, part),
  ).map(({ first, last }) => ({ ...first, end: last.end }));
}

/** Returns the span in which an entry takes its chair, in minutes since the day's midnight. */
export function stayIn({ date }: DayPlan, entry: Entry, { rules }: ShopWithChairs): Span {
  const start = minuteInDay(entry, date);
  return { start, end: start + stayMinutes(entry, rules) };
}

/** Counts the free chairs in a part of the day, and names their barbers. Null if nobody is at work and no chair is taken. */
function freeIn(part: Span, plan: DayPlan, offering: ShopWithChairs) {
  const sitsThen = (entry: Entry) => spansOverlap(part, stayIn(plan, entry, offering));
  const isAtWork = (chair: number) => {
    const barber = offering.barbers[chair];
    return !barber || barberAbsence(barber, plan.date, part) === null;
  };
  const idle = plan.chairs.flatMap(({ entries }, index) => (!entries.some(sitsThen) && isAtWork(index) ? index : []));
  const taken = plan.chairs.filter(({ entries }) => entries.some(sitsThen)).length;
  if (taken + idle.length === 0) return null;
  if (!hasKnownCapacity(offering)) return { count: taken > 0 ? 0 : 1, names: [], chairs: [] };
  const unseated = plan.withoutChair.filter(sitsThen).reduce((sum, visit) => sum + visit.chairCount, 0);
  const room = chairCapacity(offering) - taken;
  const count = Math.max(0, Math.min(idle.length, room) - unseated);
  return {
    count,
    names: count === idle.length ? idle.flatMap((index) => plan.chairs[index]?.name ?? []) : [],
    chairs: room > 0 ? idle : [],
  };
}

/**
 * Returns for each chair of a day's plan who sits in it at `now`, and who comes next. `until` is the minute, since the day's
 * midnight, at which that changes; null if nobody comes.
 */
export function chairsNow(plan: DayPlan, now: Moment, offering: ShopWithChairs) {
  const minute = minuteInDay(now, plan.date);
  return plan.chairs.map(({ entries }) => {
    const stays = entries.map((entry) => ({ entry, ...stayIn(plan, entry, offering) }));
    const sitting = stays.find(({ start, end }) => start <= minute && minute < end);
    const next = stays.find(({ start }) => start > minute);
    return {
      sitting: sitting?.entry ?? null,
      next: next?.entry ?? null,
      until: sitting?.end ?? next?.start ?? null,
    };
  });
}
