import { addDays, formatTime, type Moment, minutesPerDay } from "./clock";
import { businessTimeOf, nightEnd, type ShopDays } from "./dayHours";
import { bandsOn, bandsOverrun, slotMinutes, type TimeSlotBand } from "./timeSlotBands";

/**
 * A time at which a booking can begin, such as "09:30", with the data of its band. `minute` counts from midnight of the
 * business day, so it is 1440 or more after the next midnight.
 */
export type TimeSlot = Omit<TimeSlotBand, "from" | "to"> & { time: string; minute: number };

/**
 * All slots of a business day, or of a usual day if it is null, one every 30 minutes, in the order of time. No time
 * stands twice: a time after midnight is the night's. Their label is empty if the day has a single band with multiplier 1,
 * because a label would say nothing.
 */
export function slotsOn(rules: ShopDays, day: string | null): TimeSlot[] {
  const bands = bandsOn(rules, day);
  const hasLabels = bands.length > 1 || bands[0]?.multiplier !== 1;
  const end = day === null ? bandsOverrun(bands) : nightEnd(rules, day);
  const start = day === null ? 0 : nightEnd(rules, addDays(day, -1));
  return bands
    .flatMap(({ from, to, ...band }) =>
      slotMinutes({ from, to }).map((minute) => ({
        ...band,
        minute: minute < end ? minute + minutesPerDay : minute,
        time: formatTime(minute),
        label: hasLabels ? band.label : "",
      })),
    )
    .filter(({ minute }) => minute >= start)
    .sort((one, other) => one.minute - other.minute);
}

/**
 * The slot whose price holds at a moment: the one that begins then, or the last one before it on that business day. Null
 * before the day's first slot, where the base prices hold.
 */
export function pricedSlotAt(rules: ShopDays, moment: Moment): TimeSlot | null {
  const { day, minute } = businessTimeOf(rules, moment);
  return slotsOn(rules, day).findLast((slot) => slot.minute <= minute) ?? null;
}

/** The slot at a moment; null if there is none. */
export function slotAt(rules: ShopDays, moment: Moment) {
  const slot = pricedSlotAt(rules, moment);
  return slot?.time === moment.time ? slot : null;
}
