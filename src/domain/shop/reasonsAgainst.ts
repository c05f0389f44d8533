import { barberAbsence, servicesNotDone } from "./barber";
import { type BookableShop, type BookingRules, withoutVisitorLimits } from "./bookingRules";
import { addDays, instantOf, minuteMs, shopMoment, weekdayOf } from "./clock";
import { type ClosedSpan, closureOn, type OpeningCalendar } from "./closures";
import {
  businessTimeOf,
  closedSpansAround,
  isOutsideHours,
  overlappingClosedHours,
  previousDayOverrun,
} from "./dayHours";
import { hoursOn, type Span } from "./openingHours";
import { isBlocking, type Reason } from "./reason";
import { chosenServices, totalDuration, unknownIds } from "./service";
import { slotOn, slotsOn, type TimeSlot } from "./timeSlot";

/** The known parts of a visit; null if unknown. `duration` is in minutes, by default that of the services. */
export type Visit = {
  readonly date: string | null;
  readonly time: string | null;
  readonly serviceIds: readonly string[];
  readonly barberId: string | null;
  readonly duration?: number;
};

/**
 * Returns all reasons why a visit cannot take place or needs the shop's confirmation, the most important first. For a visit
 * without a time, the reasons about its time are left out. If `now` is null, so are reasons that depend on the present time.
 */
export const reasonsAgainst = (visit: Visit, bookable: BookableShop, now: Date | null): Reason[] => [
  ...reasonsOfTime(visit, bookable, now),
  ...reasonsOfChoice(visit, bookable),
];

/** A slot on a day, with the reasons why it cannot be chosen and why the shop has to confirm it; null for none. */
export type SlotOffer = TimeSlot & {
  readonly unavailableReason: Reason | null;
  readonly confirmationReason: Reason | null;
};

/** Whether a slot can be chosen and needs no confirmation. Whether a chair is free is not checked. */
export const isUnrestricted = ({ unavailableReason, confirmationReason }: SlotOffer): boolean =>
  unavailableReason === null && confirmationReason === null;

/** The slots offered for a visit on its date. Without a date, they are the slots of a usual day, all available. */
export function slotOffers(visit: Omit<Visit, "time">, bookable: BookableShop, now: Date | null): SlotOffer[] {
  const { date } = visit;
  const { rules } = bookable;
  const duration = durationOf(visit, bookable);
  const closedSpans = date === null ? [] : closedSpansAround(rules, date);
  return slotsOn(rules, date)
    .filter(
      ({ time }) => rules.slotsOutsideHours === "note" || date === null || !isOutsideHours(rules, date, time, duration),
    )
    .map((slot) => {
      const reasons = reasonsOfTime({ ...visit, time: slot.time }, bookable, now, closedSpans);
      return {
        ...slot,
        unavailableReason: reasons.find(isBlocking) ?? null,
        confirmationReason: reasons.findLast((reason) => !isBlocking(reason)) ?? null,
      };
    });
}

/** The slots that the shop can give a visit on its date. The limits for visitors do not bind the shop. */
export const slotOffersForShop = (visit: Omit<Visit, "time">, bookable: BookableShop, now: Date): SlotOffer[] =>
  slotOffers(visit, withoutVisitorLimits(bookable), now);

/** Returns why no slot of a date can be chosen for a visit; null if a slot can, or without a date. */
export function dayReason(visit: Omit<Visit, "time">, bookable: BookableShop, now: Date): Reason | null {
  const { date } = visit;
  if (date === null) return null;
  const ofDay = reasonsOfTime({ ...visit, time: null }, bookable, now)[0];
  // A closed day may have slots after midnight, in the hours of the day before.
  if (ofDay && previousDayOverrun(bookable.rules, date) === 0) return ofDay;
  const offers = slotOffers(visit, bookable, now);
  if (offers.some(({ unavailableReason }) => unavailableReason === null)) return null;
  if (ofDay) return ofDay;
  // Closed hours come first, because the owner's words say more than the last slot's reason, such as that it is past.
  const reasons = offers.map(({ unavailableReason }) => unavailableReason);
  const why = reasons.find((reason) => reason?.kind === "closedHours") ?? reasons.at(-1);
  if (why) return why.kind === "past" ? { kind: "dayOver" } : why;
  return { kind: slotOffers({ ...visit, duration: 0 }, bookable, now).length > 0 ? "tooLong" : "noSlots" };
}

/** `dayReason` as a function of the date, memoized because a calendar asks for the same day many times. */
export function memoizedDayReason(visit: Omit<Visit, "date" | "time">, bookable: BookableShop, now: Date) {
  const reasons = new Map<string, Reason | null>();
  return (date: string): Reason | null => {
    const known = reasons.get(date);
    if (known !== undefined) return known;
    const reason = dayReason({ ...visit, date }, bookable, now);
    reasons.set(date, reason);
    return reason;
  };
}

/** Returns why the shop is closed on a date: a closure or a weekly day off. Null if it is open. */
export function closedReason(shop: OpeningCalendar, date: string): Reason | null {
  const closure = closureOn(shop.closures, date);
  if (closure) return { kind: "closure", closure };
  return hoursOn(shop, date) === null ? { kind: "dayOff", weekday: weekdayOf(date) } : null;
}

const durationOf = ({ duration, serviceIds }: Omit<Visit, "date" | "time">, { services }: BookableShop): number =>
  duration ?? totalDuration(chosenServices(services, serviceIds));

/** The reasons against a visit's day and time; only those against its day if it has no time. */
function reasonsOfTime(
  visit: Visit,
  bookable: BookableShop,
  now: Date | null,
  closedSpans?: readonly ClosedSpan[],
): Reason[] {
  const { date, time } = visit;
  if (date === null) return [];
  const { rules } = bookable;
  const duration = durationOf(visit, bookable);
  const { day, minute } = time === null ? { day: date, minute: null } : businessTimeOf(rules, { date, time });
  const byClock = now === null ? [] : reasonsOfClock(date, time, rules, now);
  const closedDay = closedReason(rules, day);
  const absence = absenceReason(
    visit,
    bookable,
    day,
    minute === null ? null : { start: minute, end: minute + duration },
  );
  // On a closed day nobody works anyway, so only the absence of a chosen barber counts.
  const absences = absence && !(closedDay && absence.kind === "nobody") ? [absence] : [];
  if (time === null) return [...(closedDay ? [closedDay] : []), ...byClock, ...absences];
  if (closedDay) return [...byClock, closedDay, ...absences];
  const { beginsIn, runsInto } = overlappingClosedHours(closedSpans ?? closedSpansAround(rules, date), time, duration);
  return [
    ...byClock,
    ...(beginsIn ? [{ kind: "closedHours", hours: beginsIn } as const] : []),
    ...absences,
    ...(runsInto ? [{ kind: "runsInto", hours: runsInto } as const] : []),
    ...(isOutsideHours(rules, date, time, duration) ? [{ kind: "outsideHours" } as const] : []),
  ];
}

function reasonsOfClock(date: string, time: string | null, rules: BookingRules, now: Date): Reason[] {
  const { timeZone, lastDayAhead } = rules;
  const today = shopMoment(now, timeZone).date;
  if (date < today) return [{ kind: "past" }];
  if (lastDayAhead !== null && date > addDays(today, lastDayAhead)) return [{ kind: "tooFar", days: lastDayAhead }];
  if (time === null) return [];
  const minutesLeft = (instantOf({ date, time }, timeZone).getTime() - now.getTime()) / minuteMs;
  if (minutesLeft <= 0) return [{ kind: "past" }];
  const minutes = rules.minimumNotice ?? 0;
  return minutesLeft <= minutes ? [{ kind: "tooSoon", minutes }] : [];
}

/**
 * Returns why no barber is available on a day, or during a span of it: the chosen one is away, nobody works, or nobody at
 * work does one of the services. Null if somebody is available, or in a shop without barbers.
 */
function absenceReason(
  { barberId, serviceIds }: Visit,
  { barbers, services }: BookableShop,
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

function reasonsOfChoice({ date, time, serviceIds, barberId }: Visit, bookable: BookableShop): Reason[] {
  const ids = unknownIds(bookable.services, serviceIds);
  const barber = bookable.barbers.find(({ id }) => id === barberId);
  const notDone = barber ? servicesNotDone(barber, chosenServices(bookable.services, serviceIds)) : [];
  return [
    ...(time !== null && slotOn(bookable.rules, date, time) === null ? [{ kind: "betweenSlots" } as const] : []),
    ...(ids.length > 0 ? [{ kind: "unknownServices", ids } as const] : []),
    ...(barberId !== null && !barber ? [{ kind: "unknownBarber", id: barberId } as const] : []),
    ...(barber && notDone.length > 0
      ? [{ kind: "barberServices", barber: barber.name, services: notDone.map(({ name }) => name) } as const]
      : []),
  ];
}
