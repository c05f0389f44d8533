import { type BookableShop, withoutVisitorLimits } from "../shop/bookingRules";
import { addDays, isDate, type Moment, shopMoment } from "../shop/clock";
import { isFree, type SlotOffer, slotOffers, type Visit } from "../shop/reasonsAgainst";
import { type Booking, isSameMoment } from "./booking";

// Days searched for a first suggestion.
const daysSearched = 60;

type ProposedFor = Booking & Pick<Visit, "duration">;

/**
 * The slots of a day that the shop can propose instead of the booking's own: all that are not past, even those that visitors
 * cannot book.
 */
export const proposableSlots = (booking: ProposedFor, shop: BookableShop, date: string, now: Date): SlotOffer[] =>
  slotOffers({ ...booking, date }, withoutVisitorLimits(shop), now).filter(
    ({ unavailableReason, time }) => unavailableReason?.kind !== "past" && !isSameMoment({ date, time }, booking),
  );

/** Whether a text is a date that the shop can propose: today or later. */
export const isProposableDay = (date: string, { rules }: BookableShop, now: Date): boolean =>
  isDate(date) && date >= shopMoment(now, rules.timeZone).date;

/**
 * The day that the form opens with: the booking's own, or today if that is past, or the next one with a free slot. Where
 * none has one within `daysSearched`, it opens with the booking's day or today.
 */
export function firstProposedDay(booking: ProposedFor, shop: BookableShop, now: Date): string {
  const today = shopMoment(now, shop.rules.timeZone).date;
  const first = booking.date < today ? today : booking.date;
  const hasFree = (day: string) => proposableSlots(booking, shop, day, now).some(isFree);
  return Array.from({ length: daysSearched }, (_, index) => addDays(first, index)).find(hasFree) ?? first;
}

/**
 * The slot to propose first: the next free one after the booking's own time, else the day's first free slot, else the first
 * slot of all. `isFull` says at which times no chair is left.
 */
export const firstProposal = (
  offers: readonly SlotOffer[],
  asked: Moment,
  isFull: (time: string) => boolean = () => false,
): SlotOffer | undefined => {
  const free = offers.filter((offer) => isFree(offer) && !isFull(offer.time));
  return free.find(({ time }) => time > asked.time) ?? free[0] ?? offers[0];
};
