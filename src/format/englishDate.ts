const days = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

const months = "January February March April May June July August September October November December".split(" ");

/** A calendar date in long English format: "2026-12-01" gives "Tuesday, 1 December 2026". Without Intl, as in longDate. */
export function englishDate(date: string): string {
  const day = new Date(`${date}T00:00:00Z`);
  return `${days[day.getUTCDay()]}, ${day.getUTCDate()} ${months[day.getUTCMonth()]} ${day.getUTCFullYear()}`;
}
