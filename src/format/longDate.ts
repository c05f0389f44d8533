import { dayNames } from "./dayNames";

const months = "Januari Februari Maret April Mei Juni Juli Agustus September Oktober November Desember".split(" ");

/**
 * A calendar date in long Indonesian format: "2026-12-01" gives "Selasa, 1 Desember 2026". Without
 * Intl: its words may differ between build and device, and creating a formatter takes a slow phone as long as the first paint.
 */
export function longDate(date: string): string {
  const day = new Date(`${date}T00:00:00Z`);
  return `${dayNames[(day.getUTCDay() + 6) % 7]}, ${day.getUTCDate()} ${months[day.getUTCMonth()]} ${day.getUTCFullYear()}`;
}

/** The date, such as "2026-12-01", that ends a text as `longDate` writes it; null where none does. */
export function readLongDate(text: string): string | null {
  const [, day = "", month = "", year] = /(\d{1,2}) (\p{L}+) (\d{4})$/u.exec(text) ?? [];
  const number = months.indexOf(month) + 1;
  return number > 0 ? `${year}-${String(number).padStart(2, "0")}-${day.padStart(2, "0")}` : null;
}
