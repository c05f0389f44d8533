const written = new Intl.DateTimeFormat("id-ID", {
  weekday: "long",
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

/**
 * A calendar date in long Indonesian format: "2026-12-01" gives "Selasa, 1 Desember 2026" (section 9). Only for what is
 * written on the visitor's device: a build's Intl may know other words.
 */
export function longDate(date: string): string {
  return written.format(new Date(`${date}T00:00:00Z`));
}
