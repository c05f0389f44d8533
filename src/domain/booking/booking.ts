import { isBlank, plainLine } from "../../format/plainText";
import type { BookableShop } from "../shop/bookingRules";
import { type Moment, minuteMs } from "../shop/clock";
import { type Deposit, depositAfterChange } from "../shop/deposit";
import { chosenServices, isAtCustomer, quote } from "../shop/service";
import { slotAt } from "../shop/timeSlot";
import type { Language } from "../shop/words.id";

/**
 * How far a booking has come: the customer has requested it, the shop has proposed another time, confirmed it or declined
 * it, or one of them has cancelled it. In a link the status proves nothing; only the chat message that brings the link does.
 */
export type BookingStatus = "requested" | "proposed" | "confirmed" | "declined" | "cancelled";

export const isSameMoment = (one: Moment, other: Moment): boolean => one.date === other.date && one.time === other.time;

/**
 * A booking in one version: ids and facts, without today's names and prices, which `describeBooking` adds. Each answer,
 * change or cancellation makes the next version. links/ticketLink.ts writes a booking into a link and reads it back.
 */
export type Booking = Moment & {
  readonly code: string;
  readonly status: BookingStatus;
  /** The minute of the last change, answer or cancellation, counted from 1970; null before the first one. */
  readonly version: number | null;
  /** The language that the customer reads. */
  readonly language: Language;
  readonly name: string;
  readonly phone: string;
  /** The customer's address, on one line. Empty for a visit in the shop, or if the address follows in the chat. */
  readonly address: string;
  readonly notes: string;
  readonly serviceIds: readonly string[];
  /** The chosen barber; null means anyone. */
  readonly barberId: string | null;
  /** The agreed total in whole rupiah; null if unknown, as in a link that was cut. */
  readonly total: number | null;
  /** Whether the total is a minimum. */
  readonly isLeastTotal: boolean;
  /** The deposit, owed or received; null if none is asked for. */
  readonly deposit: Deposit | null;
  /**
   * The moment, and the total if known, before a customer's change or the shop's proposal; null if there was neither. A link
   * carries them only while the booking is requested or proposed.
   */
  readonly changedFrom: (Moment & { readonly total?: number | null }) | null;
};

/** A booking read from a link that may have been cut; unknown texts are empty. */
export type PartialBooking = Omit<Booking, "code" | "date" | "time"> & {
  readonly code: string | null;
  readonly date: string | null;
  readonly time: string | null;
};

/** A customer's request, with every required field filled in. */
export type BookingRequest = Pick<
  Booking,
  "name" | "phone" | "address" | "notes" | "serviceIds" | "barberId" | "date" | "time"
>;

/** Whether the visit may still take place: neither declined nor cancelled. */
export const isActive = ({ status }: Pick<Booking, "status">): boolean =>
  status !== "declined" && status !== "cancelled";

/** Whether a status is an answer of the shop. A cancellation is none, because either side can cancel. */
export const isShopAnswer = (status: BookingStatus): status is "proposed" | "confirmed" | "declined" =>
  status !== "requested" && status !== "cancelled";

/** The deposit that a booking still owes; null if it owes none. */
export const depositDue = ({ status, deposit }: Pick<Booking, "status" | "deposit">): Deposit | null =>
  deposit && !deposit.isReceived && isActive({ status }) ? deposit : null;

/**
 * Returns the rest of the total after the deposit, in whole rupiah. Null without a deposit, if nothing is left to pay, or if
 * the total is unknown or a minimum.
 */
export const balanceAfterDeposit = ({ deposit, total, isLeastTotal }: PartialBooking): number | null =>
  deposit && total !== null && total > deposit.amount && !isLeastTotal ? total - deposit.amount : null;

/**
 * Returns the steps before a visit, in order: the customer sends the request or agrees to the shop's time, the shop
 * confirms, the deposit arrives. A declined or cancelled booking has no steps. The first step is left out once the shop has
 * confirmed. It is also left out of a request if nobody knows whether it was sent (`hasOpenedChat` is null).
 */
export function bookingSteps({ status, deposit }: Booking, hasOpenedChat: boolean | null) {
  if (!isActive({ status })) return [];
  const isConfirmed = status === "confirmed";
  const first = { id: status === "proposed" ? "agree" : "send", isDone: hasOpenedChat === true } as const;
  const showsFirst = !isConfirmed && (hasOpenedChat !== null || status === "proposed");
  return [
    ...(showsFirst ? [first] : []),
    { id: "confirm", isDone: isConfirmed } as const,
    ...(deposit ? [{ id: "pay", isDone: deposit.isReceived } as const] : []),
  ];
}

/** Counts the whole minutes from 1970 to an instant. */
export const epochMinute = (instant: Date): number => Math.floor(instant.getTime() / minuteMs);

/**
 * Returns a version higher than `before`, even if the clock is wrong, because calendars and the book take the highest as
 * newest.
 */
export const versionAfter = (before: number | null, now: Date): number => Math.max(epochMinute(now), (before ?? 0) + 1);

/**
 * Makes the booking for a customer's request, at today's prices and with trimmed texts. With `before`, it is the next
 * version of that booking and keeps its code.
 */
export function requestedBooking(
  request: BookingRequest,
  bookable: BookableShop,
  code: string,
  now: Date,
  before: Pick<Booking, "code" | "date" | "time" | "version" | "deposit"> | null = null,
): Booking {
  const serviceIds = chosenServices(bookable.services, request.serviceIds).map(({ id }) => id);
  const slot = slotAt(bookable.rules, request);
  const { services, total, isLeastTotal } = quote(bookable, serviceIds, slot);
  return {
    code: before?.code ?? code,
    status: "requested",
    version: before && versionAfter(before.version, now),
    language: "id",
    name: request.name.trim(),
    phone: request.phone.trim(),
    address: isAtCustomer(services) ? plainLine(request.address) : "",
    notes: isBlank(request.notes) ? "" : request.notes.trim(),
    date: request.date,
    time: request.time,
    serviceIds,
    barberId: bookable.barbers.find(({ id }) => id === request.barberId)?.id ?? null,
    total,
    isLeastTotal,
    deposit: depositAfterChange(before?.deposit ?? null, bookable.rules.deposit, total),
    changedFrom: before && { date: before.date, time: before.time },
  };
}

/** Returns the next version of a booking: confirmed or declined by the shop, or cancelled by either side. */
export const withStatus = (booking: Booking, status: "confirmed" | "declined" | "cancelled", now: Date): Booking => ({
  ...booking,
  status,
  version: versionAfter(booking.version, now),
});

/**
 * Returns the next version of a booking, with another time that the shop proposes. Services and barber stay. The total is
 * today's price at that time, or the agreed total if today's price is unknown. A deposit still owed is computed again from
 * the total.
 */
export function proposedBooking(booking: Booking, { date, time }: Moment, bookable: BookableShop, now: Date): Booking {
  const today = quote(bookable, booking.serviceIds, slotAt(bookable.rules, { date, time }));
  const { total, isLeastTotal } = today.total === null ? booking : today;
  return {
    ...booking,
    status: "proposed",
    version: versionAfter(booking.version, now),
    changedFrom:
      booking.status === "proposed"
        ? booking.changedFrom
        : { date: booking.date, time: booking.time, total: booking.total },
    date,
    time,
    total,
    isLeastTotal,
    deposit: booking.deposit && depositAfterChange(booking.deposit, bookable.rules.deposit, total),
  };
}

/** Returns the booking with its deposit, if it has one, marked as received or not. */
export const withDeposit = <B extends Booking>(booking: B, isReceived: boolean): B => ({
  ...booking,
  deposit: booking.deposit && { ...booking.deposit, isReceived },
});
