import fc from "fast-check";
import { addDays, formatTime, weekdays } from "../../src/domain/shop/clock";
import type { ClosedHours, HoursWithClosures } from "../../src/domain/shop/openingHours";

const firstDay = "2027-02-01";

/** A day of the fortnight in which all that is drawn here has its dates. */
export const anyDay = fc.nat(13).map((days) => addDays(firstDay, days));

/** Minutes on full ten, so that what is drawn meets often. */
export const anyMinutes = (min: number, max: number) =>
  fc.integer({ min: min / 10, max: max / 10 }).map((tens) => 10 * tens);

const weekday = fc.constantFrom(...weekdays);
const dates = fc.tuple(anyDay, fc.nat(6)).map(([from, days]) => ({ from, to: addDays(from, days) }));

/** Hours until 06:00 of the next day at the latest, as the content allows. */
const hoursFrom = (earliest: number) =>
  fc.tuple(anyMinutes(earliest, 15 * 60), anyMinutes(10, 15 * 60)).map(([open, length]) => ({
    open: formatTime(open),
    close: formatTime(open + length === 1440 ? 1440 : (open + length) % 1440),
  }));

const stretch = fc.tuple(anyMinutes(0, 1430), anyMinutes(10, 300)).map(([from, length]) => ({
  from: formatTime(from),
  to: formatTime((from + length) % 1440),
  reason: "Istirahat",
}));

type AnyHours = HoursWithClosures & { closedHours: ClosedHours[] };

/**
 * Hours of a week with breaks, seasons, closures and closed hours of dates. Days that open at this minute of the day at the
 * earliest, from 07:00 on, do not overlap with the nights before.
 */
export const anyHours = (earliest = 7 * 60): fc.Arbitrary<AnyHours> =>
  fc.record({
    openingHours: fc
      .tuple(...weekdays.map(() => fc.option(hoursFrom(earliest))))
      .map((week) => Object.fromEntries(weekdays.map((day, index) => [day, week[index]])) as never),
    breaks: fc.array(
      fc.tuple(weekday, stretch).map(([day, span]) => ({ day, ...span })),
      { maxLength: 3 },
    ),
    seasonalHours: fc.array(
      fc
        .tuple(dates, hoursFrom(earliest), fc.option(fc.uniqueArray(weekday, { minLength: 1 })))
        .map(([span, season, days]) => ({ name: "x", ...span, ...season, days })),
      { maxLength: 2 },
    ),
    closures: fc.array(
      dates.map((span) => ({ ...span, reason: "Libur" })),
      { maxLength: 2 },
    ),
    closedHours: fc.array(
      fc.tuple(anyDay, stretch).map(([date, span]) => ({ date, ...span })),
      { maxLength: 3 },
    ),
  });
