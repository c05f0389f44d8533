/** What holds for a booking in one status. The words of each status stand in `words.id.ts` and `words.en.ts`. */
type StatusRow = {
  /** The word in a ticket's link; empty for the status that a link has without one. */
  inLink: string;
  /** Whether an answer is still to come, the shop has accepted the visit, or it does not take place. */
  phase: "open" | "accepted" | "over";
  /** Whether the status is an answer of the shop. A cancellation is none, because either side can cancel. */
  isAnswer: boolean;
};

/**
 * All statuses of a booking: the customer has requested it, the shop has proposed another time, accepted it or declined it,
 * or one of them has cancelled it. In a link a status proves nothing; only the chat message that brings the link does.
 */
export const statuses = {
  requested: { inLink: "", phase: "open", isAnswer: false },
  proposed: { inLink: "diusulkan", phase: "open", isAnswer: true },
  confirmed: { inLink: "diterima", phase: "accepted", isAnswer: true },
  declined: { inLink: "ditolak", phase: "over", isAnswer: true },
  cancelled: { inLink: "dibatalkan", phase: "over", isAnswer: false },
} as const satisfies Record<string, StatusRow>;

export type BookingStatus = keyof typeof statuses;

export const bookingStatuses = Object.keys(statuses) as BookingStatus[];

type HasStatus = { status: BookingStatus };

export const isAnswer = ({ status }: HasStatus) => statuses[status].isAnswer;

/** Whether the visit may still take place. */
export const isActive = ({ status }: HasStatus) => statuses[status].phase !== "over";

export const isAccepted = ({ status }: HasStatus) => statuses[status].phase === "accepted";

/** Whether an answer is still to come, from the shop or from the customer. */
export const awaitsAnswer = ({ status }: HasStatus) => statuses[status].phase === "open";

/** Whether a booking waits for the shop's answer. */
export const isRequest = (booking: HasStatus) => awaitsAnswer(booking) && !isAnswer(booking);

/** Whether the shop has proposed another time, to which the customer has to agree. */
export const isProposal = (booking: HasStatus) => awaitsAnswer(booking) && isAnswer(booking);

/** Whether the shop keeps a chair for the visit. */
export const isPromised = (booking: HasStatus) => isActive(booking) && isAnswer(booking);

/** Whether either side has called the visit off. The customer may choose another time for any other booking. */
export const isCancellation = (booking: HasStatus) => !isActive(booking) && !isAnswer(booking);
