import { spanText } from "../../format/spanText";
import { type Weekday, weekdayOf, weekdays } from "./clock";
import { type Closure, closureOn, type Hours, type Span, spanOf } from "./openingHours";
import type { Reason } from "./reason";

/** A barber's hours on some weekdays, or on all if `days` is null. */
type WorkingHours = Hours & { days: readonly string[] | null };

/**
 * A barber whom customers may choose. `daysOff` are weekdays such as "monday". `leave` are spans of dates, both ends
 * included. `services` are the ids of the services that he does; if there are none, he does all. On weekdays without
 * `workingHours` he works the shop's hours.
 */
export type Barber = {
  id: string;
  name: string;
  daysOff: readonly string[];
  leave: readonly Closure[];
  services: readonly string[] | null;
  workingHours: readonly WorkingHours[] | null;
};

/** At most two initials, shown in place of a portrait: "Mas Rizky Pratama" gives "MR". */
export const barberInitials = (name: string) =>
  name
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0]?.toUpperCase() ?? "")
    .join("");

/** A barber's weekly days off, Monday first. */
export const weeklyDaysOff = ({ daysOff }: Pick<Barber, "daysOff">) => weekdays.filter((day) => daysOff.includes(day));

/**
 * A barber's working days on one line, such as "Libur setiap Rabu; Sabtu 13:00–17:00": his days off in words
 * (`daysOffText`), then his own hours. `nameOf` returns the name of a weekday.
 */
export const workingLine = (
  daysOffText: string,
  { workingHours }: Pick<Barber, "workingHours">,
  nameOf: (day: Weekday) => string,
) =>
  [
    daysOffText,
    ...(workingHours ?? []).map(({ days, open, close }) => {
      const names = weekdays.filter((day) => days?.includes(day)).map(nameOf);
      return `${names.join(", ")} ${spanText(open, close)}`.trim();
    }),
  ].join("; ");

export const servicesNotDone = <S extends { id: string }>(
  { services: done }: Pick<Barber, "services">,
  services: readonly S[],
) => (done?.length ? services.filter(({ id }) => !done.includes(id)) : []);

/**
 * Returns why a barber does not work on a date, or not during the whole `visit`, a span in minutes since the date's
 * midnight. Null if he works. Without `visit` his working hours are not checked.
 */
export function barberAbsence(
  barber: Barber,
  date: string,
  visit: Span | null = null,
): Reason<"leave" | "barberDayOff" | "barberHours"> | null {
  const { name } = barber;
  const leave = closureOn(barber.leave, date);
  if (leave) return { kind: "leave", barber: name, leave };
  const weekday = weekdayOf(date);
  if (barber.daysOff.includes(weekday)) return { kind: "barberDayOff", barber: name, weekday };
  const hours = visit && barber.workingHours?.find(({ days }) => days === null || days.includes(weekday));
  if (!hours) return null;
  const { start, end } = spanOf(hours);
  const isWithin = start <= visit.start && visit.start < end && visit.end <= end;
  return isWithin ? null : { kind: "barberHours", barber: name, hours };
}

/** A booking's barber: a chosen one, anyone, or null in a shop without barbers. */
export type BarberChoice = Pick<Barber, "id" | "name"> | "anyone" | null;

/** The barber choice for an id: "anyone" if the id is null or unknown. Returns null if the shop has no barbers. */
export function barberChoice(barbers: readonly Barber[], id: string | null): BarberChoice {
  if (barbers.length === 0) return null;
  return barbers.find((barber) => barber.id === id) ?? "anyone";
}
