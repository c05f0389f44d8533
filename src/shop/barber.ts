import { type Closure, closureOn } from "./closures";
import { type Weekday, weekdays } from "./openingHours";
import { weekdayOf } from "./shopClock";

/** Someone customers may choose. `daysOff` are weekdays as in the opening hours; `leave` has both ends included. */
export type Barber = {
  readonly id: string;
  readonly name: string;
  readonly daysOff: readonly string[];
  readonly leave: readonly Closure[];
};

/** Up to two letters for where there is no portrait: "Mas Rizky Pratama" gives "MR". */
export const barberInitials = (name: string): string =>
  name
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0]?.toUpperCase() ?? "")
    .join("");

/** A barber's weekly days off, Monday first. */
export const weeklyDaysOff = ({ daysOff }: Pick<Barber, "daysOff">): Weekday[] =>
  weekdays.filter((day) => daysOff.includes(day));

export type BarberAbsence =
  | { readonly code: "leave"; readonly reason: string }
  | { readonly code: "dayOff"; readonly day: Weekday };

/** Why a barber does not work on a date; null when he does. */
export function barberAbsence(barber: Barber, date: string): BarberAbsence | null {
  const leave = closureOn(barber.leave, date);
  if (leave) return { code: "leave", reason: leave.reason };
  const day = weekdayOf(date);
  return barber.daysOff.includes(day) ? { code: "dayOff", day } : null;
}
