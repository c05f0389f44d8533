import { weekdayOf } from "./clock";
import { formatTime, minutesBetweenSlots, parseTime } from "./timeOfDay";

/** A part of the day whose slots share a label and a multiplier. `from` and `to` are its first and last slot. */
export type TimeSlotBand = {
  /** The band's id. */
  readonly period: string;
  readonly label: string;
  readonly from: string;
  readonly to: string;
  readonly multiplier: number;
};

/** Bands that replace the usual ones on the weekdays of `days`, from `from` to `to` (included). Null sets no limit. */
export type BandException = {
  readonly name: string;
  readonly days: readonly string[] | null;
  readonly from: string | null;
  readonly to: string | null;
  readonly bands: readonly TimeSlotBand[];
};

/** The usual bands, and the exceptions for other days. */
export type TimeSlotBands = {
  readonly bands: readonly TimeSlotBand[];
  readonly otherDays?: readonly BandException[] | null | undefined;
};

const multipliersOf = (bands: readonly TimeSlotBand[]): number[] => [
  ...new Set(bands.map(({ multiplier }) => multiplier)),
];

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
export function wholeDayExceptions({
  bands,
  otherDays,
}: TimeSlotBands): (BandException & { readonly multiplier: number })[] {
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
function bandsOn({ bands, otherDays }: TimeSlotBands, date: string | null): readonly TimeSlotBand[] {
  if (date === null) return bands;
  const weekday = weekdayOf(date);
  const other = otherDays?.find(
    ({ days, from, to }) =>
      (days === null || days.includes(weekday)) && (from === null || from <= date) && (to === null || date <= to),
  );
  return other?.bands ?? bands;
}

/** A time at which a booking can begin, such as "09:30", with the data of its band. */
export type TimeSlot = Omit<TimeSlotBand, "from" | "to"> & { readonly time: string };

/**
 * All slots of a date, or of a usual day if it is null, one every 30 minutes, in the order of the bands. Their label is
 * empty if the day has a single band with multiplier 1, because a label would say nothing.
 */
export function slotsOn(allBands: TimeSlotBands, date: string | null): TimeSlot[] {
  const bands = bandsOn(allBands, date);
  const hasLabels = bands.length > 1 || bands[0]?.multiplier !== 1;
  return bands.flatMap(({ from, to, ...band }) => {
    const slots: TimeSlot[] = [];
    for (let minutes = parseTime(from); minutes <= parseTime(to); minutes += minutesBetweenSlots) {
      slots.push({ ...band, time: formatTime(minutes), label: hasLabels ? band.label : "" });
    }
    return slots;
  });
}

/** The slot at a time of a date; null if there is none. */
export const slotOn = (bands: TimeSlotBands, date: string | null, time: string | null): TimeSlot | null =>
  slotsOn(bands, date).find((slot) => slot.time === time) ?? null;
