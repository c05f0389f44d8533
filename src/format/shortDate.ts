/** The short names of the twelve months in one language, January first. */
export type ShortMonths = readonly string[];

/** A calendar date without its year: "2027-05-18" gives "18 Mei" or "18 May". */
export const shortDate = (date: string, months: ShortMonths): string =>
  `${Number(date.slice(8, 10))} ${months[Number(date.slice(5, 7)) - 1]}`;

/** Dates from one to another, both included, with the year: "8 Feb-9 Mar 2027", "27 Des 2026-2 Jan 2027", "9 Mar 2027". */
export function shortDates(from: string, to: string, months: ShortMonths): string {
  const dated = (date: string) => `${shortDate(date, months)} ${date.slice(0, 4)}`;
  if (from === to) return dated(to);
  return `${from.slice(0, 4) === to.slice(0, 4) ? shortDate(from, months) : dated(from)}-${dated(to)}`;
}
