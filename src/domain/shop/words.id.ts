import { indonesianDateNames, longDate } from "../../format/date";
import { priceEffect, priceText } from "../../format/money";
import { spanText } from "../../format/spanText";
import { type Barber, type BarberChoice, weeklyDaysOff, workingLine } from "./barber";
import { indonesianDayName, timeZoneShortName, type Weekday, weekdayOf } from "./clock";
import type { HoursWords } from "./openingHours";
import type { AbsenceKind, ReasonWords } from "./reason";

/** The languages of the pages for visitors. Each has separate word files, so that no page loads another language. */
export type Language = "id" | "en";

export const hoursWords: HoursWords = { ...indonesianDateNames, closed: "Tutup" };

/** A list of days off in Indonesian: "libur setiap Rabu, Kamis". */
const daysOffText = (days: readonly Weekday[]) => `libur setiap ${days.map(indonesianDayName).join(", ")}`;

/** A barber's weekly days off and own hours on one line, in Indonesian: "Libur setiap Rabu; Sabtu 13:00–17:00". */
export function workingDaysText(barber: Pick<Barber, "daysOff" | "workingHours">) {
  const off = weeklyDaysOff(barber);
  return workingLine(
    off.length === 0 ? "Masuk setiap hari buka" : daysOffText(off).replace(/^l/, "L"),
    barber,
    indonesianDayName,
  );
}

/** Words for why no barber is available, in Indonesian, for every reader. */
export const staffReasons: ReasonWords<AbsenceKind> = {
  leave: ({ barber, leave }) => `${barber} cuti: ${leave.reason}`,
  barberDayOff: ({ barber, weekday }) => `${barber} ${daysOffText([weekday])}`,
  barberHours: ({ barber, hours: { open, close } }) => `${barber} bekerja pukul ${spanText(open, close)}`,
  nobody: ({ service }) => (service === null ? "Tidak ada barber yang masuk" : `Tidak ada barber untuk ${service}`),
};

/** The name of a booking's barber in Indonesian: "Siapa saja" for anyone. */
export const barberName = (barber: NonNullable<BarberChoice>) => (barber === "anyone" ? "Siapa saja" : barber.name);

/** Words for services, prices, hours and barbers, in Indonesian. */
export const shopWords = {
  language: "id" as Language,
  hours: hoursWords,
  /** The names of the weekdays, Monday first. */
  days: indonesianDateNames.days,
  longDate: (date: string) => longDate(date),
  /** A date and time on the shop's clock: "Selasa, 1 Desember 2026 pukul 17:00 WIB". */
  moment: ({ date, time }: { date: string; time: string }, shop: { timeZone: string }) =>
    `${longDate(date)} pukul ${time} ${timeZoneShortName(shop.timeZone)}`,
  /**
   * The night after a business day, to which its hours after midnight belong. "Malam Selasa" would be the night before it.
   */
  nightOf: (day: string) => `${indonesianDayName(weekdayOf(day))} malam`,
  minutes: (duration: number) => `${duration} menit`,
  priceText,
  /** A multiplier's effect on the price as text; "harga normal" for 1. */
  priceEffect: (multiplier: number) => priceEffect(multiplier) || "harga normal",
  barberName,
  workingDays: workingDaysText,
  /** Shown beside slots and bands outside the opening hours. */
  outsideHours: "Di luar jam buka",
  /** Shown beside a time that the shop has to confirm. */
  awaitConfirmation: "tunggu konfirmasi WhatsApp",
};

export type ShopWords = typeof shopWords;
