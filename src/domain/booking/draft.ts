import type { Offering } from "../shop/bookingRules";
import type { Moment } from "../shop/clock";
import type { SlotOffer } from "../shop/reasonsAgainst";
import { quote } from "../shop/service";
import type { Booking } from "./booking";
import { missingTexts, noTexts, type RequiredText, type Texts } from "./texts";

/** The visitor's input so far. An address stays in it even if no chosen service needs it, but the booking leaves it out. */
export type Draft = Texts &
  Pick<Booking, "serviceIds" | "barberId"> & {
    /** The business day. Times after midnight at the end of its hours are of this day, not of the next date. */
    date: string | null;
    time: string | null;
  };

export type RequiredField = RequiredText | "services" | "date" | "time";

export const emptyDraft: Draft = { ...noTexts, serviceIds: [], barberId: null, date: null, time: null };

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
export const availableOffer = (offers: readonly SlotOffer[], time: string | null) =>
  offers.find((offer) => offer.time === time && offer.unavailableReason === null);

/** The form's estimate: the slot, the total in whole rupiah and the duration in minutes. */
export type Estimate = NonNullable<ReturnType<typeof estimateFor>>;

/** Returns the estimate for a draft; null without a service or an available slot. */
export function estimateFor(offering: Offering, draft: Draft, offers: readonly SlotOffer[]) {
  const slot = availableOffer(offers, draft.time);
  const { total, isLeastTotal, duration } = quote(offering, draft.serviceIds, slot ?? null);
  return slot && total !== null ? { slot, total, isLeastTotal, duration } : null;
}
