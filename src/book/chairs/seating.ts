import { barberAbsence, servicesNotDone } from "../../domain/shop/barber";
import type { BookableShop } from "../../domain/shop/bookingRules";
import { type Moment, shopMinute, shopMoment, type TimeZone } from "../../domain/shop/clock";
import { businessTimeOf } from "../../domain/shop/dayHours";
import { type Span, spansOverlap } from "../../domain/shop/openingHours";
import { chairsOf } from "../../domain/shop/service";

/**
 * The bookable shop. `chairs` is the most customers that sit at once; null if unknown. If the shop has barbers, each barber
 * is one chair, and `chairs` can only lower their number.
 */
export type ShopWithChairs = BookableShop & { readonly chairs: number | null };

/** A visit from a moment on the shop's clock, with `duration` in minutes. If `barberId` is null, any barber may do it. */
export type TimedVisit = Moment & {
  readonly duration: number;
  readonly barberId: string | null;
  readonly serviceIds: readonly string[];
  readonly outcome?: "done" | "noShow" | null;
  /** When the outcome was marked, in epoch milliseconds. A visit that is done early frees its chair from then on. */
  readonly outcomeAt?: number | null;
  /** The chairs that the visit occupies, recorded once it has begun; null before. */
  readonly chairs?: readonly ChairId[] | null;
};

/** A chair as the book records it: the barber's id, or the chair's index if chairs are only numbered. */
export type ChairId = string | number;

export const chairIdAt = (index: number, { barbers }: ShopWithChairs): ChairId => barbers[index]?.id ?? index;

type Chairs = Pick<ShopWithChairs, "chairs" | "barbers">;

/** Whether the number of chairs is known; if not, the book reports no conflicts. */
export const hasKnownCapacity = ({ chairs, barbers }: Chairs): boolean => chairs !== null || barbers.length > 0;

/** Returns how many customers can sit at once; infinite if unknown. */
export const chairCapacity = ({ chairs, barbers }: Chairs): number =>
  barbers.length === 0 ? (chairs ?? Number.POSITIVE_INFINITY) : Math.min(barbers.length, chairs ?? barbers.length);

/**
 * A visit's need for one chair, from `start` to `end` in minutes since 1970 on the shop's clock. A visit for several chairs
 * has one need for each.
 */
type ChairNeed<V> = {
  readonly visit: V;
  readonly start: number;
  readonly end: number;
  /** The indices of the allowed chairs; null if any chair will do. */
  readonly allowed: readonly number[] | null;
};

type WithTimeZone = { readonly timeZone: TimeZone };

// In minutes. A visit that is marked as done sooner still counts as taking its chair this long.
const shortestStay = 5;

/** Returns how long a visit takes its chair, in minutes: as planned, or only until it was marked as done. */
export function stayMinutes(visit: TimedVisit, { timeZone }: WithTimeZone): number {
  const { duration, outcome, outcomeAt } = visit;
  if (outcome !== "done" || !outcomeAt) return duration;
  const stayed = shopMinute(shopMoment(new Date(outcomeAt), timeZone)) - shopMinute(visit);
  return Math.min(duration, Math.max(shortestStay, stayed));
}

function spanOfStay(visit: TimedVisit, rules: WithTimeZone): Span {
  const start = shopMinute(visit);
  return { start, end: start + stayMinutes(visit, rules) };
}

/** Whether two visits take place at the same time, at least in part. */
export const overlaps = (one: TimedVisit, other: TimedVisit, rules: WithTimeZone): boolean =>
  spansOverlap(spanOfStay(one, rules), spanOfStay(other, rules));

/**
 * Returns a visit's needs, one for each chair that it takes at once. A recorded chair is kept. Otherwise the first need is
 * for the chosen barber, the others for any.
 */
function chairNeedsOf<V extends TimedVisit>(visit: V, bookable: ShopWithChairs): ChairNeed<V>[] {
  const span = spanOfStay(visit, bookable.rules);
  return Array.from({ length: chairsOf(visit, bookable) }, (_, index) => ({
    ...span,
    visit,
    allowed:
      recordedChair(visit, index, bookable) ??
      possibleChairs(index === 0 ? visit : { ...visit, barberId: null }, bookable),
  }));
}

/**
 * Returns the index of a visit's recorded chair, as a list; null if none is recorded, or the shop no longer has that chair.
 */
function recordedChair({ chairs }: TimedVisit, index: number, bookable: ShopWithChairs): number[] | null {
  const id = chairs?.[index];
  if (id === undefined) return null;
  const count = bookable.barbers.length || chairCapacity(bookable);
  const chair = bookable.barbers.length === 0 ? id : bookable.barbers.findIndex((barber) => barber.id === id);
  return typeof chair === "number" && chair >= 0 && chair < count ? [chair] : null;
}

/**
 * Returns the indices of the barbers who can take a visit; null in a shop without barbers. A chosen barber is the only one.
 * Otherwise they are the barbers at work who do the most of the visit's services. Empty if nobody at work does one of these
 * services.
 */
function possibleChairs(visit: TimedVisit, { barbers, services, rules }: ShopWithChairs): number[] | null {
  if (barbers.length === 0) return null;
  const chosen = barbers.findIndex(({ id }) => id === visit.barberId);
  if (chosen >= 0) return [chosen];
  const { day, minute } = businessTimeOf(rules, visit);
  const wanted = services.filter(({ id }) => visit.serviceIds.includes(id));
  const working = barbers.flatMap((barber, index) =>
    barberAbsence(barber, day, { start: minute, end: minute + visit.duration }) === null
      ? [{ index, lacking: servicesNotDone(barber, wanted) }]
      : [],
  );
  const least = Math.min(...working.map(({ lacking }) => lacking.length));
  const isCovered = wanted.every((service) => working.some(({ lacking }) => !lacking.includes(service)));
  return isCovered ? working.filter(({ lacking }) => lacking.length === least).map(({ index }) => index) : [];
}

// The search gives up after this many dead ends: a visit that finds no chair beside those seated so far. Only shops with a
// dozen barbers who do different services come near this limit.
const maxFailedStates = 5000;

/**
 * Finds a chair for each need, in the order of `needs`, which are sorted by start. Null if a need gets none, or if the
 * search gives up. There are `count` chairs, and at most `capacity` of them may be taken at once. The search backtracks. Of
 * interchangeable chairs it tries only one, and it remembers dead ends.
 */
function searchChairAssignment(
  needs: readonly ChairNeed<unknown>[],
  count: number,
  capacity: number,
): readonly number[] | null {
  if (needs.some(({ start }) => needs.filter((one) => includesMinute(one, start)).length > capacity)) return null;
  const chairs = Array.from({ length: count }, (_, chair) => chair);
  const allowed = needs.map((need) => need.allowed ?? chairs);
  // Chairs that are allowed for the same needs are of one kind, and interchangeable.
  const kinds = chairs.map((chair) => allowed.map((some) => (some.includes(chair) ? "1" : "0")).join(""));
  const oneOfEachKind = (some: readonly number[]) =>
    some.filter((chair, at) => some.findIndex((other) => kinds[other] === kinds[chair]) === at);
  // Sorted, because it does not matter which chair of a kind is busy.
  const stateKey = (index: number, start: number, busyUntil: readonly number[]) =>
    [index, ...busyUntil.map((until, chair) => `${kinds[chair]} ${Math.max(until, start)}`).sort()].join();
  const failed = new Set<string>();
  const assignFrom = (index: number, busyUntil: readonly number[]): number[] | null => {
    const need = needs[index];
    if (need === undefined) return [];
    const { start, end } = need;
    const state = stateKey(index, start, busyUntil);
    if (failed.has(state) || failed.size >= maxFailedStates) return null;
    const free = (allowed[index] ?? []).filter((chair) => (busyUntil[chair] ?? 0) <= start);
    for (const chair of oneOfEachKind(free)) {
      const busyNext = busyUntil.map((until, one) => (one === chair ? end : until));
      const others = assignFrom(index + 1, busyNext);
      if (others) return [chair, ...others];
    }
    failed.add(state);
    return null;
  };
  return assignFrom(0, new Array<number>(count).fill(0));
}

const includesMinute = ({ start, end }: Span, minute: number) => start <= minute && minute < end;

const byStart = (one: ChairNeed<unknown>, other: ChairNeed<unknown>) => one.start - other.start;

/**
 * Gives each visit its chairs for its whole time. If the shop has barbers, a chair's index is the barber's. A visit for
 * several chairs appears once for each in `seated`. If not all visits fit, they are seated in the order of `visits`, and the
 * rest are `unseated`.
 */
export function assignChairs<V extends TimedVisit>(visits: readonly V[], bookable: ShopWithChairs) {
  const capacity = chairCapacity(bookable);
  const needsOf = (some: readonly V[]) => some.flatMap((visit) => chairNeedsOf(visit, bookable)).sort(byStart);
  const needs = needsOf(visits);
  const highest = Math.max(-1, ...needs.flatMap(({ allowed }) => allowed ?? []));
  const count = bookable.barbers.length || Math.min(capacity, Math.max(needs.length, highest + 1));
  const seat = (some: readonly V[]) => {
    const needsOfSome = needsOf(some);
    const chairs = searchChairAssignment(needsOfSome, count, capacity);
    return chairs && needsOfSome.map(({ visit }, index) => ({ visit, chair: chairs[index] ?? 0 }));
  };
  const all = seat(visits);
  if (all) return { seated: all, unseated: [] };
  let fitting: readonly V[] = [];
  let seated: NonNullable<ReturnType<typeof seat>> = [];
  const unseated: V[] = [];
  for (const visit of visits) {
    const withOneMore = seat([...fitting, visit]);
    if (withOneMore) [fitting, seated] = [[...fitting, visit], withOneMore];
    else unseated.push(visit);
  }
  return { seated, unseated };
}

/**
 * Returns a function that tells whether one more visit fits beside `chairTakers`. Every visit with a chair must keep one. At
 * each minute of the new visit, all visits together, even unseated ones, must not need more chairs than the shop has. If the
 * number of chairs is unknown, every visit fits.
 */
export function fitsBeside(
  chairTakers: readonly TimedVisit[],
  bookable: ShopWithChairs,
): (visit: TimedVisit) => boolean {
  if (!hasKnownCapacity(bookable)) return () => true;
  const capacity = chairCapacity(bookable);
  const near = visitsNear(chairTakers, bookable);
  return (visit) => {
    const span = spanOfStay(visit, bookable.rules);
    const others = near(span.start, span.end);
    const needs = [...others, visit].flatMap((one) => chairNeedsOf(one, bookable));
    const isRoom = needs
      .filter(({ start }) => includesMinute(span, start))
      .every(({ start }) => needs.filter((one) => includesMinute(one, start)).length <= capacity);
    return isRoom && !assignChairs([...others, visit], bookable).unseated.includes(visit);
  };
}

/**
 * Returns a function that finds the visits that can affect the seating in a span of time: visits that overlap the span,
 * visits that overlap one of these, and so on.
 */
function visitsNear(visits: readonly TimedVisit[], bookable: ShopWithChairs) {
  const stays = visits.map((visit) => ({ visit, ...spanOfStay(visit, bookable.rules) }));
  return function near(start: number, end: number): TimedVisit[] {
    const found = stays.filter((stay) => spansOverlap(stay, { start, end }));
    const from = Math.min(start, ...found.map((stay) => stay.start));
    const to = Math.max(end, ...found.map((stay) => stay.end));
    // If a found visit reaches beyond the span, search again with the span widened to include it.
    return from === start && to === end ? found.map(({ visit }) => visit) : near(from, to);
  };
}
