import type { Moment } from "./clock";
import type { ShopDays } from "./dayHours";
import { pricedSlotAt } from "./timeSlot";

/** A bookable service: base price in whole rupiah, duration in minutes. */
export type Service = {
  id: string;
  name: string;
  basePrice: number;
  duration: number;
  /** Whether the base price is a minimum. The final price is then agreed in the chat. */
  startingPrice: boolean | null;
  /** Whether the barber comes to the customer. */
  atCustomer: boolean | null;
  /** The call-out fee, in the shop's words; no total includes it. */
  fare: string | null;
  /** The number of chairs taken at once; 1 by default. */
  chairs?: number | null;
  /** The number of people served; 1 by default. */
  heads?: number | null;
};

/** The icons of which a service may have one. The site draws each (ui/Icon.tsx). */
const serviceIcons = ["scissors", "comb", "razor", "father-son", "brush", "star"] as const;

export type ServiceIcon = (typeof serviceIcons)[number];

/** The icon with this name; scissors for an unknown name, which the content check refuses. */
export const parseServiceIcon = (name: string) => serviceIcons.find((icon) => icon === name) ?? "scissors";

/** A service as a page offers it, with its price in dollars if the page shows one. */
export type ServiceWithDollars = Service & { dollars?: string };

/** The services with the given ids, in the shop's own order; unknown ids are ignored. */
export function chosenServices<S extends Pick<Service, "id">>(services: readonly S[], ids: readonly string[]) {
  return services.filter((service) => ids.includes(service.id));
}

export const unknownIds = (services: readonly Pick<Service, "id">[], ids: readonly string[]) =>
  ids.filter((id) => !services.some((service) => service.id === id));

/** Whether a visit for these services takes place at the customer's place. */
export const isAtCustomer = (services: readonly Pick<Service, "atCustomer">[]) =>
  services.some(({ atCustomer }) => atCustomer);

/**
 * The estimated total in whole rupiah: the sum of the base prices times the slot's multiplier, rounded once at the end,
 * halves up. The multiplier is counted in thousandths, to keep the arithmetic exact: 175000 x 1.15 is 201250.
 */
export function totalPrice(services: readonly Pick<Service, "basePrice">[], multiplier: number) {
  const sum = services.reduce((total, service) => total + service.basePrice, 0);
  const permille = Math.round(multiplier * 1000);
  return Math.floor((sum * permille + 500) / 1000);
}

/** The minutes that the services take, one after the other. */
export function totalDuration(services: readonly Service[]) {
  return services.reduce((sum, service) => sum + service.duration, 0);
}

/**
 * The services with these ids, their duration and today's total in a slot. `total` is null without a slot or services, or
 * with an unknown service. `isLeastTotal` says whether the price is still to be agreed in the chat, because a base price is
 * a minimum or a call-out fee is added.
 */
export function quote<S extends Service>(
  { services: offered }: WithServices<S>,
  ids: readonly string[],
  slot: { multiplier: number } | null,
) {
  const services = chosenServices(offered, ids);
  const isKnown = services.length > 0 && unknownIds(offered, ids).length === 0;
  return {
    services,
    duration: totalDuration(services),
    total: slot && isKnown ? totalPrice(services, slot.multiplier) : null,
    isLeastTotal: services.some(({ startingPrice, fare }) => startingPrice || fare),
  };
}

/** Today's price of a visit at its moment, and the slot that makes it; `slot` is null where the base prices hold. */
export function quoteAt<S extends Service>(
  offering: WithServices<S> & { rules: ShopDays },
  visit: Moment & WithServiceIds,
) {
  const slot = pricedSlotAt(offering.rules, visit);
  return { ...quote(offering, visit.serviceIds, slot ?? { multiplier: 1 }), slot };
}

type WithServiceIds = { serviceIds: readonly string[] };
type WithServices<S> = { services: readonly S[] };

/** The chairs that a visit takes at once, or the people that it serves: the highest of its services' numbers. */
export const mostOf = (
  field: "chairs" | "heads",
  { serviceIds }: WithServiceIds,
  { services }: WithServices<Service>,
) => Math.max(1, ...chosenServices(services, serviceIds).map((service) => service[field] ?? 1));
