import type { Path } from "../../schema/path";
import { sentences, type Words } from "../../schema/words";
import { messages } from "../messages";
import type { Diagnose } from "./diagnose";

/** How many days a closure, a leave or a notice may last before its dates are doubted. */
export const longestDays = 60;
const furthestYears = 5;

type Spans = readonly ({ readonly from?: string; readonly to?: string } | undefined)[];
type Say = ReturnType<Diagnose>;

/** Spans of days, the shop's closures or a barber's leave, run forwards, are of a likely length and year, and do not overlap. */
export function spanRules(
  { error, warn }: Say,
  list: Path,
  spans: Spans,
  today: string,
  { away, entry }: { away: Words; entry: Words },
): void {
  for (const [index, span] of spans.entries()) {
    if (!span?.from || !span.to) continue;
    const { from, to } = span;
    const swapped = withMonthAndDaySwapped(to);
    const isLikely = swapped !== undefined && swapped >= from && daysFrom(from, swapped) <= longestDays;
    if (from > to) {
      error([...list, index, "to"], messages.spanBackwards(to, from, isLikely ? swapped : from));
      continue;
    }
    const days = daysFrom(from, to);
    if (days > longestDays) {
      const remedy = isLikely ? messages.perhapsMonthAndDaySwapped(swapped) : messages.checkYearAndMonth;
      warn([...list, index, "to"], sentences(messages.spanTooLong(to, away, days, from), remedy));
    } else yearRule(warn, [...list, index, "from"], from, today);
    const first = spans.findIndex((other) => other?.from && other.to && other.from <= to && from <= other.to);
    if (first < index) warn([...list, index], messages.spanTwice(entry, first));
  }
}

/** A date is so near to today that its year is likely meant. */
export function yearRule(warn: Say["warn"], path: Path, date: string, today: string): void {
  const years = yearsFrom(today, date);
  if (years > furthestYears) warn(path, messages.yearsAhead(date, furthestYears));
  if (years < -furthestYears) warn(path, messages.yearsAgo(date, furthestYears));
}

/** Days that visitors read of on the site are not over. Where they are so by many years, the year is doubted instead. */
export function overRule(
  warn: Say["warn"],
  path: Path,
  { from, to }: { readonly from?: string | null; readonly to?: string | null },
  today: string,
): void {
  if (!to || to >= today || (from && from > to)) return;
  if (!from || yearsFrom(today, from) >= -furthestYears) warn([...path, "to"], messages.spanOver(to));
}

const yearsFrom = (today: string, date: string) => Number(date.slice(0, 4)) - Number(today.slice(0, 4));

/** The number of days from one date to another, both included. */
export const daysFrom = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;

function withMonthAndDaySwapped(date: string): string | undefined {
  const [year, month, day] = date.split("-");
  return Number(day) <= 12 ? `${year}-${day}-${month}` : undefined;
}
