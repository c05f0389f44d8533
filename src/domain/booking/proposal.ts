import type { BookableShop } from "../shop/bookingRules";
import { addDays, type Moment, shopMoment } from "../shop/clock";
import { isUnrestricted, type SlotOffer, slotOffersForShop } from "../shop/reasonsAgainst";
import { type Booking, isSameMoment } from "./booking";

// The search for the first suggestion covers this many days.
const daysSearched = 60;

/**
 * Returns the slots of a day that the shop can propose instead of the booking's own: all that are not past, even if visitors
 * cannot book them.
 */
export const proposableSlots = (booking: Booking, bookable: BookableShop, date: string, now: Date): SlotOffer[] =>
  slotOffersForShop({ ...booking, date }, bookable, now).filter(
    ({ unavailableReason, time }) => unavailableReason?.kind !== "past" && !isSameMoment({ date, time }, booking),
  );

/**
 * Returns the day that the proposal form shows first. The search starts on the booking's day, or today if that day is past.
 * It takes the first day with an available slot that needs no confirmation and is not full. If there is none within
 * `daysSearched`, it takes the day on which it started. `isFull` says whether all chairs are taken at a moment.
 */
export function firstProposedDay(
  booking: Booking,
  bookable: BookableShop,
  now: Date,
  isFull: (moment: Moment) => boolean,
): string {
  const today = shopMoment(now, bookable.rules.timeZone).date;
  const first = booking.date < today ? today : booking.date;
  const hasFree = (date: string) =>
    proposableSlots(booking, bookable, date, now).some(
      (slot) => isUnrestricted(slot) && !isFull({ date, time: slot.time }),
    );
  return Array.from({ length: daysSearched }, (_, index) => addDays(first, index)).find(hasFree) ?? first;
}

/**
 * Returns the slot to propose first: the first free one from the booking's own time of day on, else the day's first free
 * one, else the first of all; undefined if there is none. A slot is free if it is available, needs no confirmation and
 * is not full. `isFull` says whether all chairs are taken at a time.
 */
export const firstProposal = (
  offers: readonly SlotOffer[],
  asked: Moment,
  isFull: (time: string) => boolean,
): SlotOffer | undefined => {
  const free = offers.filter((offer) => isUnrestricted(offer) && !isFull(offer.time));
  return free.find(({ time }) => time >= asked.time) ?? free[0] ?? offers[0];
};
