import { isBlank } from "../../format/plainText";
import { barberChoice } from "../shop/barber";
import type { BookableShop } from "../shop/bookingRules";
import { depositFor } from "../shop/deposit";
import type { SlotOffer } from "../shop/reasonsAgainst";
import { quote } from "../shop/service";
import type { Booking, BookingRequest } from "./booking";

/** What the visitor has filled in so far. An address that no chosen service needs is kept here, but left out of the booking. */
export type Draft = Omit<BookingRequest, "date" | "time"> & {
  readonly date: string | null;
  readonly time: string | null;
};

export type RequiredField = "name" | "phone" | "services" | "date" | "time";

export const emptyDraft: Draft = {
  name: "",
  phone: "",
  address: "",
  serviceIds: [],
  barberId: null,
  date: null,
  time: null,
  notes: "",
};

/** Whether no field is filled in. */
export const isEmptyDraft = (draft: Draft): boolean =>
  Object.values(draft).every((value: string | readonly string[] | null) => value === null || value.length === 0);

/** The required fields still missing, in the form's order; a text without visible characters counts as missing. */
export function missingFields(draft: Draft): RequiredField[] {
  const missing: Record<RequiredField, boolean> = {
    name: isBlank(draft.name),
    phone: isBlank(draft.phone),
    services: draft.serviceIds.length === 0,
    date: draft.date === null,
    time: draft.time === null,
  };
  return (Object.keys(missing) as RequiredField[]).filter((field) => missing[field]);
}

/** Whether every required field is filled in. */
export function isComplete(draft: Draft): draft is BookingRequest {
  return missingFields(draft).length === 0;
}

/** The offered slot at a time; undefined if it is not offered or cannot be chosen. */
export const availableOffer = (offers: readonly SlotOffer[], time: string | null): SlotOffer | undefined =>
  offers.find((offer) => offer.time === time && offer.unavailableReason === null);

/** The form's estimate: total in whole rupiah, duration in minutes. */
export type Estimate = NonNullable<ReturnType<typeof estimateFor>>;

/**
 * The estimate for a draft; null without a service or an available slot. A deposit already received for the booking being
 * changed is not asked for again.
 */
export function estimateFor(
  bookable: BookableShop,
  draft: Draft,
  offers: readonly SlotOffer[],
  changing: Pick<Booking, "deposit"> | null = null,
) {
  const slot = availableOffer(offers, draft.time);
  const { services, total, isLeastTotal, duration } = quote(bookable, draft.serviceIds, slot ?? null);
  if (!slot || total === null) return null;
  return {
    services,
    barber: barberChoice(bookable.barbers, draft.barberId),
    slot,
    total,
    isLeastTotal,
    duration,
    deposit: changing?.deposit?.isReceived ? null : depositFor(bookable.rules.deposit, total),
  };
}
