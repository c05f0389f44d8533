/** What holds for a booking in one status. The words of each status stand in `words.id.ts` and `words.en.ts`. */
type StatusRow = {
  /** The word in a ticket's link; empty for the status that a link has without one. */
  readonly inLink: string;
  /** Whether the visit may still take place. */
  readonly isActive: boolean;
  /** Whether the status is an answer of the shop. A cancellation is none, because either side can cancel. */
  readonly isAnswer: boolean;
  /** Whether the shop has accepted the visit. */
  readonly isAccepted: boolean;
  /** Whether an answer is still to come, from the shop or from the customer. */
  readonly awaitsAnswer: boolean;
  /** Whether the visit takes a chair. */
  readonly takesChair: boolean;
  /** Whether the customer may choose another time. */
  readonly mayChange: boolean;
  /** The customer's first step: to send the request, to agree to the shop's time, or none. */
  readonly firstStep: "send" | "agree" | null;
  /** The status of a calendar's event (RFC 5545). */
  readonly inCalendar: "TENTATIVE" | "CONFIRMED" | "CANCELLED";
  /** The tone of stamp and card. */
  readonly tone: "open" | "good" | "over";
};

const open = {
  isActive: true,
  isAccepted: false,
  awaitsAnswer: true,
  mayChange: true,
  inCalendar: "TENTATIVE",
  tone: "open",
} as const;

const over = {
  isActive: false,
  isAccepted: false,
  awaitsAnswer: false,
  takesChair: false,
  firstStep: null,
  inCalendar: "CANCELLED",
  tone: "over",
} as const;

/**
 * All statuses of a booking: the customer has requested it, the shop has proposed another time, accepted it or declined it,
 * or one of them has cancelled it. In a link a status proves nothing; only the chat message that brings the link does.
 */
export const statuses = {
  requested: { ...open, inLink: "", isAnswer: false, takesChair: false, firstStep: "send" },
  proposed: { ...open, inLink: "diusulkan", isAnswer: true, takesChair: true, firstStep: "agree" },
  confirmed: {
    inLink: "diterima",
    isActive: true,
    isAnswer: true,
    isAccepted: true,
    awaitsAnswer: false,
    takesChair: true,
    mayChange: true,
    firstStep: null,
    inCalendar: "CONFIRMED",
    tone: "good",
  },
  declined: { ...over, inLink: "ditolak", isAnswer: true, mayChange: true },
  cancelled: { ...over, inLink: "dibatalkan", isAnswer: false, mayChange: false },
} as const satisfies Record<string, StatusRow>;

export type BookingStatus = keyof typeof statuses;

export const bookingStatuses = Object.keys(statuses) as BookingStatus[];

type HasStatus = { readonly status: BookingStatus };

const row = ({ status }: HasStatus): StatusRow => statuses[status];

export const isActive = (booking: HasStatus): boolean => row(booking).isActive;
export const isAnswer = (booking: HasStatus): boolean => row(booking).isAnswer;
export const isAccepted = (booking: HasStatus): boolean => row(booking).isAccepted;
export const awaitsAnswer = (booking: HasStatus): boolean => row(booking).awaitsAnswer;

/** Whether a booking waits for the shop's answer. */
export const isRequest = (booking: HasStatus): boolean => row(booking).firstStep === "send";

/** Whether the shop has proposed another time, to which the customer has to agree. */
export const isProposal = (booking: HasStatus): boolean => row(booking).firstStep === "agree";

/** Whether either side has called the visit off. */
export const isCancellation = (booking: HasStatus): boolean => !isActive(booking) && !isAnswer(booking);
