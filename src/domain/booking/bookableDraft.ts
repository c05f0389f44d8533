import { type BarberChoice, barberChoice } from "../shop/barber";
import { type BookableShop, type BookingRules, rulesWith, type SlotOffer, slotOffers } from "../shop/bookingRules";
import { type Deposit, depositFor } from "../shop/deposit";
import { totalPrice } from "../shop/price";
import { chosenServices, type Service, totalDuration } from "../shop/service";
import type { Draft } from "./draft";

/** The shop's rules for the draft's barber and services. */
export const rulesFor = (
  shop: BookableShop,
  { barberId, serviceIds }: Pick<Draft, "barberId" | "serviceIds">,
): BookingRules => rulesWith(shop, barberId, serviceIds);

/** The slots that the form offers for the draft's date, services and barber. */
export const offersFor = (
  shop: BookableShop,
  draft: Pick<Draft, "serviceIds" | "barberId" | "date">,
  now: Date | null,
): SlotOffer[] =>
  slotOffers(rulesFor(shop, draft), draft.date, now, totalDuration(chosenServices(shop.services, draft.serviceIds)));

/** The slot of that time; undefined where it is not offered, or cannot be chosen. */
export const slotAt = (offers: readonly SlotOffer[], time: string | null): SlotOffer | undefined =>
  offers.find((offer) => offer.time === time && offer.unavailable === null);

/** What the form estimates: total in whole rupiah, duration in minutes. */
export type Summary = {
  readonly services: readonly Service[];
  readonly barber: BarberChoice;
  readonly slot: SlotOffer;
  readonly total: number;
  readonly duration: number;
  readonly deposit: Deposit | null;
};

/** The estimate for a draft; null until it has a service and a time that is offered. */
export function bookingSummary(shop: BookableShop, draft: Draft, offers: readonly SlotOffer[]): Summary | null {
  const services = chosenServices(shop.services, draft.serviceIds);
  const slot = slotAt(offers, draft.time);
  if (services.length === 0 || !slot) return null;
  const total = totalPrice(services, slot.multiplier);
  return {
    services,
    barber: barberChoice(shop.barbers, draft.barberId),
    slot,
    total,
    duration: totalDuration(services),
    deposit: depositFor(shop.rules.deposit, total),
  };
}
