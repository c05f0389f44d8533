import { isBlank, plainLine } from "../../format/plainText";
import type { BookableShop } from "../shop/bookingRules";
import { minuteMs } from "../shop/clock";
import { type Deposit, depositAfterChange } from "../shop/deposit";
import { chosenServices, isAtCustomer, quote } from "../shop/service";
import { slotOn } from "../shop/timeSlot";
import type { Language } from "../shop/words.id";

/**
 * How far a booking has come: requested by the customer, another time proposed by the shop, confirmed or declined by the shop,
 * cancelled by either. Written in an address it counts only together with the message it came with.
 */
export type BookingStatus = "requested" | "proposed" | "confirmed" | "declined" | "cancelled";

/** A date and a time on the shop's clock. */
export type Moment = { readonly date: string; readonly time: string };

export const isSameMoment = (one: Moment, other: Moment): boolean => one.date === other.date && one.time === other.time;

/**
 * A booking in one version: ids and facts, no names or prices of today's content, which `describe` adds. The
 * address of its ticket is its codec (links/ticketLink.ts), and an answer, a change or a cancellation is its next version.
 */
export type Booking = Moment & {
  readonly code: string;
  readonly status: BookingStatus;
  /** The minute since 1970 of the last change (moved, proposed, answered, called off); null before the first. */
  readonly version: number | null;
  /** The language that the customer reads. */
  readonly language: Language;
  readonly name: string;
  readonly phone: string;
  /** The customer's address, on one line; empty for a visit in the shop, or where the address follows in the chat. */
  readonly address: string;
  readonly notes: string;
  readonly serviceIds: readonly string[];
  /** The chosen barber; null is anyone. */
  readonly barberId: string | null;
  /** The agreed total in whole rupiah; null where it is not known. */
  readonly total: number | null;
  /** Whether the total is a least one. */
  readonly isLeastTotal: boolean;
  /** The down payment, owed or received; null where none is asked for. */
  readonly deposit: Deposit | null;
  /** When the visit was to be, and for how much, where this version is a customer's change or the shop's proposal. */
  readonly changedFrom: (Moment & { readonly total?: number | null }) | null;
};

/** As much of a booking as an address says that may have been cut; texts that are not known are empty. */
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

/** Whether somebody may still come: neither declined nor cancelled. */
export const isActive = ({ status }: Pick<Booking, "status">): boolean =>
  status !== "declined" && status !== "cancelled";

/** The down payment that a booking still owes; null where it owes none. */
export const depositDue = ({ status, deposit }: Pick<Booking, "status" | "deposit">): Deposit | null =>
  deposit && !deposit.isReceived && isActive({ status }) ? deposit : null;

/** The rest to pay after the down payment, in whole rupiah; null where there is none or it is unknown. */
export const restToPay = ({ deposit, total, isLeastTotal }: PartialBooking): number | null =>
  deposit && total !== null && total > deposit.amount && !isLeastTotal ? total - deposit.amount : null;

/**
 * The steps before a visit, in order, each with whether it is done: the customer sends the request or agrees to the shop's time,
 * the shop confirms, the down payment comes. None for a booking that is off. `hasOpenedChat` is null where it is not known
 * whether the chat was opened; the first step is then left out.
 */
export function bookingSteps({ status, deposit }: Booking, hasOpenedChat: boolean | null) {
  if (!isActive({ status })) return [];
  const isConfirmed = status === "confirmed";
  const first = { id: status === "proposed" ? "agree" : "send", isDone: hasOpenedChat === true } as const;
  const isFirstKnown = !isConfirmed && (hasOpenedChat !== null || status === "proposed");
  return [
    ...(isFirstKnown ? [first] : []),
    { id: "confirm", isDone: isConfirmed } as const,
    ...(deposit ? [{ id: "pay", isDone: deposit.isReceived } as const] : []),
  ];
}

/** The minutes from 1970 to an instant. */
export const epochMinute = (instant: Date): number => Math.floor(instant.getTime() / minuteMs);

/** A version higher than the one before, whatever the clock says: calendars and the shop's book take the highest as newest. */
export const versionAfter = (before: number | null, now: Date): number => Math.max(epochMinute(now), (before ?? 0) + 1);

/**
 * The booking that a customer asks for, at today's prices, its texts without white space around them. With `before`, which has
 * the code, it is the next version of that one.
 */
export function requestedBooking(
  request: BookingRequest,
  shop: BookableShop,
  code: string,
  now: Date,
  before: Pick<Booking, "code" | "date" | "time" | "version" | "deposit"> | null = null,
): Booking {
  const serviceIds = chosenServices(shop.services, request.serviceIds).map(({ id }) => id);
  const slot = slotOn(shop.rules, request.date, request.time);
  const { services, total, isLeastTotal } = quote(shop, serviceIds, slot);
  return {
    code: before?.code ?? code,
    status: "requested",
    version: before && versionAfter(before.version, now),
    language: shop.language ?? "id",
    name: request.name.trim(),
    phone: request.phone.trim(),
    address: isAtCustomer(services) ? plainLine(request.address) : "",
    notes: isBlank(request.notes) ? "" : request.notes.trim(),
    date: request.date,
    time: request.time,
    serviceIds,
    barberId: shop.barbers.find(({ id }) => id === request.barberId)?.id ?? null,
    total,
    isLeastTotal,
    deposit: depositAfterChange(before?.deposit ?? null, shop.rules.deposit, total),
    changedFrom: before && { date: before.date, time: before.time },
  };
}

/** The next version of a booking: confirmed or declined by the shop, or cancelled by either side. */
export const withStatus = (booking: Booking, status: "confirmed" | "declined" | "cancelled", now: Date): Booking => ({
  ...booking,
  status,
  version: versionAfter(booking.version, now),
});

/**
 * The booking at another time that the shop proposes at `now`: for the same services and barber, with the
 * total of that slot at today's prices, or none where a service is no longer known. A down payment that is owed follows the
 * total.
 */
export function proposed(booking: Booking, { date, time }: Moment, shop: BookableShop, now: Date): Booking {
  const { total, isLeastTotal } = quote(shop, booking.serviceIds, slotOn(shop.rules, date, time));
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
    deposit: booking.deposit && depositAfterChange(booking.deposit, shop.rules.deposit, total),
  };
}

/** The booking once the shop says whether its down payment, or another `amount` that the shop knows, was received. */
export const withDeposit = (booking: Booking, isReceived: boolean, amount = booking.deposit?.amount): Booking => ({
  ...booking,
  deposit: amount === undefined ? null : { amount, isReceived },
});
