import type { Offering } from "../shop/bookingRules";
import { addDays, type Moment, shopMoment } from "../shop/clock";
import { businessDayOf, businessTimeOf } from "../shop/dayHours";
import { isUnrestricted, type SlotOffer, slotOffersForShop } from "../shop/reasonsAgainst";
import { type Booking, isSameMoment } from "./booking";

// The search for the first suggestion covers this many days.
const daysSearched = 60;

/**
 * Returns the slots of a business day that the shop can propose instead of the booking's own: all that are not past, even if
 * visitors cannot book them.
 */
export const proposableSlots = (booking: Booking, offering: Offering, day: string, now: Date) =>
  slotOffersForShop(booking, day, offering, now).filter(
    (offer) => offer.unavailableReason?.kind !== "past" && !isSameMoment(offer, booking),
  );

/**
 * Returns the day that the proposal form shows first. The search starts on the booking's day, or today if that day is past.
 * It takes the first day with an available slot that needs no confirmation and is not full. If there is none within
 * `daysSearched`, it takes the day on which it started. `isFull` says whether all chairs are taken at a moment.
 */
export function firstProposedDay(booking: Booking, offering: Offering, now: Date, isFull: (moment: Moment) => boolean) {
  const { rules } = offering;
  const today = businessDayOf(rules, shopMoment(now, rules.timeZone));
  const asked = businessDayOf(rules, booking);
  const first = asked < today ? today : asked;
  const hasFree = (day: string) =>
    proposableSlots(booking, offering, day, now).some((slot) => isUnrestricted(slot) && !isFull(slot));
  return Array.from({ length: daysSearched }, (_, index) => addDays(first, index)).find(hasFree) ?? first;
}

/**
 * Returns the slot to propose first: the first free one from the booking's own time of day on, else the day's last free
 * one, else the first of all; undefined if there is none. A slot is free if it is available, needs no confirmation and
 * is not full. `isFull` says whether all chairs are taken at a moment.
 */
export function firstProposal<Offer extends SlotOffer & Moment>(
  offers: readonly Offer[],
  asked: Moment,
  { rules }: Offering,
  isFull: (moment: Moment) => boolean,
) {
  const free = offers.filter((offer) => isUnrestricted(offer) && !isFull(offer));
  const askedMinute = businessTimeOf(rules, asked).minute;
  return free.find(({ minute }) => minute >= askedMinute) ?? free.at(-1) ?? offers[0];
}
