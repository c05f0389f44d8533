import type { Moment } from "../../domain/shop/clock";
import { type DayPlan, minuteInDay } from "../day/day";
import type { Entry } from "../entries/entry";
import { type ShopWithChairs, stayMinutes } from "./seating";

/** A chair at one minute. `until` is the minute, since the day's midnight, at which that changes; null if nobody comes. */
export type ChairNow = {
  readonly name: string | null;
  readonly sitting: Entry | null;
  readonly next: Entry | null;
  readonly until: number | null;
};

/** Returns for each chair of a day's plan who sits in it at `now`, until when, and who comes next. */
export function chairsNow({ date, chairs }: DayPlan, now: Moment, { rules }: ShopWithChairs): ChairNow[] {
  const minute = minuteInDay(now, date);
  const startOf = (entry: Entry) => minuteInDay(entry, date);
  const endOf = (entry: Entry) => startOf(entry) + stayMinutes(entry, rules);
  return chairs.map(({ name, entries }) => {
    const sitting = entries.find((entry) => startOf(entry) <= minute && minute < endOf(entry)) ?? null;
    const next = entries.find((entry) => startOf(entry) > minute) ?? null;
    return { name, sitting, next, until: sitting ? endOf(sitting) : next && startOf(next) };
  });
}
