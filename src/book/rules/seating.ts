import { barberAbsence, servicesNotDone } from "../../domain/shop/barber";
import type { Offering } from "../../domain/shop/bookingRules";
import { type Moment, shopMinute, shopMoment, type TimeZone } from "../../domain/shop/clock";
import { businessTimeOf } from "../../domain/shop/dayHours";
import { type Span, spansOverlap } from "../../domain/shop/openingHours";
import { chosenServices, mostOf, totalDuration } from "../../domain/shop/service";

/**
 * The offering with its chairs. `chairs` is the most customers that sit at once; null if unknown. If the shop has barbers,
 * each barber is one chair, and `chairs` can only lower their number.
 */
export type ShopWithChairs = Offering & { chairs: number | null };

/** What a visit takes of the shop, as booked, because the content may change: its duration in minutes, and its chairs. */
export type VisitSize = { duration: number; chairCount: number };

/** The duration, in minutes, of a booking without a known service. */
const fallbackDuration = 30;

/** Returns the size of a visit for these services by today's content. */
export const visitSize = (serviceIds: readonly string[], { services }: Pick<Offering, "services">) => ({
  duration: totalDuration(chosenServices(services, serviceIds)) || fallbackDuration,
  chairCount: mostOf("chairs", { serviceIds }, { services }),
});

/** A visit from a moment on the shop's clock. If `barberId` is null, any barber may do it. */
export type SeatableVisit = Moment &
  VisitSize & {
    barberId: string | null;
    serviceIds: readonly string[];
    outcome?: "done" | "noShow" | null;
    /** When the outcome was marked, in epoch milliseconds. A visit that is done early frees its chair from then on. */
    outcomeAt?: number | null;
    /** The chairs that the visit occupies, recorded once it has begun; null before. */
    chairs?: readonly ChairId[] | null;
  };

/** A chair as the book records it: the barber's id, or the chair's index if chairs are only numbered. */
export type ChairId = string | number;

export const chairIdAt = (index: number, { barbers }: ShopWithChairs): ChairId => barbers[index]?.id ?? index;

type Chairs = Pick<ShopWithChairs, "chairs" | "barbers">;

/** Whether the number of chairs is known; if not, the book reports no conflicts. */
export const hasKnownCapacity = ({ chairs, barbers }: Chairs) => chairs !== null || barbers.length > 0;

/** Returns how many customers can sit at once; infinite if unknown. */
export const chairCapacity = ({ chairs, barbers }: Chairs) =>
  barbers.length === 0 ? (chairs ?? Number.POSITIVE_INFINITY) : Math.min(barbers.length, chairs ?? barbers.length);

/**
 * A visit in one chair, from `start` to `end` in minutes since 1970 on the shop's clock. `chair` is a barber's index, or a
 * number.
 */
type Seat<V> = Span & { visit: V; chair: number };

type WithTimeZone = { timeZone: TimeZone };

// In minutes. A visit that is marked as done sooner still counts as taking its chair this long.
const shortestStay = 5;

/** Returns how long a visit takes its chair, in minutes: as planned, or only until it was marked as done. */
export function stayMinutes(visit: SeatableVisit, { timeZone }: WithTimeZone): number {
  const { duration, outcome, outcomeAt } = visit;
  if (outcome !== "done" || !outcomeAt) return duration;
  const stayed = shopMinute(shopMoment(new Date(outcomeAt), timeZone)) - shopMinute(visit);
  return Math.min(duration, Math.max(shortestStay, stayed));
}

function spanOfStay(visit: SeatableVisit, rules: WithTimeZone): Span {
  const start = shopMinute(visit);
  return { start, end: start + stayMinutes(visit, rules) };
}

/** Whether two visits take place at the same time, at least in part. */
export const overlaps = (one: SeatableVisit, other: SeatableVisit, rules: WithTimeZone) =>
  spansOverlap(spanOfStay(one, rules), spanOfStay(other, rules));

/**
 * Returns the only chair that may take the visit's seat number `index`, because it is recorded: a list of one position. Null
 * if none is recorded, or the shop no longer has it.
 */
function recordedChair({ chairs }: SeatableVisit, index: number, offering: ShopWithChairs) {
  const id = chairs?.[index];
  if (id === undefined) return null;
  const count = offering.barbers.length || chairCapacity(offering);
  const chair = offering.barbers.length === 0 ? id : offering.barbers.findIndex((barber) => barber.id === id);
  return typeof chair === "number" && chair >= 0 && chair < count ? [chair] : null;
}

/**
 * Returns the indices of the barbers who can take a visit; null in a shop without barbers. A chosen barber is the only one.
 * Otherwise they are the barbers at work who do the most of the visit's services. Empty if nobody at work does one of these
 * services.
 */
function possibleChairs(visit: SeatableVisit, { barbers, services, rules }: ShopWithChairs) {
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

/**
 * Gives each visit its chairs for its whole time, in plain steps: who already sits keeps his chair, then who has chosen a
 * barber gets that barber, then the others get the first free chair, in order of their start and of `visits`. A visit for
 * several chairs appears once for each in `seated`. A visit that finds none is `unseated`, even if others could make room.
 */
export function assignChairs<V extends SeatableVisit>(visits: readonly V[], offering: ShopWithChairs) {
  const seated: Seat<V>[] = [];
  const unseated: V[] = [];
  const rank = (visit: V) => (visit.chairs ? 0 : hasChosen(visit, offering) ? 1 : 2);
  for (const visit of [...visits].sort(
    (one, other) => rank(one) - rank(other) || shopMinute(one) - shopMinute(other),
  )) {
    const seats = freeSeats(visit, seated, offering);
    if (seats) seated.push(...seats);
    else unseated.push(visit);
  }
  return { seated, unseated };
}

const hasChosen = ({ barberId }: SeatableVisit, { barbers }: Chairs) => barbers.some(({ id }) => id === barberId);

/** Finds chairs for a visit that nobody in `seated` takes; null if there are too few. */
function freeSeats<V extends SeatableVisit>(visit: V, seated: readonly Seat<V>[], offering: ShopWithChairs) {
  const span = spanOfStay(visit, offering.rules);
  const meeting = seated.filter((seat) => spansOverlap(seat, span));
  const needed = visit.chairCount;
  if (mostAtOnce(meeting, span) + needed > chairCapacity(offering)) return null;
  const seats: Seat<V>[] = [];
  for (let index = 0; index < needed; index += 1) {
    const taken = [...meeting, ...seats];
    // Of as many chairs as are taken, and one more, one is free.
    const numbered = Array.from({ length: Math.min(chairCapacity(offering), taken.length + 1) }, (_, chair) => chair);
    const wanted = index === 0 ? visit : { ...visit, barberId: null };
    const allowed = recordedChair(visit, index, offering) ?? possibleChairs(wanted, offering) ?? numbered;
    const chair = allowed.find((one) => taken.every((seat) => seat.chair !== one));
    if (chair === undefined) return null;
    seats.push({ ...span, visit, chair });
  }
  return seats;
}

/** Counts how many of `stays` take a chair at the fullest minute of a span; those at one minute begin before it or in it. */
const mostAtOnce = (stays: readonly Span[], span: Span) =>
  Math.max(
    0,
    ...[span, ...stays.filter(({ start }) => includesMinute(span, start))].map(
      ({ start }) => stays.filter((stay) => includesMinute(stay, start)).length,
    ),
  );

const includesMinute = ({ start, end }: Span, minute: number) => start <= minute && minute < end;

/**
 * Returns a function that tells whether one more visit fits beside `chairTakers`: it gets a chair, no other visit loses its
 * own, and at no minute of it do all visits together, even unseated ones, need more chairs than the shop has. If the number
 * of chairs is unknown, every visit fits.
 */
export function fitsBeside(
  chairTakers: readonly SeatableVisit[],
  offering: ShopWithChairs,
): (visit: SeatableVisit) => boolean {
  if (!hasKnownCapacity(offering)) return () => true;
  const near = visitsNear(chairTakers, offering);
  return (visit) => {
    const others = near(visit);
    if (!isRoomFor(visit, others, offering)) return false;
    const { unseated } = assignChairs([...others, visit], offering);
    if (unseated.length === 0 || unseated.includes(visit)) return unseated.length === 0;
    const before = assignChairs(others, offering).unseated;
    return unseated.every((one) => before.includes(one));
  };
}

/** Whether the shop has enough chairs for a visit and all `others`, whoever sits where. */
function isRoomFor(visit: SeatableVisit, others: readonly SeatableVisit[], offering: ShopWithChairs) {
  const stays = others.flatMap((other) =>
    Array.from({ length: other.chairCount }, () => spanOfStay(other, offering.rules)),
  );
  return mostAtOnce(stays, spanOfStay(visit, offering.rules)) + visit.chairCount <= chairCapacity(offering);
}

/**
 * Returns a function that finds the visits that can affect the seating of a visit: those that overlap it, those that overlap
 * one of these, and so on.
 */
function visitsNear(visits: readonly SeatableVisit[], { rules }: ShopWithChairs) {
  const stays = visits.map((visit) => ({ visit, ...spanOfStay(visit, rules) }));
  const near = (start: number, end: number): SeatableVisit[] => {
    const found = stays.filter((stay) => spansOverlap(stay, { start, end }));
    const from = Math.min(start, ...found.map((stay) => stay.start));
    const to = Math.max(end, ...found.map((stay) => stay.end));
    // If a found visit reaches beyond the span, search again with the span widened to include it.
    return from === start && to === end ? found.map(({ visit }) => visit) : near(from, to);
  };
  return (visit: SeatableVisit): SeatableVisit[] => {
    const { start, end } = spanOfStay(visit, rules);
    return near(start, end);
  };
}
