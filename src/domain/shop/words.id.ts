import { indonesianDates, longDate } from "../../format/date";
import { priceEffect } from "../../format/priceEffect";
import { rupiahFrom } from "../../format/rupiah";
import { type Barber, type BarberChoice, type StaffAway, weeklyDaysOff, workingLine } from "./barber";
import type { HoursWords } from "./openingHours";
import { dayName, type Weekday } from "./weekday";

/** The languages of the pages for visitors. Each has its words in files of its own, so that no page carries another's. */
export type Language = "id" | "en";

/** Opening hours in Indonesian. */
export const hours: HoursWords = { ...indonesianDates, closed: "Tutup" };

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

/** Why nobody could do a booking, in Indonesian: "Rizky libur setiap Senin", "Tidak ada barber yang masuk". */
export function staffAwayText(away: StaffAway): string {
  if (away.kind === "nobody") {
    return away.service === null ? "Tidak ada barber yang masuk" : `Tidak ada barber untuk ${away.service}`;
  }
  const { absence, barber } = away;
  switch (absence.kind) {
    case "leave":
      return `${barber.name} cuti: ${absence.leave.reason}`;
    case "dayOff":
      return `${barber.name} ${daysOffText([absence.weekday])}`;
    case "hours":
      return `${barber.name} bekerja pukul ${absence.hours.open}-${absence.hours.close}`;
  }
}

/** What a booking's barber is called in Indonesian: his name, or "Siapa saja" for anyone. */
export const barberName = (barber: NonNullable<BarberChoice>): string =>
  barber === "anyone" ? "Siapa saja" : barber.name;

/** What can be booked and when, in Indonesian. */
export const shopWords = {
  language: "id" as Language,
  hours,
  /** The names of the weekdays, Monday first. */
  days: indonesianDates.days,
  longDate: (date: string) => longDate(date),
  minutes: (duration: number) => `${duration} menit`,
  rupiahFrom,
  /** A multiplier's effect on the price; a text for 1, too. */
  priceEffect: (multiplier: number) => priceEffect(multiplier) || "harga normal",
  barberName,
  /** The weekdays on which somebody is off, as a part of a sentence that begins with a name. */
  daysOff: daysOffText,
  workingDays: workingDaysText,
  staffAway: staffAwayText,
};

export type ShopWords = typeof shopWords;
