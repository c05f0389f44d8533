import { type BookingRules, slotOffers } from "../shop/bookableDay";
import { addDays } from "../shop/clock";
import { minutesOf } from "../shop/timeOfDay";
import type { Moment } from "../ticket/ticket";
import { fitsBeside, minuteOfMoment, type ShopFloor, type Visit } from "./seating";

// How many days after the wanted one are looked through.
const daysSearched = 7;

/**
 * The starts of a day at which a visit of that duration, barber and services can sit beside those that take chairs, and against
 * which nothing else speaks: slots that are not past, within the opening hours (docs/rules.md, section 18). `rules` are those of the
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
  const fits = fitsBeside(taken, floor);
  return slotOffers({ ...rules, minimumNotice: null }, date, now, visit.duration)
    .filter(({ unavailable, isOutsideHours, runsInto }) => unavailable === null && !isOutsideHours && runsInto === null)
    .map(({ time }) => time)
    .filter((time) => fits({ ...visit, date, time }));
}

/** The free starts nearest to the hour that a visit asks for, at most `count`, in the order of time: on its day, else on later ones. */
export function nearestStarts(
  visit: Visit,
  taken: readonly Visit[],
  floor: ShopFloor,
  rules: BookingRules,
  now: Date,
  count = 3,
): Moment[] {
  const wanted = minuteOfMoment(visit);
  const found: Moment[] = [];
  for (let ahead = 0; ahead <= daysSearched && found.length < count; ahead += 1) {
    const date = addDays(visit.date, ahead);
    const ofDay = freeStarts(visit, date, taken, floor, rules, now)
      .map((time) => ({ date, time }))
      .filter((moment) => minuteOfMoment(moment) !== wanted)
      .sort((one, other) => hoursApart(one, visit) - hoursApart(other, visit));
    found.push(...ofDay.slice(0, count - found.length));
  }
  return found.sort((one, other) => minuteOfMoment(one) - minuteOfMoment(other));
}

/** How far two moments are apart on the clock, in minutes: who comes at five wants five on another day too. */
const hoursApart = (one: Moment, other: Moment) => Math.abs(minutesOf(one.time) - minutesOf(other.time));
