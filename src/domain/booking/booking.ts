import type { Offering } from "../shop/bookingRules";
import { type Moment, minuteMs } from "../shop/clock";
import { type Deposit, depositAfterChange } from "../shop/deposit";
import { chosenServices, isAtCustomer, quoteAt } from "../shop/service";
import type { Language } from "../shop/words.id";
import { keptText, type Texts, textRow, textsBy } from "./texts";

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

export const isSameMoment = (one: Moment, other: Moment) => one.date === other.date && one.time === other.time;

/**
 * A booking in one version: ids and facts, without today's names and prices, which `describeBooking` adds. Each answer,
 * change or cancellation makes the next version. codecs/ticketLink.ts writes a booking into a link and reads it back.
 */
export type Booking = Moment &
  Texts & {
    code: string;
    status: BookingStatus;
    /** The minute of the last change, answer or cancellation, counted from 1970; null before the first one. */
    version: number | null;
    /** The language that the customer reads. */
    language: Language;
    serviceIds: readonly string[];
    /** The chosen barber; null means anyone. */
    barberId: string | null;
    /** The agreed total in whole rupiah. */
    total: number;
    /** Whether the total is a minimum. */
    isLeastTotal: boolean;
    /** The deposit, owed or received; null if none is asked for. */
    deposit: Deposit | null;
    /**
     * The moment, and the total if known, before a customer's change or the shop's proposal; null if there was neither. A
     * link carries them only while the booking is open.
     */
    changedFrom: (Moment & { total?: number | null }) | null;
    /**
     * The agreed duration in minutes, as the shop's book keeps it; no link has it. By default it is that of the services.
     */
    duration?: number;
  };

/** The deposit that a booking still owes; null if it owes none. */
export const depositDue = ({ status, deposit }: Pick<Booking, "status" | "deposit">) =>
  deposit && !deposit.isReceived && isActive({ status }) ? deposit : null;

/**
 * Returns the rest of the total after the deposit, in whole rupiah. Null without a deposit, if nothing is left to pay, or if
 * the total is a minimum.
 */
export const balanceAfterDeposit = ({ deposit, total, isLeastTotal }: Booking) =>
  deposit && total > deposit.amount && !isLeastTotal ? total - deposit.amount : null;

/**
 * Returns the steps before a visit, in order: the customer sends the request or agrees to the shop's time, the shop
 * confirms, the deposit arrives. A declined or cancelled booking has no steps. The step to send a request is left out if
 * nobody knows whether it was sent (`hasOpenedChat` is null).
 */
export function bookingSteps(booking: Booking, hasOpenedChat: boolean | null) {
  const { deposit } = booking;
  if (!isActive(booking)) return [];
  return [
    ...(isRequest(booking) && hasOpenedChat !== null ? [{ id: "send", isDone: hasOpenedChat } as const] : []),
    ...(isProposal(booking) ? [{ id: "agree", isDone: hasOpenedChat === true } as const] : []),
    { id: "confirm", isDone: isAccepted(booking) } as const,
    ...(deposit ? [{ id: "pay", isDone: deposit.isReceived } as const] : []),
  ];
}

/** Counts the whole minutes from 1970 to an instant. */
export const epochMinute = (instant: Date) => Math.floor(instant.getTime() / minuteMs);

/**
 * Returns a version higher than `before`, even if the clock is wrong, because calendars and the book take the highest as
 * newest.
 */
export const versionAfter = (before: number | null, now: Date) => Math.max(epochMinute(now), (before ?? 0) + 1);

/** What a customer asks for: a visit and the texts, as typed. */
type Request = Moment & Texts & Pick<Booking, "serviceIds" | "barberId">;

/**
 * Makes the booking for a customer's request, at today's prices and with clean texts. With `before`, it is the next version
 * of that booking and keeps its code.
 */
export function requestedBooking(
  request: Request,
  offering: Offering,
  code: string,
  now: Date,
  before: Booking | null = null,
): Booking {
  const serviceIds = chosenServices(offering.services, request.serviceIds).map(({ id }) => id);
  const { services, total, isLeastTotal } = quoteAt(offering, { ...request, serviceIds });
  return {
    code: before?.code ?? code,
    status: "requested",
    version: before && versionAfter(before.version, now),
    language: "id",
    ...textsBy((field) =>
      textRow(field).onlyAtCustomer && !isAtCustomer(services) ? "" : keptText(field, request[field]),
    ),
    date: request.date,
    time: request.time,
    serviceIds,
    barberId: offering.barbers.find(({ id }) => id === request.barberId)?.id ?? null,
    // A complete request has services, and so a total.
    total: total ?? 0,
    isLeastTotal,
    deposit: depositAfterChange(before?.deposit ?? null, offering.rules.deposit, total),
    // A request that keeps its moment is still the same request.
    changedFrom:
      before && isRequest(before) && isSameMoment(before, request)
        ? before.changedFrom
        : before && { date: before.date, time: before.time },
  };
}

/**
 * Returns the next version of a booking: answered by the shop, or cancelled by either side. A proposal needs a moment as
 * well.
 */
export const withStatus = (
  booking: Booking,
  status: Exclude<BookingStatus, "requested" | "proposed">,
  now: Date,
): Booking => ({
  ...booking,
  status,
  version: versionAfter(booking.version, now),
});

/**
 * Returns the next version of a booking, with another time that the shop proposes. Services and barber stay. The total is
 * today's price at that time, or the agreed total where a service is unknown. A deposit still owed is computed again from
 * the total.
 */
export function proposedBooking(booking: Booking, { date, time }: Moment, offering: Offering, now: Date): Booking {
  const today = quoteAt(offering, { ...booking, date, time });
  const { total, isLeastTotal } = today.total === null ? booking : { ...today, total: today.total };
  return {
    ...booking,
    status: "proposed",
    version: versionAfter(booking.version, now),
    changedFrom: isProposal(booking)
      ? booking.changedFrom
      : { date: booking.date, time: booking.time, total: booking.total },
    date,
    time,
    total,
    isLeastTotal,
    deposit: booking.deposit && depositAfterChange(booking.deposit, offering.rules.deposit, total),
  };
}

/**
 * Returns the version with which a customer agrees to the time that the shop proposes: a request for it. Any other booking
 * stays as it is.
 */
export const agreedBooking = (booking: Booking): Booking =>
  isProposal(booking)
    ? { ...booking, status: "requested", version: booking.version && booking.version + 1, changedFrom: null }
    : booking;

/** Returns the booking with its deposit, if it has one, marked as received or not. */
export const withDeposit = <B extends Booking>(booking: B, isReceived: boolean): B => ({
  ...booking,
  deposit: booking.deposit && { ...booking.deposit, isReceived },
});
