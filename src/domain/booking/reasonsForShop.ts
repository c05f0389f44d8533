import { type Reason, type ReasonWords, reasonText, type TicketReasonWords } from "../shop/reason";
import type { SlotOffer } from "../shop/reasonsAgainst";
import { staffReasons } from "../shop/words.id";
import { bookingWords } from "./words.id";

// An accepted booking may itself be the reason why its hours were closed.
const ticketWords: TicketReasonWords = {
  ...bookingWords.reasons,
  closedHours: (reason) =>
    `${bookingWords.reasons.closedHours(reason)}. Kalau bukan karena booking ini, usulkan jam lain`,
};

/** Returns a reason against a ticket's visit as a sentence for the shop. */
export const reasonForShop = (reason: Reason): string => `${reasonText(ticketWords, reason)}.`;

/** The words of reasons beside a slot. Reasons about the whole day are shown elsewhere. */
const slotWords: Partial<ReasonWords> = {
  closedHours: ({ hours }) => `ditutup: ${hours.reason}`,
  barberHours: staffReasons.barberHours,
  nobody: staffReasons.nobody,
  outsideHours: () => "di luar jam buka",
  runsInto: ({ hours: { from, reason } }) => `melewati pukul ${from}, ${reason}`,
};

/**
 * Returns a short warning for the shop before it proposes a slot; empty if `slotWords` has no words for the slot's reasons.
 */
export const slotWarning = ({ unavailableReason, confirmationReason }: SlotOffer): string =>
  [unavailableReason, confirmationReason].map((reason) => reason && reasonText(slotWords, reason)).find(Boolean) ?? "";
