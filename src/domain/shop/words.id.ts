import { indonesianDates, longDate } from "../../format/date";
import { priceEffect } from "../../format/priceEffect";
import { rupiahFrom } from "../../format/rupiah";
import { type Barber, type BarberChoice, weeklyDaysOff, workingLine } from "./barber";
import type { HoursWords } from "./openingHours";
import type { ReasonWords, StaffKind } from "./reason";
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

/** The reasons that concern barbers, in Indonesian, for every reader. */
export const staffReasons: ReasonWords<StaffKind> = {
  leave: ({ barber, leave }) => `${barber} cuti: ${leave.reason}`,
  barberDayOff: ({ barber, weekday }) => `${barber} ${daysOffText([weekday])}`,
  barberHours: ({ barber, hours: { open, close } }) => `${barber} bekerja pukul ${open}-${close}`,
  nobody: ({ service }) => (service === null ? "Tidak ada barber yang masuk" : `Tidak ada barber untuk ${service}`),
};

/** The name of a booking's barber in Indonesian: "Siapa saja" for anyone. */
export const barberName = (barber: NonNullable<BarberChoice>): string =>
  barber === "anyone" ? "Siapa saja" : barber.name;

/** Words for services, prices, hours and barbers, in Indonesian. */
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
  workingDays: workingDaysText,
  /** Of slots and bands that lie outside the opening hours; then, what the shop has to confirm. */
  outsideHours: "Di luar jam buka",
  awaitConfirmation: "tunggu konfirmasi WhatsApp",
};

export type ShopWords = typeof shopWords;
