import { spanText } from "./spanText";

/** The names of weekdays, Monday first, and of months in one language. A month's first three letters are its short name. */
export type DateNames = { days: readonly string[]; months: readonly string[] };

export const indonesianDateNames: DateNames = {
  days: "Senin Selasa Rabu Kamis Jumat Sabtu Minggu".split(" "),
  months: "Januari Februari Maret April Mei Juni Juli Agustus September Oktober November Desember".split(" "),
};

/**
 * A calendar date in long format: "2026-12-01" gives "Selasa, 1 Desember 2026". Does not use Intl, because its words may
 * differ between build and device, and because creating a formatter takes a slow phone as long as the first paint of a page.
 */
export function longDate(date: string, { days, months }: DateNames = indonesianDateNames) {
  const day = new Date(`${date}T00:00:00Z`);
  return `${days[(day.getUTCDay() + 6) % 7]}, ${day.getUTCDate()} ${months[day.getUTCMonth()]} ${day.getUTCFullYear()}`;
}

/** A calendar date without its year: "2027-05-18" gives "18 Mei" or "18 May". */
export const shortDate = (date: string, { months }: DateNames = indonesianDateNames) =>
  `${Number(date.slice(8, 10))} ${months[Number(date.slice(5, 7)) - 1]?.slice(0, 3)}`;

/** A span of dates, both included, with the year: "8 Feb–9 Mar 2027", "27 Des 2026–2 Jan 2027", "9 Mar 2027". */
export function dateSpan(from: string, to: string, names: DateNames) {
  const dated = (date: string) => `${shortDate(date, names)} ${date.slice(0, 4)}`;
  if (from === to) return dated(to);
  return spanText(from.slice(0, 4) === to.slice(0, 4) ? shortDate(from, names) : dated(from), dated(to));
}
