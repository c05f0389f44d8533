import { type OpenDays, whyClosed } from "./closures";
import type { OpeningHours } from "./openingHours";
import { addDays, instantOf, shopMoment, type TimeZone, weekdayOf } from "./shopClock";
import { minutesOf } from "./timeOfDay";
import { type TimeSlot, type TimeSlotBand, timeSlots } from "./timeSlot";

/** All that decides when one can book. `minimumNotice` is minutes, `lastDayAhead` days; null is off. */
export type BookingRules = OpenDays & {
  readonly bands: readonly TimeSlotBand[];
  readonly timeZone: TimeZone;
  readonly slotsOutsideHours: "note" | "hide";
  readonly minimumNotice: number | null;
  readonly lastDayAhead: number | null;
};

/** A slot on a given day: too late to be booked, or outside the stated hours and so waiting for the shop's word. */
export type SlotOffer = TimeSlot & { readonly isPast: boolean; readonly isOutsideHours: boolean };

export type DayStatus = { readonly isBookable: true } | { readonly isBookable: false; readonly reason: string };

/**
 * The slots offered on a date (section 9), with what is known of each at `now`. Without a date or before the clock is known
 * every slot is offered as it stands. `duration` is the chosen services' minutes: a booking that would end after closing
 * counts as outside the hours.
 */
export function slotOffers(rules: BookingRules, date: string | null, now: Date | null, duration: number): SlotOffer[] {
  return timeSlots(rules.bands)
    .map((slot) => ({
      ...slot,
      isPast: date !== null && now !== null && isTooLate(rules, date, slot.time, now),
      isOutsideHours: date !== null && isOutsideHours(rules.openingHours, date, slot.time, duration),
    }))
    .filter((offer) => rules.slotsOutsideHours === "note" || !offer.isOutsideHours);
}

/** Whether a slot begins now, before now, or sooner than the shop's minimum notice allows. */
function isTooLate(rules: BookingRules, date: string, time: string, now: Date): boolean {
  const earliest = now.getTime() + (rules.minimumNotice ?? 0) * 60_000;
  return instantOf(date, time, rules.timeZone).getTime() <= earliest;
}

/** Whether a booking of that duration begins before opening or ends after closing on the date's weekday. */
export function isOutsideHours(openingHours: OpeningHours, date: string, time: string, duration: number): boolean {
  const hours = openingHours[weekdayOf(date)];
  if (hours === null) return true;
  const start = minutesOf(time);
  const close = minutesOf(hours.close);
  return start < minutesOf(hours.open) || start >= close || start + duration > close;
}

/** Whether a date can be chosen at all, and if not, why, in words for the visitor. */
export function dayStatus(rules: BookingRules, date: string, now: Date): DayStatus {
  const closed = whyClosed(rules, date);
  if (closed !== null) return { isBookable: false, reason: closed };
  const today = shopMoment(now, rules.timeZone).date;
  if (date < today) return { isBookable: false, reason: "Sudah lewat" };
  if (rules.lastDayAhead !== null && date > addDays(today, rules.lastDayAhead)) {
    return { isBookable: false, reason: `Booking dibuka paling jauh ${rules.lastDayAhead} hari ke depan` };
  }
  const hasSlot = slotOffers(rules, date, now, 0).some((offer) => !offer.isPast);
  return hasSlot ? { isBookable: true } : { isBookable: false, reason: "Semua jam hari ini sudah lewat" };
}
