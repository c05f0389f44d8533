import { barberChoice } from "../shop/barber";
import type { BookableShop } from "../shop/bookingRules";
import type { Moment } from "../shop/clock";
import { depositFor } from "../shop/deposit";
import type { SlotOffer } from "../shop/reasonsAgainst";
import { quote } from "../shop/service";
import type { Booking } from "./booking";
import { missingTexts, noTexts, type RequiredText, type Texts } from "./texts";

/** The visitor's input so far. An address stays in it even if no chosen service needs it, but the booking leaves it out. */
export type Draft = Texts &
  Pick<Booking, "serviceIds" | "barberId"> & {
    /** The business day. Times after midnight at the end of its hours are of this day, not of the next date. */
    readonly date: string | null;
    readonly time: string | null;
  };

export type RequiredField = RequiredText | "services" | "date" | "time";

export const emptyDraft: Draft = { ...noTexts, serviceIds: [], barberId: null, date: null, time: null };

export const isEmptyDraft = (draft: Draft): boolean =>
  Object.values(draft).every((value: string | readonly string[] | null) => value === null || value.length === 0);

/** Returns the missing required fields, in the form's order. A text without visible characters counts as missing. */
export const missingFields = (draft: Draft): RequiredField[] => [
  ...missingTexts(draft),
  ...(draft.serviceIds.length === 0 ? (["services"] as const) : []),
  ...(["date", "time"] as const).filter((field) => draft[field] === null),
];

/** Whether a draft has all that a request needs. */
export function isComplete(draft: Draft): draft is Draft & Moment {
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
