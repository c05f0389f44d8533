import { format, parseISO } from "date-fns";
import { id } from "date-fns/locale/id";

/** A calendar date in long Indonesian format: "2026-12-01" gives "Selasa, 1 Desember 2026" (section 9). */
export function longDate(date: string): string {
  return format(parseISO(date), "EEEE, d MMMM yyyy", { locale: id });
}
