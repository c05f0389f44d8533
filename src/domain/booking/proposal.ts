import { type BookableShop, forOwnBookings } from "../shop/bookingRules";
import { addDays, isDate, shopMoment } from "../shop/clock";
import { isFree, type SlotOffer, slotOffers, type Visit } from "../shop/reasonsAgainst";
import { type Booking, isSameMoment, type Moment } from "./booking";

// How many days are looked through for a first suggestion.
const daysSearched = 60;

type ProposedFor = Booking & Pick<Visit, "duration">;

/** The slots of a day that the shop can propose instead of the booking's own: all that are not past, whatever binds visitors. */
export const proposableSlots = (booking: ProposedFor, shop: BookableShop, date: string, now: Date): SlotOffer[] =>
  slotOffers({ ...booking, date }, forOwnBookings(shop), now).filter(
    ({ unavailable, time }) => unavailable?.kind !== "past" && !isSameMoment({ date, time }, booking),
  );

/** Whether a text is a day that the shop can propose: today or any later one. */
export const isProposableDay = (date: string, { rules }: BookableShop, now: Date): boolean =>
  isDate(date) && date >= shopMoment(now, rules.timeZone).date;

/**
 * The day to propose first: the booking's own, or today if that is later, or else the next one on which nothing speaks against
 * some slot.
 */
export function firstProposedDay(booking: ProposedFor, shop: BookableShop, now: Date): string {
  const today = shopMoment(now, shop.rules.timeZone).date;
  const first = booking.date < today ? today : booking.date;
  const hasFree = (day: string) => proposableSlots(booking, shop, day, now).some(isFree);
  return Array.from({ length: daysSearched }, (_, index) => addDays(first, index)).find(hasFree) ?? first;
}

/**
 * The slot to propose first: the next free one after the booking's own time, else the day's first free slot, else its first.
 * `isFull` says at which times no chair is left.
 */
export const firstProposal = (
  offers: readonly SlotOffer[],
  asked: Moment,
  isFull: (time: string) => boolean = () => false,
): SlotOffer | undefined => {
  const free = offers.filter((offer) => isFree(offer) && !isFull(offer.time));
  return free.find(({ time }) => time > asked.time) ?? free[0] ?? offers[0];
};
