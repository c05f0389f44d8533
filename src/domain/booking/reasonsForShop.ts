import { type FormReasonWords, type Reason, reasonText, type TicketReasonWords } from "../shop/reason";
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
export const reasonForShop = (reason: Reason) => `${reasonText(ticketWords, reason)}.`;

const saidElsewhere = () => "";

/** The words of reasons beside a slot; empty for those that the book says once for the day, or that do not bind the shop. */
const slotWords: FormReasonWords = {
  past: saidElsewhere,
  tooSoon: saidElsewhere,
  tooFar: ({ days }) => `lebih dari ${days} hari lagi`,
  closure: saidElsewhere,
  dayOff: saidElsewhere,
  closedHours: ({ hours }) => `ditutup: ${hours.reason}`,
  ...staffReasons,
  leave: saidElsewhere,
  barberDayOff: saidElsewhere,
  runsInto: ({ hours: { from, reason } }) => `melewati pukul ${from}, ${reason}`,
  outsideHours: () => "di luar jam buka",
  dayOver: saidElsewhere,
  noSlots: saidElsewhere,
  tooLong: saidElsewhere,
  betweenSlots: saidElsewhere,
};

/** Returns a short warning for the shop before it proposes a slot; empty if the slot's reasons have no words there. */
export const slotWarning = ({ unavailableReason, confirmationReason }: SlotOffer) =>
  [unavailableReason, confirmationReason].map((reason) => reason && reasonText(slotWords, reason)).find(Boolean) ?? "";
