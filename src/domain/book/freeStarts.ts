import type { Moment } from "../booking/booking";
import { type BookingRules, slotOffers } from "../shop/bookingRules";
import { addDays } from "../shop/clock";
import { dayOfHours, nightUntil } from "../shop/closures";
import { minutesPerDay } from "../shop/openingHours";
import { timeOf } from "../shop/timeOfDay";
import { epochMinute, fitsBeside, type ShopFloor, stayOf, type Visit } from "./seating";

/** How many days after the wanted one are looked through. */
export const daysSearched = 7;

/**
 * The starts of a day at which a visit of that duration, barber and services can sit beside those that take chairs, and against
 * which nothing else speaks: slots that are not past, within the opening hours. `rules` are those of the
 * visit's barber.
 */
export function freeStarts(
  visit: Omit<Visit, "date" | "time">,
  date: string,
  taken: readonly Visit[],
  floor: ShopFloor,
  rules: BookingRules,
  now: Date,
): string[] {
  return startsThatFit(visit, date, fitsBeside(taken, floor), rules, now);
}

function startsThatFit(
  visit: Omit<Visit, "date" | "time">,
  date: string,
  fits: (visit: Visit) => boolean,
  rules: BookingRules,
  now: Date,
): string[] {
  return slotOffers({ ...rules, minimumNotice: null }, date, now, visit.duration)
    .filter(({ unavailable, isOutsideHours, runsInto }) => unavailable === null && !isOutsideHours && runsInto === null)
    .map(({ time }) => time)
    .filter((time) => fits({ ...visit, date, time }));
}

/**
 * The free starts nearest to the hour that a visit asks for, at most `count`, in the order of time: on its day, else on later
 * ones. A day is that of opening hours, which may last past midnight.
 */
export function nearestStarts(
  visit: Visit,
  taken: readonly Visit[],
  floor: ShopFloor,
  rules: BookingRules,
  now: Date,
  count = 3,
): Moment[] {
  const wanted = epochMinute(visit);
  const fits = fitsBeside(taken, floor);
  const startOf = ({ date, time }: Moment) => dayOfHours(rules, date, time);
  const { day: wantedDay, start: wantedStart } = startOf(visit);
  // Who comes at five wants five on another day too.
  const hoursApart = (moment: Moment) => Math.abs(startOf(moment).start - wantedStart);
  const found: Moment[] = [];
  for (let ahead = 0; ahead <= daysSearched && found.length < count; ahead += 1) {
    const day = addDays(wantedDay, ahead);
    const next = addDays(day, 1);
    const ofDay = (nightUntil(rules, next) > 0 ? [day, next] : [day])
      .flatMap((date) => startsThatFit(visit, date, fits, rules, now).map((time) => ({ date, time })))
      .filter((moment) => startOf(moment).day === day && epochMinute(moment) !== wanted)
      .sort((one, other) => hoursApart(one) - hoursApart(other));
    found.push(...ofDay.slice(0, count - found.length));
  }
  return found.sort((one, other) => epochMinute(one) - epochMinute(other));
}

/** The first time of its day, from its own on, at which a visit can sit: at once, or when another one ends. Null where that is none. */
export function nextFree(visit: Visit, taken: readonly Visit[], floor: ShopFloor): string | null {
  const fits = fitsBeside(taken, floor);
  const midnight = epochMinute({ date: visit.date, time: "00:00" });
  const own = epochMinute(visit);
  const ends = taken.map((other) => epochMinute(other) + stayOf(other, floor.rules));
  return (
    [own, ...ends]
      .filter((minute) => own <= minute && minute < midnight + minutesPerDay)
      .sort((one, other) => one - other)
      .map((minute) => timeOf(minute - midnight))
      .find((time) => fits({ ...visit, time })) ?? null
  );
}
