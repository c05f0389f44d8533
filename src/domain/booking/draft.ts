import { isBlank } from "../../format/plainText";
import { barberChoice } from "../shop/barber";
import type { BookableShop } from "../shop/bookingRules";
import { depositFor } from "../shop/deposit";
import type { SlotOffer } from "../shop/reasonsAgainst";
import { quote } from "../shop/service";
import type { Booking, BookingRequest } from "./booking";

/** The visitor's input so far. An address stays in it even if no chosen service needs it, but the booking leaves it out. */
export type Draft = Omit<BookingRequest, "date" | "time"> & {
  /** The business day. Times after midnight at the end of its hours are of this day, not of the next date. */
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

export const isEmptyDraft = (draft: Draft): boolean =>
  Object.values(draft).every((value: string | readonly string[] | null) => value === null || value.length === 0);

/** Returns the missing required fields, in the form's order. A text without visible characters counts as missing. */
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

export function isComplete(draft: Draft): draft is BookingRequest {
  return missingFields(draft).length === 0;
}

/** Returns the available slot at a time; undefined if the time is not offered or cannot be chosen. */
export const availableOffer = (offers: readonly SlotOffer[], time: string | null): SlotOffer | undefined =>
  offers.find((offer) => offer.time === time && offer.unavailableReason === null);

/** The form's estimate: total in whole rupiah, duration in minutes. */
export type Estimate = NonNullable<ReturnType<typeof estimateFor>>;

/**
 * Returns the estimate for a draft; null without a service or an available slot. During a change, a deposit already received
 * is not asked for again.
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
    day: draft.date,
    slot,
    total,
    isLeastTotal,
    duration,
    deposit: changing?.deposit?.isReceived ? null : depositFor(bookable.rules.deposit, total),
  };
}
