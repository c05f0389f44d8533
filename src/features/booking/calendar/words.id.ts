import type { Locale } from "date-fns";
import { id } from "date-fns/locale/id";

/** The calendar's words in Indonesian, loaded together with the calendar. */
export const calendarWords = {
  /** The date-fns locale of day and month names. */
  locale: id as Locale,
  previousMonth: "Bulan sebelumnya",
  nextMonth: "Bulan berikutnya",
  nothingChosen: "Belum ada tanggal yang dipilih",
  choose: (date: string) => `Pilih ${date}`,
  cannotChoose: (date: string, reason: string) => `Tidak tersedia ${date}. ${reason}`,
  breakEvery: (day: string, hours: string, reason: string) => `Setiap ${day} ${hours}: ${reason}`,
  open: (days: string, hours: string) => `${days}: buka ${hours}`,
};

export type CalendarWords = typeof calendarWords;

declare module "../../words/pageWords" {
  interface PageWords {
    calendar: CalendarWords;
  }
}
