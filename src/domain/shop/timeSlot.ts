import { minutesBetweenSlots, minutesOf, timeOf } from "./timeOfDay";

/** A part of the day in which every slot has the same label and multiplier; both ends are included (docs/rules.md, section 2). */
export type TimeSlotBand = {
  readonly period: string;
  readonly label: string;
  readonly from: string;
  readonly to: string;
  readonly multiplier: number;
};

/** A time at which a booking can begin, such as "09:30" (docs/rules.md, section 2). */
export type TimeSlot = {
  readonly time: string;
  readonly label: string;
  readonly multiplier: number;
  readonly period: string;
};

/** All slots of the day, one every 30 minutes, in the order of the bands; the six bands as shipped give 33 (docs/rules.md, section 2). */
export function timeSlots(bands: readonly TimeSlotBand[]): TimeSlot[] {
  return bands.flatMap(({ period, label, from, to, multiplier }) => {
    const slots: TimeSlot[] = [];
    for (let minutes = minutesOf(from); minutes <= minutesOf(to); minutes += minutesBetweenSlots) {
      slots.push({ time: timeOf(minutes), label, multiplier, period });
    }
    return slots;
  });
}
