import { dayName, type OpeningHours } from "./openingHours";
import { weekdayOf } from "./shopClock";

/** Days on which the shop is closed, both ends included. */
export type Closure = { readonly from: string; readonly to: string; readonly reason: string };

/** When the shop is open at all. */
export type OpenDays = { readonly closures: readonly Closure[]; readonly openingHours: OpeningHours };

/** The closure that covers a date, if any. */
export function closureOn(closures: readonly Closure[], date: string): Closure | undefined {
  return closures.find(({ from, to }) => from <= date && date <= to);
}

/** Why the shop is closed on a date, in Indonesian: the closure's reason or the weekly day off; null when it is open. */
export function whyClosed({ closures, openingHours }: OpenDays, date: string): string | null {
  const closure = closureOn(closures, date);
  if (closure) return `Tutup: ${closure.reason}`;
  const day = weekdayOf(date);
  return openingHours[day] === null ? `Tutup setiap ${dayName(day)}` : null;
}
