import { runsOf } from "../../format/runs";
import { spanText } from "../../format/spanText";
import { formatTime, minutesBetweenSlots, minutesPerDay, parseTime, weekdayOf } from "./clock";

/**
 * A part of the day whose slots share a label and a multiplier. `from` and `to` are its first and last slot. A `to` before
 * `from` is after midnight.
 */
export type TimeSlotBand = {
  /** The band's id. */
  period: string;
  label: string;
  from: string;
  to: string;
  multiplier: number;
};

/** Bands that replace the usual ones on the weekdays of `days`, from `from` to `to` (included). Null sets no limit. */
export type BandException = {
  name: string;
  days: readonly string[] | null;
  from: string | null;
  to: string | null;
  bands: readonly TimeSlotBand[];
};

/** The usual bands, and the exceptions for other days. */
export type TimeSlotBands = {
  bands: readonly TimeSlotBand[];
  otherDays: readonly BandException[] | null;
};

const multipliersOf = (bands: readonly TimeSlotBand[]) => [...new Set(bands.map(({ multiplier }) => multiplier))];

/** Returns what the shop's prices depend on: nothing, the day alone, or the hour. */
export function pricesVaryBy({ bands, otherDays }: TimeSlotBands): "nothing" | "day" | "hour" {
  const ofDays = [bands, ...(otherDays ?? []).map((other) => other.bands)].map(multipliersOf);
  if (ofDays.some(({ length }) => length > 1)) return "hour";
  return new Set(ofDays.flat()).size > 1 ? "day" : "nothing";
}

/**
 * The exceptions that apply on weekdays, not on dates, and whose single multiplier differs from the usual one. Empty in a
 * shop whose usual prices depend on the hour.
 */
export function wholeDayExceptions({ bands, otherDays }: TimeSlotBands) {
  const [usual, ...others] = multipliersOf(bands);
  if (others.length > 0) return [];
  return (otherDays ?? []).flatMap((other) => {
    const [multiplier, ...atOtherHours] = multipliersOf(other.bands);
    const isWeekly = other.days !== null && other.from === null && other.to === null;
    const isWholeDay = multiplier !== undefined && atOtherHours.length === 0;
    return isWeekly && isWholeDay && multiplier !== usual ? [{ ...other, multiplier }] : [];
  });
}

/** The bands of a date: from the first exception that covers it, else the usual ones. Without a date, the usual ones. */
export function bandsOn({ bands, otherDays }: TimeSlotBands, date: string | null) {
  if (date === null) return bands;
  const weekday = weekdayOf(date);
  const other = otherDays?.find(
    ({ days, from, to }) =>
      (days === null || days.includes(weekday)) && (from === null || from <= date) && (to === null || date <= to),
  );
  return other?.bands ?? bands;
}

/** The slots of a band, in minutes since midnight: those after midnight follow from 0 on. */
export function slotMinutes({ from, to }: Pick<TimeSlotBand, "from" | "to">) {
  const first = parseTime(from);
  const length = (parseTime(to) - first + minutesPerDay) % minutesPerDay;
  return Array.from(
    { length: length / minutesBetweenSlots + 1 },
    (_, index) => (first + index * minutesBetweenSlots) % minutesPerDay,
  );
}

/** Slots of a band, from `slotMinutes`, as text: "16:00–19:30", with a comma at each gap. */
export const slotRanges = (minutes: readonly number[]) =>
  runsOf(minutes, (before, next) => (before + minutesBetweenSlots) % minutesPerDay === next)
    .map(({ first, last }) => spanText(formatTime(first), formatTime(last)))
    .join(", ");

/** How many minutes past midnight the last slot of a day's bands ends; 0 if they end by midnight. */
export function bandsOverrun(bands: readonly TimeSlotBand[]) {
  const [first, last] = [bands[0], bands.at(-1)];
  return first && last && last.to < first.from ? parseTime(last.to) + minutesBetweenSlots : 0;
}
