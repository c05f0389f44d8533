import type { OpeningHours, Weekday } from "./openingHours";
import { weekdayOf } from "./shopClock";

/** Days on which the shop is closed, both ends included. */
export type Closure = { readonly from: string; readonly to: string; readonly reason: string };

/** When the shop is open at all. */
export type OpenDays = { readonly closures: readonly Closure[]; readonly openingHours: OpeningHours };

/** Why the shop is closed on a date: a closure, or that weekday's being its day off. */
export type Closed =
  | { readonly kind: "closure"; readonly closure: Closure }
  | { readonly kind: "dayOff"; readonly weekday: Weekday };

/** The closure that covers a date, if any. */
export function closureOn(closures: readonly Closure[], date: string): Closure | undefined {
  return closures.find(({ from, to }) => from <= date && date <= to);
}

/** Why the shop is closed on a date; null when it is open. */
export function whyClosed({ closures, openingHours }: OpenDays, date: string): Closed | null {
  const closure = closureOn(closures, date);
  if (closure) return { kind: "closure", closure };
  const weekday = weekdayOf(date);
  return openingHours[weekday] === null ? { kind: "dayOff", weekday } : null;
}
