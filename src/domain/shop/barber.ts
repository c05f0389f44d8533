import { weekdayOf } from "./clock";
import { type Closure, closureOn } from "./closures";
import { dayName, type Weekday, weekdays } from "./openingHours";

/**
 * A barber whom customers may choose (docs/rules.md, section 5). `daysOff` are weekdays as in the opening hours; the dates of
 * `leave` include both ends.
 */
export type Barber = {
  readonly id: string;
  readonly name: string;
  readonly daysOff: readonly string[];
  readonly leave: readonly Closure[];
};

/** Up to two letters, shown where there is no portrait: "Mas Rizky Pratama" gives "MR". */
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

/** "libur setiap Rabu, Kamis": the weekdays on which somebody is off, in Indonesian. */
export const daysOffText = (days: readonly Weekday[]): string => `libur setiap ${days.map(dayName).join(", ")}`;

/** A barber's weekly days off on a line of their own, in Indonesian. */
export function workingDaysText(barber: Pick<Barber, "daysOff">): string {
  const days = weeklyDaysOff(barber);
  return days.length === 0 ? "Ada setiap hari buka" : daysOffText(days).replace(/^l/, "L");
}

/** Why a barber does not work on a date: a leave, or one of his weekly days off. */
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

/** Why a barber does not work on a day, in Indonesian: "Rizky cuti: Pulang kampung", "Rizky libur setiap Senin". */
export const absenceText = (name: string, absence: BarberAbsence): string =>
  absence.kind === "leave" ? `${name} cuti: ${absence.leave.reason}` : `${name} ${daysOffText([absence.weekday])}`;

/** The barber that a booking asks for: one of them, anyone, or null in a shop without barbers to choose from. */
export type BarberChoice = Pick<Barber, "id" | "name"> | "anyone" | null;

/** The choice that an id stands for; no id, or an unknown one, means anyone. */
export function barberChoice(barbers: readonly Barber[], id: string | null): BarberChoice {
  if (barbers.length === 0) return null;
  const chosen = barbers.find((barber) => barber.id === id);
  return chosen ? { id: chosen.id, name: chosen.name } : "anyone";
}

/** What a booking's barber is called in Indonesian: his name, or "Siapa saja" for anyone. */
export const barberName = (barber: NonNullable<BarberChoice>): string =>
  barber === "anyone" ? "Siapa saja" : barber.name;
