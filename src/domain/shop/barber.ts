import { weekdayOf } from "./clock";
import { type Closure, closureOn } from "./closures";
import { type Weekday, weekdays } from "./openingHours";

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

/** Why a barber does not work on a date: a leave, or that weekday's being his day off. */
export type BarberAbsence =
  | { readonly kind: "leave"; readonly leave: Closure }
  | { readonly kind: "dayOff"; readonly weekday: Weekday };

/** Why a barber does not work on a date; null when he does. */
export function barberAbsence(barber: Barber, date: string): BarberAbsence | null {
  const leave = closureOn(barber.leave, date);
  if (leave) return { kind: "leave", leave };
  const weekday = weekdayOf(date);
  return barber.daysOff.includes(weekday) ? { kind: "dayOff", weekday } : null;
}

/** The barber a booking asks for: one of them, anyone, or null in a shop that does not ask. */
export type BarberChoice = Pick<Barber, "id" | "name"> | "anyone" | null;

/** The choice that an id stands for; no id, or an unknown one, means anyone. */
export function barberChoice(barbers: readonly Barber[], id: string | null): BarberChoice {
  if (barbers.length === 0) return null;
  const chosen = barbers.find((barber) => barber.id === id);
  return chosen ? { id: chosen.id, name: chosen.name } : "anyone";
}
