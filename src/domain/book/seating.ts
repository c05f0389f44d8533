import { type Barber, barberAbsence, servicesNotDone } from "../shop/barber";
import { dayOfHours, type OpenDays } from "../shop/closures";
import type { Service } from "../shop/service";
import { minutesOf } from "../shop/timeOfDay";
import type { Moment } from "../ticket/ticket";
import type { Entry } from "./entry";

/** The shop as far as it decides who can sit: its barbers, each of whom is a chair, and how many chairs there are, null if unknown. */
export type ShopFloor = {
  readonly chairs: number | null;
  readonly barbers: readonly Barber[];
  readonly services: readonly Service[];
  readonly rules: OpenDays;
};

/** A stay in a chair: `duration` in minutes, at a moment of the shop's clock; no barber means any. */
export type Visit = Moment & {
  readonly duration: number;
  readonly barberId: string | null;
  readonly serviceIds: readonly string[];
};

/** Whether the shop says how many can sit at once; where it does not, the book warns of nothing. */
export const knowsChairs = ({ chairs, barbers }: Pick<ShopFloor, "chairs" | "barbers">): boolean =>
  chairs !== null || barbers.length > 0;

/** How many can sit at once. */
export const mostSeated = ({ chairs, barbers }: Pick<ShopFloor, "chairs" | "barbers">): number =>
  barbers.length === 0 ? (chairs ?? Number.POSITIVE_INFINITY) : Math.min(barbers.length, chairs ?? barbers.length);

/** Whether an entry takes a chair: one that is accepted, or whose proposed time the customer may still agree to. */
export const takesChair = ({ status, outcome }: Pick<Entry, "status" | "outcome">): boolean =>
  (status === "confirmed" || status === "proposed") && outcome !== "noShow";

type Sitting<V> = {
  readonly visit: V;
  /** In minutes since 1970 on the shop's clock. */
  readonly start: number;
  readonly end: number;
  /** The numbers of the chairs that it may take; null where all chairs are alike. */
  readonly chairs: readonly number[] | null;
};

/** Minutes since 1970 on the shop's clock. */
export const minuteOfMoment = ({ date, time }: Moment): number => Date.parse(date) / 60_000 + minutesOf(time);

export const overlaps = (one: Visit, other: Visit): boolean => {
  const [start, otherStart] = [minuteOfMoment(one), minuteOfMoment(other)];
  return start < otherStart + other.duration && otherStart < start + one.duration;
};

function sittingOf<V extends Visit>(visit: V, floor: ShopFloor): Sitting<V> {
  const start = minuteOfMoment(visit);
  return { visit, start, end: start + visit.duration, chairs: chairsFor(visit, floor) };
}

/** The barbers, by their place in the list, who can do a visit: the chosen one, or all who work then and do its services. */
function chairsFor(visit: Visit, { barbers, services, rules }: ShopFloor): number[] | null {
  if (barbers.length === 0) return null;
  const chosen = barbers.findIndex(({ id }) => id === visit.barberId);
  if (chosen >= 0) return [chosen];
  const { day, start } = dayOfHours(rules, visit.date, visit.time);
  const wanted = services.filter(({ id }) => visit.serviceIds.includes(id));
  return barbers.flatMap((barber, index) =>
    barberAbsence(barber, day, { start, end: start + visit.duration }) === null &&
    servicesNotDone(barber, wanted).length === 0
      ? [index]
      : [],
  );
}

// Ways of seating that are followed at once. So many arise only where more than eight barbers have visits with anyone at once.
const mostWays = 20_000;

type Way = { readonly busyUntil: readonly number[]; readonly chairs: readonly number[] };

/** A chair for each sitting, in the order of their starts; null where they cannot all sit. */
function seatedAll(sittings: readonly Sitting<unknown>[], count: number, most: number): readonly number[] | null {
  let ways: Way[] = [{ busyUntil: Array.from({ length: count }, () => 0), chairs: [] }];
  for (const { start, end, chairs } of sittings) {
    const next = new Map<string, Way>();
    for (const { busyUntil, chairs: taken } of ways) {
      const free = busyUntil.flatMap((until, chair) => (until <= start ? [chair] : []));
      if (count - free.length >= most) continue;
      // Where all chairs are alike, the first free one stands for all.
      for (const chair of chairs === null ? free.slice(0, 1) : free.filter((one) => chairs.includes(one))) {
        const until = busyUntil.map((busy, one) => (one === chair ? end : busy <= start ? 0 : busy));
        const key = until.join();
        if (!next.has(key) && next.size < mostWays) next.set(key, { busyUntil: until, chairs: [...taken, chair] });
      }
    }
    ways = [...next.values()];
  }
  return ways[0]?.chairs ?? null;
}

const byStart = (one: Sitting<unknown>, other: Sitting<unknown>) => one.start - other.start;

/** Visits with their chairs, and those that no chair is left for. */
export type Seating<V> = { readonly seated: readonly { visit: V; chair: number }[]; readonly unseated: readonly V[] };

/**
 * Who sits in which chair (docs/rules.md, section 18). Earlier ones of the list have the chair before later ones. Each sits in one chair from
 * beginning to end; with barbers the chair is the barber's.
 */
export function seatingOf<V extends Visit>(visits: readonly V[], floor: ShopFloor): Seating<V> {
  const most = mostSeated(floor);
  const count = floor.barbers.length || Math.min(most, visits.length);
  const all = visits.map((visit) => sittingOf(visit, floor)).sort(byStart);
  const chairs = seatedAll(all, count, most);
  if (chairs) return { seated: all.map(({ visit }, index) => ({ visit, chair: chairs[index] ?? 0 })), unseated: [] };
  const seated: Sitting<V>[] = [];
  const unseated: V[] = [];
  for (const visit of visits) {
    const tried = [...seated, sittingOf(visit, floor)].sort(byStart);
    if (seatedAll(tried, count, most) === null) unseated.push(visit);
    else seated.splice(0, seated.length, ...tried);
  }
  const kept = seatedAll(seated, count, most) ?? [];
  return { seated: seated.map(({ visit }, index) => ({ visit, chair: kept[index] ?? 0 })), unseated };
}

/**
 * Tells whether one more visit can sit beside those that take chairs: all of these keep a chair, and at no minute there are more
 * visits than chairs, those included for whom none was left. Always true where the chairs are not known.
 */
export function fitsBeside(taken: readonly Visit[], floor: ShopFloor): (visit: Visit) => boolean {
  if (!knowsChairs(floor)) return () => true;
  const most = mostSeated(floor);
  const all = taken.map((visit) => sittingOf(visit, floor)).sort(byStart);
  return (visit) => {
    const sitting = sittingOf(visit, floor);
    const near = cluster(all, sitting);
    if (mostAtOnce(near, sitting) + 1 > most) return false;
    const { seated } = seatingOf(
      near.map((other) => other.visit),
      floor,
    );
    const tried = [...seated.map((other) => sittingOf(other.visit, floor)), sitting].sort(byStart);
    return seatedAll(tried, floor.barbers.length || tried.length, most) !== null;
  };
}

/** The sittings that overlap one, and those that overlap these, and so on: no other can change who sits where. */
function cluster<V>(all: readonly Sitting<V>[], around: Sitting<unknown>): Sitting<V>[] {
  let [start, end] = [around.start, around.end];
  for (;;) {
    const near = all.filter((other) => other.start < end && start < other.end);
    const [first, last] = [Math.min(start, ...near.map((n) => n.start)), Math.max(end, ...near.map((n) => n.end))];
    if (first === start && last === end) return near;
    [start, end] = [first, last];
  }
}

/** How many of the sittings are there at once during one. */
function mostAtOnce(all: readonly Sitting<unknown>[], during: Sitting<unknown>): number {
  const starts = [during.start, ...all.map(({ start }) => start)].filter(
    (minute) => during.start <= minute && minute < during.end,
  );
  return Math.max(0, ...starts.map((minute) => all.filter(({ start, end }) => start <= minute && minute < end).length));
}
