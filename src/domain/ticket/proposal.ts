import { type BookingRules, dayUnavailable, type SlotOffer, slotOffers } from "../shop/bookableDay";
import { addDays, shopMoment } from "../shop/clock";
import type { Ticket } from "./ticket";

// How many days a proposal can choose from: what can be agreed on in a chat.
const daysOffered = 14;

/** The visitors' rules without their minimum notice, which the shop asks of visitors and not of itself. */
const shopRules = (rules: BookingRules): BookingRules => ({ ...rules, minimumNotice: null });

/**
 * The slots of a day that the shop can propose instead of the ticket's own (docs/rules.md, section 12). Past slots and closed
 * hours are left out; the visitors' minimum notice does not apply.
 */
export const proposableSlots = (ticket: Ticket, rules: BookingRules, date: string, now: Date): SlotOffer[] =>
  slotOffers(shopRules(rules), date, now, ticket.duration).filter(
    ({ unavailable, time }) => unavailable === null && !(date === ticket.date && time === ticket.time),
  );

/** The days, from the ticket's own or from today if that is later, on which the shop has a slot to propose. */
export function proposableDays(ticket: Ticket, rules: BookingRules, now: Date): string[] {
  const today = shopMoment(now, rules.timeZone).date;
  const first = ticket.date < today ? today : ticket.date;
  return Array.from({ length: daysOffered }, (_, index) => addDays(first, index)).filter(
    (day) => dayUnavailable(shopRules(rules), day, now) === null && proposableSlots(ticket, rules, day, now).length > 0,
  );
}

/** Whether the shop should look twice before it proposes a slot: outside the opening hours, or running into closed hours. */
export const needsCare = ({ isOutsideHours, runsInto }: SlotOffer): boolean => isOutsideHours || runsInto !== null;

/** The slot to propose first: the next one after the ticket's own time that needs no care, else the day's first such slot. */
export const firstProposal = (offers: readonly SlotOffer[], ticket: Ticket): SlotOffer | undefined =>
  offers.find((offer) => !needsCare(offer) && offer.time > ticket.time) ??
  offers.find((offer) => !needsCare(offer)) ??
  offers[0];
