import { barberAbsence, servicesNotDone } from "../shop/barber";
import type { BookableShop } from "../shop/bookingRules";
import { type Moment, shopMinute, shopMoment, type TimeZone } from "../shop/clock";
import { businessTimeOf } from "../shop/dayHours";
import { type Span, spansOverlap } from "../shop/openingHours";
import { chairsOf } from "../shop/service";

/** The bookable shop, and how many customers it can seat at once; null if unknown. With barbers, each barber is a chair. */
export type ShopWithChairs = BookableShop & { readonly chairs: number | null };

/**
 * A visit's time in a chair: `duration` in minutes, from a moment on the shop's clock. Without `barberId`, any barber may serve
 * it.
 */
export type TimedVisit = Moment & {
  readonly duration: number;
  readonly barberId: string | null;
  readonly serviceIds: readonly string[];
  /** The outcome, and when it was marked, in epoch milliseconds: a visit that ends early frees its chair. */
  readonly outcome?: "done" | "noShow" | null;
  readonly outcomeAt?: number | null;
  /** The chairs that the visit already occupies. */
  readonly chairs?: readonly ChairId[] | null;
};

/** A chair as the book records it: its barber's id, or its index where chairs are only numbered. */
export type ChairId = string | number;

/** The id of the chair with this index. */
export const chairIdAt = (index: number, { barbers }: Pick<ShopWithChairs, "barbers">): ChairId =>
  barbers[index]?.id ?? index;

/** Whether the number of chairs is known; if not, the book reports no conflicts. */
export const hasKnownCapacity = ({ chairs, barbers }: Pick<ShopWithChairs, "chairs" | "barbers">): boolean =>
  chairs !== null || barbers.length > 0;

/** How many customers can sit at once; infinite if unknown. */
export const chairCapacity = ({ chairs, barbers }: Pick<ShopWithChairs, "chairs" | "barbers">): number =>
  barbers.length === 0 ? (chairs ?? Number.POSITIVE_INFINITY) : Math.min(barbers.length, chairs ?? barbers.length);

/** The need for one chair, from `start` to `end` in minutes since 1970. A visit that takes several chairs has one for each. */
type ChairNeed<V> = {
  readonly visit: V;
  readonly start: number;
  readonly end: number;
  /** The indices of the chairs that it may take; null if all are interchangeable. */
  readonly chairs: readonly number[] | null;
};

type WithTimeZone = { readonly timeZone: TimeZone };

// A visit marked as done counts as at least this many minutes.
const shortestStay = 5;

/** How long a visit takes its chair, in minutes: as planned, or until it was marked as done. */
export function stayMinutes(visit: TimedVisit, { timeZone }: WithTimeZone): number {
  const { duration, outcome, outcomeAt } = visit;
  if (outcome !== "done" || !outcomeAt) return duration;
  const stayed = shopMinute(shopMoment(new Date(outcomeAt), timeZone)) - shopMinute(visit);
  return Math.min(duration, Math.max(shortestStay, stayed));
}

function spanOfStay(stay: TimedVisit, rules: WithTimeZone): Span {
  const start = shopMinute(stay);
  return { start, end: start + stayMinutes(stay, rules) };
}

/** Whether two stays share a minute. */
export const overlaps = (one: TimedVisit, other: TimedVisit, rules: WithTimeZone): boolean =>
  spansOverlap(spanOfStay(one, rules), spanOfStay(other, rules));

/** A visit's spans, one for each chair that it takes at once. The first is for its chosen barber, the others for anyone. */
function chairNeedsOf<V extends TimedVisit>(visit: V, bookable: ShopWithChairs): ChairNeed<V>[] {
  const span = spanOfStay(visit, bookable.rules);
  return Array.from({ length: chairsOf(visit, bookable) }, (_, index) => ({
    ...span,
    visit,
    chairs:
      recordedChair(visit, index, bookable) ??
      possibleChairs(index === 0 ? visit : { ...visit, barberId: null }, bookable),
  }));
}

/** The chair that a visit already occupies; null if there is none, or the shop no longer has that chair. */
function recordedChair({ chairs }: TimedVisit, index: number, bookable: ShopWithChairs): number[] | null {
  const own = chairs?.[index];
  if (own === undefined) return null;
  const count = bookable.barbers.length || chairCapacity(bookable);
  const chair = typeof own === "number" ? own : bookable.barbers.findIndex(({ id }) => id === own);
  return chair >= 0 && chair < count && chairIdAt(chair, bookable) === own ? [chair] : null;
}

/**
 * The indices of the barbers who can take a visit; null in a shop without barbers. It is the chosen barber alone; without a
 * choice, the barbers at work who do all its services or, if nobody does, those who do the most of them. Empty if one of its
 * services is done by nobody at work.
 */
function possibleChairs(visit: TimedVisit, { barbers, services, rules }: ShopWithChairs): number[] | null {
  if (barbers.length === 0) return null;
  const chosen = barbers.findIndex(({ id }) => id === visit.barberId);
  if (chosen >= 0) return [chosen];
  const { day, minute } = businessTimeOf(rules, visit);
  const wanted = services.filter(({ id }) => visit.serviceIds.includes(id));
  const working = barbers.flatMap((barber, index) =>
    barberAbsence(barber, day, { start: minute, end: minute + visit.duration }) === null
      ? [{ index, undone: servicesNotDone(barber, wanted) }]
      : [],
  );
  const least = Math.min(...working.map(({ undone }) => undone.length));
  const isDone = wanted.every((service) => working.some(({ undone }) => !undone.includes(service)));
  return isDone ? working.filter(({ undone }) => undone.length === least).map(({ index }) => index) : [];
}

// The search gives up after this many failed states. Only shops with a dozen barbers of different services come near this
// limit.
const mostFailedStates = 5000;

/**
 * A chair for each span, in order of start; null if not all of them get one. There are `count` chairs, of which `most` may be
 * taken at once. A backtracking search: of interchangeable chairs only one is tried, and states that have failed are
 * remembered.
 */
function searchChairAssignment(
  spans: readonly ChairNeed<unknown>[],
  count: number,
  most: number,
): readonly number[] | null {
  if (spans.some(({ start }) => spans.filter((one) => includesMinute(one, start)).length > most)) return null;
  const all = Array.from({ length: count }, (_, chair) => chair);
  const choices = spans.map(({ chairs }) => chairs ?? all);
  // Chairs that may be taken by the same spans are of one kind, and interchangeable.
  const kinds = Array.from({ length: count }, (_, chair) => choices.map((own) => Number(own.includes(chair))).join(""));
  const failed = new Set<string>();
  const seatedFrom = (index: number, busyUntil: readonly number[]): number[] | null => {
    const span = spans[index];
    if (span === undefined) return [];
    const { start, end } = span;
    // The key of a search state: the next span to seat, and until when each chair is taken. Chairs of one kind are
    // interchangeable, hence the sort.
    const key = [index, ...busyUntil.map((until, chair) => `${kinds[chair]} ${Math.max(until, start)}`).sort()].join();
    if (failed.has(key) || failed.size >= mostFailedStates) return null;
    const free = (choices[index] ?? []).filter((chair) => (busyUntil[chair] ?? 0) <= start);
    for (const chair of free.filter((one, at) => free.findIndex((other) => kinds[other] === kinds[one]) === at)) {
      const others = seatedFrom(
        index + 1,
        busyUntil.map((until, one) => (one === chair ? end : until)),
      );
      if (others) return [chair, ...others];
    }
    failed.add(key);
    return null;
  };
  return seatedFrom(0, new Array<number>(count).fill(0));
}

const includesMinute = ({ start, end }: Span, minute: number) => start <= minute && minute < end;

const byStart = (one: ChairNeed<unknown>, other: ChairNeed<unknown>) => one.start - other.start;

/**
 * Assigns chairs, each for the whole visit; with barbers, the chair is the barber's. A visit that takes several chairs appears
 * once for each. If not all visits fit, they are seated in the order of `visits`; those left over are `unseated`.
 */
export function assignChairs<V extends TimedVisit>(visits: readonly V[], bookable: ShopWithChairs) {
  const most = chairCapacity(bookable);
  const all = visits.flatMap((visit) => chairNeedsOf(visit, bookable)).sort(byStart);
  const taken = all.flatMap(({ chairs }) => chairs ?? []);
  const count = bookable.barbers.length || Math.min(most, Math.max(all.length, ...taken.map((chair) => chair + 1)));
  const chairs = searchChairAssignment(all, count, most);
  const withChairs = (spans: readonly ChairNeed<V>[], own: readonly number[]) =>
    spans.map(({ visit }, index) => ({ visit, chair: own[index] ?? 0 }));
  const unseated: V[] = [];
  if (chairs) return { seated: withChairs(all, chairs), unseated };
  const seated: ChairNeed<V>[] = [];
  for (const visit of visits) {
    const tried = [...seated, ...chairNeedsOf(visit, bookable)].sort(byStart);
    if (searchChairAssignment(tried, count, most) === null) unseated.push(visit);
    else seated.splice(0, seated.length, ...tried);
  }
  return { seated: withChairs(seated, searchChairAssignment(seated, count, most) ?? []), unseated };
}

/**
 * Returns a function that tells whether one more visit fits beside `taken`, on two conditions. Every visit that has a chair keeps
 * a chair. And at no minute do all visits together, with those that no chair was found for, need more chairs than the shop has.
 * If the number of chairs is unknown, every visit fits.
 */
export function fitsBeside(taken: readonly TimedVisit[], bookable: ShopWithChairs): (visit: TimedVisit) => boolean {
  if (!hasKnownCapacity(bookable)) return () => true;
  const most = chairCapacity(bookable);
  const near = visitsNear(taken, bookable);
  return (visit) => {
    const span = spanOfStay(visit, bookable.rules);
    const others = near(span.start, span.end);
    const spans = [...others, visit].flatMap((one) => chairNeedsOf(one, bookable));
    const isRoom = spans
      .filter(({ start }) => includesMinute(span, start))
      .every(({ start }) => spans.filter((one) => includesMinute(one, start)).length <= most);
    return isRoom && !assignChairs([...others, visit], bookable).unseated.includes(visit);
  };
}

/**
 * Returns a search for the visits that can affect the seating within a span of time: those that overlap it, those that overlap
 * one of these, and so on.
 */
function visitsNear(visits: readonly TimedVisit[], bookable: ShopWithChairs) {
  const stays = visits.map((visit) => ({ visit, ...spanOfStay(visit, bookable.rules) }));
  return function near(start: number, end: number): TimedVisit[] {
    const found = stays.filter((stay) => spansOverlap(stay, { start, end }));
    const from = Math.min(start, ...found.map((stay) => stay.start));
    const to = Math.max(end, ...found.map((stay) => stay.end));
    // A found visit reaches beyond the span: search the wider one.
    return from === start && to === end ? found.map(({ visit }) => visit) : near(from, to);
  };
}
