import {
  type Barber,
  type BarberAbsence,
  type BarberChoice,
  type StaffAway,
  weeklyDaysOff,
  workingLine,
} from "./barber";
import { dayName, type Weekday } from "./weekday";

/** "libur setiap Rabu, Kamis": the weekdays on which somebody is off, in Indonesian. */
export const daysOffText = (days: readonly Weekday[]): string => `libur setiap ${days.map(dayName).join(", ")}`;

/** A barber's weekly days off and hours of his own on a line, in Indonesian: "Libur setiap Rabu; Sabtu 13:00-17:00". */
export function workingDaysText(barber: Pick<Barber, "daysOff" | "workingHours">): string {
  const off = weeklyDaysOff(barber);
  return workingLine(
    off.length === 0 ? "Masuk setiap hari buka" : daysOffText(off).replace(/^l/, "L"),
    barber,
    dayName,
  );
}

/** Why a barber does not work, in Indonesian: "Rizky cuti: Pulang kampung", "Rizky libur setiap Senin". */
export function absenceText(name: string, absence: BarberAbsence): string {
  switch (absence.kind) {
    case "leave":
      return `${name} cuti: ${absence.leave.reason}`;
    case "dayOff":
      return `${name} ${daysOffText([absence.weekday])}`;
    case "hours":
      return `${name} bekerja pukul ${absence.hours.open}-${absence.hours.close}`;
  }
}

/** Why nobody could do a booking, in Indonesian: "Rizky libur setiap Senin", "Tidak ada barber yang masuk". */
export function staffAwayText(away: StaffAway): string {
  if (away.kind === "barberAway") return absenceText(away.barber.name, away.absence);
  return away.service === null ? "Tidak ada barber yang masuk" : `Tidak ada barber untuk ${away.service}`;
}

/** What a booking's barber is called in Indonesian: his name, or "Siapa saja" for anyone. */
export const barberName = (barber: NonNullable<BarberChoice>): string =>
  barber === "anyone" ? "Siapa saja" : barber.name;
