import { type Barber, type StaffAway, type StaffGroup, staffAway, teamsFor } from "./barber";
import { addDays, instantOf, shopMoment, type TimeZone, timeZoneNamed } from "./clock";
import {
  type Closed,
  type ClosedHours,
  type ClosedSpan,
  type Closure,
  closedHoursFrom,
  closedHoursMet,
  closedReason,
  dayOfHours,
  isOutsideHours,
  nightUntil,
  type OpenDays,
} from "./closures";
import type { DepositTerms } from "./deposit";
import type { OpeningTimes } from "./openingHours";
import { chosenServices, type Service } from "./service";
import { type Bands, slotsOn, type TimeSlot } from "./timeSlot";
import type { Language } from "./words.id";

/** What decides when a booking is possible. `minimumNotice` is in minutes, `lastDayAhead` in days; null is off. */
export type BookingRules = OpenDays &
  Bands & {
    readonly closedHours: readonly ClosedHours[];
    readonly timeZone: TimeZone;
    readonly slotsOutsideHours: "note" | "hide";
    readonly minimumNotice: number | null;
    readonly lastDayAhead: number | null;
    /** What a booking costs in advance, in a shop that asks for that. */
    readonly deposit?: DepositTerms | null | undefined;
    /** The chosen barber, whose days off and hours count as well. */
    readonly barber?: Barber | null;
    /** Where no barber is chosen, somebody of each of these has to work. */
    readonly teams?: readonly StaffGroup[];
  };

/** What can be booked, by the shop's content of today. */
export type BookableShop = {
  readonly services: readonly Service[];
  readonly barbers: readonly Barber[];
  readonly rules: BookingRules;
  /** The language of the page that offers it; Indonesian where it does not say. */
  readonly language?: Language;
};

/** The shop's rules for a booking with that barber, or with any where the id is null or unknown, for those services. */
export function rulesWith(
  { rules, barbers, services }: BookableShop,
  barberId: string | null,
  serviceIds: readonly string[],
): BookingRules {
  const barber = barbers.find(({ id }) => id === barberId) ?? null;
  return { ...rules, barber, teams: teamsFor(barbers, chosenServices(services, serviceIds)) };
}

/** The content files that decide what can be booked. */
export type BookableFiles = {
  readonly shop: OpeningTimes &
    Pick<BookingRules, "minimumNotice" | "lastDayAhead" | "deposit"> & {
      readonly timeZone: string;
      readonly slotsOutsideHours: string;
    };
  readonly bands: Bands;
  readonly closures: { readonly closures: readonly Closure[]; readonly hours: readonly ClosedHours[] };
  readonly services: { readonly services: readonly Service[] };
  readonly barbers: { readonly barbers: readonly Barber[] };
};

/** What can be booked, as the content files hold it. */
export const bookableFrom = ({ shop, bands, closures, services, barbers }: BookableFiles): BookableShop => ({
  services: services.services,
  barbers: barbers.barbers,
  rules: {
    ...shop,
    ...bands,
    closures: closures.closures,
    closedHours: closures.hours,
    timeZone: timeZoneNamed(shop.timeZone),
    slotsOutsideHours: shop.slotsOutsideHours === "hide" ? "hide" : "note",
  },
});

/** What by the shop's content speaks against a visit; it binds visitors, but for what the shop only has to confirm. */
export type Objection =
  | Closed
  | StaffAway
  /** The visit begins in closed hours. */
  | { readonly kind: "closedHours"; readonly hours: ClosedHours }
  | ToConfirm;

type ToConfirm =
  | { readonly kind: "runsInto"; readonly hours: ClosedHours }
  /** The visit begins before opening or ends after closing. */
  | { readonly kind: "outsideHours" };

/** Why a slot cannot be chosen; `minutes` is the shop's minimum notice. */
export type SlotUnavailable =
  | Exclude<Objection, ToConfirm>
  | { readonly kind: "past" }
  | { readonly kind: "tooSoon"; readonly minutes: number };

/** A slot on a day: why it cannot be chosen, and what the shop has to confirm of it. */
export type SlotOffer = TimeSlot & {
  readonly unavailable: SlotUnavailable | null;
  readonly isOutsideHours: boolean;
  readonly runsInto: ClosedHours | null;
};

/** Whether nothing speaks against a slot: it can be chosen, and the shop has nothing to confirm. */
export const isWithoutObjection = ({ unavailable, isOutsideHours, runsInto }: SlotOffer): boolean =>
  unavailable === null && !isOutsideHours && runsInto === null;

/** Why a date cannot be chosen; `days` is how many days ahead one can book at most. */
export type DayUnavailable =
  | Closed
  | StaffAway
  | { readonly kind: "past" }
  | { readonly kind: "tooFar"; readonly days: number }
  /** No slot can be chosen: past, as today, within the minimum notice, or in closed hours; `why` is the reason to show. */
  | { readonly kind: "noSlotLeft"; readonly why: SlotUnavailable }
  /** The shop hides slots outside its hours, and that leaves none. */
  | { readonly kind: "noSlot" };

/**
 * The slots offered on a date, as they stand at `now`. Without a date, or while `now` is
 * null, none is unavailable. `duration` is that of the chosen services in minutes: a booking that would end after closing
 * counts as outside the hours; one that would run into closed hours is offered with those in `runsInto`.
 */
export function slotOffers(rules: BookingRules, date: string | null, now: Date | null, duration: number): SlotOffer[] {
  const closed = date !== null && now !== null ? closedHoursFrom(rules, date) : [];
  return slotsOn(rules, date)
    .map((slot) => {
      const objections = date !== null && now !== null ? objectionsAt(rules, date, slot.time, duration, closed) : [];
      return {
        ...slot,
        unavailable:
          (date !== null && now !== null ? tooLateAt(rules, date, slot.time, now) : null) ??
          objections.find(bindsVisitors) ??
          null,
        isOutsideHours: date !== null && isOutsideHours(rules, date, slot.time, duration),
        runsInto: objections.find((objection) => objection.kind === "runsInto")?.hours ?? null,
      };
    })
    .filter((offer) => rules.slotsOutsideHours === "note" || !offer.isOutsideHours);
}

function tooLateAt(rules: BookingRules, date: string, time: string, now: Date): SlotUnavailable | null {
  const minutesLeft = (instantOf(date, time, rules.timeZone).getTime() - now.getTime()) / 60_000;
  if (minutesLeft <= 0) return { kind: "past" };
  const minutes = rules.minimumNotice ?? 0;
  return minutesLeft <= minutes ? { kind: "tooSoon", minutes } : null;
}

const bindsVisitors = (objection: Objection): objection is Exclude<Objection, ToConfirm> =>
  objection.kind !== "runsInto" && objection.kind !== "outsideHours";

/**
 * What speaks against a visit of some minutes, the first thing to say first; without a time only what speaks against the whole
 * day. Hours are not spoken of on a closed day. `closedHours` are those of its date.
 */
export function objectionsAt(
  rules: BookingRules,
  date: string,
  time: string | null,
  duration: number,
  closedHours: readonly ClosedSpan[] = closedHoursFrom(rules, date),
): Objection[] {
  const { day, start } = time === null ? { day: date, start: null } : dayOfHours(rules, date, time);
  const closed = closedReason(rules, day);
  const away = staffAway(rules, day, start === null ? null : { start, end: start + duration });
  if (closed) return away?.kind === "barberAway" ? [closed, away] : [closed];
  if (time === null) return away ? [away] : [];
  const { begins, runsInto } = closedHoursMet(closedHours, time, duration);
  return [
    ...(begins ? [{ kind: "closedHours" as const, hours: begins }] : []),
    ...(away ? [away] : []),
    ...(runsInto ? [{ kind: "runsInto" as const, hours: runsInto }] : []),
    ...(isOutsideHours(rules, date, time, duration) ? [{ kind: "outsideHours" as const }] : []),
  ];
}

/** Why a date cannot be booked at `now`; null when it can. */
export function dayUnavailable(rules: BookingRules, date: string, now: Date): DayUnavailable | null {
  const closed = closedReason(rules, date);
  if (closed && nightUntil(rules, date) === 0) return closed;
  const today = shopMoment(now, rules.timeZone).date;
  if (date < today) return closed ?? { kind: "past" };
  if (rules.lastDayAhead !== null && date > addDays(today, rules.lastDayAhead)) {
    return closed ?? { kind: "tooFar", days: rules.lastDayAhead };
  }
  const offers = slotOffers(rules, date, now, 0);
  if (offers.some(({ unavailable }) => unavailable === null)) return null;
  const ofDay = closed ?? staffAway(rules, date, null);
  if (ofDay) return ofDay;
  // A reason that the owner wrote tells the visitor more than that the last slot is past.
  const reasons = offers.map(({ unavailable }) => unavailable);
  const why = reasons.find((reason) => reason?.kind === "closedHours") ?? reasons.at(-1);
  return why ? { kind: "noSlotLeft", why } : { kind: "noSlot" };
}

/** `dayUnavailable` at one moment, memoised: a calendar asks for the same day many times. */
export function dayAvailability(rules: BookingRules, now: Date): (date: string) => DayUnavailable | null {
  const answers = new Map<string, DayUnavailable | null>();
  return (date) => {
    if (!answers.has(date)) answers.set(date, dayUnavailable(rules, date, now));
    return answers.get(date) ?? null;
  };
}
