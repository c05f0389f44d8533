import { barberAbsence, servicesNotDone } from "./barber";
import { type BookingRules, type Offering, withoutVisitorLimits } from "./bookingRules";
import { addDays, instantOf, minuteMs, minutesPerDay, shopMoment, weekdayOf } from "./clock";
import {
  type BusinessTime,
  businessDayOf,
  businessTimeOf,
  closedSpansAround,
  isOutsideHours,
  momentOf,
  overlappingClosedHours,
} from "./dayHours";
import { type ClosedSpan, closureOn, type HoursWithClosures, hoursOn, isEverOpen, type Span } from "./openingHours";
import { type Reason, reasonRow } from "./reason";
import { chosenServices, totalDuration, unknownIds } from "./service";
import { slotAt, slotsOn, type TimeSlot } from "./timeSlot";

/** A visit whenever it may be. `barberId` is null for anyone, `duration` is in minutes, by default that of the services. */
export type VisitOfAnyDay = {
  serviceIds: readonly string[];
  barberId: string | null;
  duration?: number;
};

/** A visit on a business day; null if the day is unknown. */
type VisitOfDay = VisitOfAnyDay & { date: string | null };

/** The known parts of a visit; null if unknown. Without a time, `date` is a business day. */
export type Visit = VisitOfDay & { time: string | null };

/**
 * Returns all reasons why a visit cannot take place or needs the shop's confirmation, the most important first. For a visit
 * without a time, the reasons about its time are left out. If `now` is null, so are reasons that depend on the present time.
 */
export function reasonsAgainst(visit: Visit, offering: Offering, now: Date | null) {
  const { date, time } = visit;
  const ofChoice = reasonsOfChoice(visit, offering);
  if (date === null) return ofChoice;
  if (time === null) return [...reasonsOfDay(visit, date, offering, now), ...ofChoice];
  const moment = { date, time };
  return present(
    ...reasonsOfTime(visit, businessTimeOf(offering.rules, moment), offering, now),
    slotAt(offering.rules, moment) === null && { kind: "betweenSlots" },
    ...ofChoice,
  );
}

const present = (...reasons: (Reason | null | false)[]) => reasons.filter((reason) => !!reason);

/** A slot on a day, with the reasons why it cannot be chosen and why the shop has to confirm it; null for none. */
export type SlotOffer = TimeSlot & {
  unavailableReason: Reason | null;
  confirmationReason: Reason | null;
};

/** Whether a slot can be chosen and needs no confirmation. Whether a chair is free is not checked. */
export const isUnrestricted = ({ unavailableReason, confirmationReason }: SlotOffer) =>
  unavailableReason === null && confirmationReason === null;

/** The slots offered for a visit on its business day. Without a day, they are the slots of a usual day, all available. */
export function slotOffers(visit: VisitOfDay, offering: Offering, now: Date | null): SlotOffer[] {
  const { date: day } = visit;
  const { rules } = offering;
  const isHidden = rules.slotsOutsideHours === "hide";
  if (day === null)
    return slotsOn(rules, day)
      .filter(({ minute }) => !isHidden || isEverOpen(rules, minute % minutesPerDay))
      .map((slot) => ({ ...slot, unavailableReason: null, confirmationReason: null }));
  const duration = durationOf(visit, offering);
  const closedSpans = closedSpansAround(rules, day);
  return slotsOn(rules, day)
    .filter(({ minute }) => !isHidden || !isOutsideHours(rules, { day, minute }, duration))
    .map((slot) => {
      const reasons = reasonsOfTime(visit, { day, minute: slot.minute }, offering, now, closedSpans);
      return {
        ...slot,
        unavailableReason: reasons.find((reason) => !reasonRow(reason).isConfirmable) ?? null,
        confirmationReason: reasons.findLast((reason) => reasonRow(reason).isConfirmable) ?? null,
      };
    });
}

/**
 * The slots that the shop can give a visit on a business day, each with its moment. The limits for visitors do not bind the
 * shop.
 */
export const slotOffersForShop = (visit: VisitOfAnyDay, day: string, offering: Offering, now: Date) =>
  slotOffers({ ...visit, date: day }, withoutVisitorLimits(offering), now).map((offer) => ({
    ...offer,
    ...momentOf({ day, minute: offer.minute }),
  }));

/** Returns why no slot of a business day can be chosen for a visit; null if a slot can, or without a day. */
export function dayReason(visit: VisitOfDay, offering: Offering, now: Date): Reason | null {
  const { date } = visit;
  if (date === null) return null;
  const ofDay = reasonsOfDay(visit, date, offering, now)[0];
  if (ofDay) return ofDay;
  const offers = slotOffers(visit, offering, now);
  if (offers.some(({ unavailableReason }) => unavailableReason === null)) return null;
  // Closed hours come first, because the owner's words say more than the last slot's reason, such as that it is past.
  const reasons = offers.map(({ unavailableReason }) => unavailableReason);
  const why = reasons.find((reason) => reason?.kind === "closedHours") ?? reasons.at(-1);
  if (why) return why.kind === "past" ? { kind: "dayOver" } : why;
  return { kind: slotOffers({ ...visit, duration: 0 }, offering, now).length > 0 ? "tooLong" : "noSlots" };
}

/** `dayReason` as a function of the date, memoized because a calendar asks for the same day many times. */
export function memoizedDayReason(visit: VisitOfAnyDay, offering: Offering, now: Date) {
  const reasons = new Map<string, Reason | null>();
  return (date: string): Reason | null => {
    const known = reasons.get(date);
    if (known !== undefined) return known;
    const reason = dayReason({ ...visit, date }, offering, now);
    reasons.set(date, reason);
    return reason;
  };
}

/** Returns why the shop is closed on a date: a closure or a weekly day off. Null if it is open. */
export function closedReason(shop: HoursWithClosures, date: string): Reason | null {
  const closure = closureOn(shop.closures, date);
  if (closure) return { kind: "closure", closure };
  return hoursOn(shop, date) === null ? { kind: "dayOff", weekday: weekdayOf(date) } : null;
}

const durationOf = ({ duration, serviceIds }: VisitOfAnyDay, { services }: Offering) =>
  duration ?? totalDuration(chosenServices(services, serviceIds));

/** The reasons against a visit at a business time. */
function reasonsOfTime(
  visit: VisitOfAnyDay,
  at: BusinessTime,
  offering: Offering,
  now: Date | null,
  closedSpans?: readonly ClosedSpan[],
) {
  const { day, minute } = at;
  const { rules } = offering;
  const duration = durationOf(visit, offering);
  const byClock = reasonsOfClock(at, rules, now);
  const { closedDay, absence } = dayReasons(visit, day, offering, { start: minute, end: minute + duration });
  if (closedDay) return present(...byClock, closedDay, absence);
  const { beginsIn, runsInto } = overlappingClosedHours(closedSpans ?? closedSpansAround(rules, day), minute, duration);
  return present(
    ...byClock,
    beginsIn && { kind: "closedHours", hours: beginsIn },
    absence,
    runsInto && { kind: "runsInto", hours: runsInto },
    isOutsideHours(rules, at, duration) && { kind: "outsideHours" },
  );
}

/** The reasons against a visit on a business day, whatever its time. */
function reasonsOfDay(visit: VisitOfAnyDay, day: string, offering: Offering, now: Date | null) {
  const { closedDay, absence } = dayReasons(visit, day, offering, null);
  return present(closedDay, ...reasonsOfClock({ day, minute: null }, offering.rules, now), absence);
}

function dayReasons(visit: VisitOfAnyDay, day: string, offering: Offering, span: Span | null) {
  const closedDay = closedReason(offering.rules, day);
  const absence = absenceReason(visit, offering, day, span);
  // On a closed day nobody works anyway, so only the absence of a chosen barber counts.
  return { closedDay, absence: closedDay && absence?.kind === "nobody" ? null : absence };
}

/** In days from today: nobody books later than this, but a mistyped year is. Only a shop's own limit is shorter. */
const furthestDayAhead = 731;

function reasonsOfClock(
  { day, minute }: { day: string; minute: number | null },
  rules: BookingRules,
  now: Date | null,
): Reason[] {
  if (now === null) return [];
  const { timeZone, lastDayAhead } = rules;
  const today = businessDayOf(rules, shopMoment(now, timeZone));
  if (day < today) return [{ kind: "past" }];
  const days = lastDayAhead ?? furthestDayAhead;
  if (day > addDays(today, days)) return [{ kind: "tooFar", days }];
  if (minute === null) return [];
  const minutesLeft = (instantOf(momentOf({ day, minute }), timeZone).getTime() - now.getTime()) / minuteMs;
  if (minutesLeft <= 0) return [{ kind: "past" }];
  const minutes = rules.minimumNotice ?? 0;
  return minutesLeft <= minutes ? [{ kind: "tooSoon", minutes }] : [];
}

/**
 * Returns why no barber is available on a day, or during a span of it: the chosen one is away, nobody works, or nobody at
 * work does one of the services. Null if somebody is available, or in a shop without barbers.
 */
function absenceReason(
  { barberId, serviceIds }: VisitOfAnyDay,
  { barbers, services }: Offering,
  day: string,
  span: Span | null,
): Reason | null {
  const chosen = barbers.find(({ id }) => id === barberId);
  if (chosen) return barberAbsence(chosen, day, span);
  const working = barbers.filter((barber) => barberAbsence(barber, day, span) === null);
  if (working.length === 0) return barbers.length > 0 ? { kind: "nobody", service: null } : null;
  const undone = chosenServices(services, serviceIds).find((service) =>
    working.every((barber) => servicesNotDone(barber, [service]).length > 0),
  );
  return undone ? { kind: "nobody", service: undone.name } : null;
}

/** The chosen barber and those of the chosen services that he does not do, by name; null if there are none. */
export function barberWithoutServices({ serviceIds, barberId }: VisitOfAnyDay, offering: Offering) {
  const barber = offering.barbers.find(({ id }) => id === barberId);
  const notDone = barber ? servicesNotDone(barber, chosenServices(offering.services, serviceIds)) : [];
  return barber && notDone.length > 0 ? { barber: barber.name, services: notDone.map(({ name }) => name) } : null;
}

function reasonsOfChoice(visit: VisitOfAnyDay, offering: Offering) {
  const { serviceIds, barberId } = visit;
  const ids = unknownIds(offering.services, serviceIds);
  const barber = barberWithoutServices(visit, offering);
  return present(
    ids.length > 0 && { kind: "unknownServices", ids },
    barberId !== null && !offering.barbers.some(({ id }) => id === barberId) && { kind: "unknownBarber", id: barberId },
    barber && { kind: "barberServices", ...barber },
  );
}
