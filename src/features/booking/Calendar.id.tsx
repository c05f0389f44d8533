import { id } from "date-fns/locale/id";
import { type CalendarProps, MonthCalendar } from "./Calendar";
import type { CalendarWords } from "./calendarWords";
import { bookingWords } from "./words.id";

const words: CalendarWords = {
  ...bookingWords,
  locale: id,
  previousMonth: "Bulan sebelumnya",
  nextMonth: "Bulan berikutnya",
  nothingChosen: "Belum ada tanggal yang dipilih",
  choose: (date) => `Pilih ${date}`,
  cannotChoose: (date, reason) => `Tidak tersedia ${date}. ${reason}`,
  parts: { week: "Minggu", month: "Bulan" },
  closedEvery: (day, except) => `Tutup setiap ${day}${except && `, kecuali ${except}`}`,
  breakEvery: (day, hours, reason) => `Setiap ${day} ${hours}: ${reason}`,
  open: (days, hours) => `${days}: buka ${hours}`,
  closed: (days, reason) => `${days}: tutup, ${reason}`,
  onLeave: (days, name, reason) => `${days}: ${name} cuti, ${reason}`,
};

/** The calendar in Indonesian. */
export const Calendar = (props: CalendarProps) => <MonthCalendar {...props} words={words} />;
