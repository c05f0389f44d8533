import { plainLine } from "../../format/plainText";
import { type Booking, type BookingStatus, epochMinute, versionAfter } from "../booking/booking";
import { type Comparison, compareBooking } from "../booking/comparison";
import type { BookableShop } from "../shop/bookableDay";
import { minutesOfDay } from "../shop/openingHours";
import { isPriceOpen, type Service, totalDuration } from "../shop/service";
import type { Entry } from "./entry";
import type { Slip } from "./record";

/** Minutes that a booking takes of whose services none is known any more. */
export const usualDuration = 30;

/**
 * What a ticket's link says, for the book; `duration` is that of its services. Anyone can write into an address that the booking was
 * accepted, that a down payment was received, or a version of years ahead: the first two are the shop's word alone, and the last counts
 * as one of tomorrow at most.
 */
export function slipOfLink(booking: Booking, duration: number, now: Date): Slip {
  const { deposit } = booking;
  const slip = slipOfBooking({ ...booking, deposit: deposit && { ...deposit, isReceived: false } }, duration, now);
  const version = Math.min(slip.version, epochMinute(now) + minutesOfDay);
  return { ...slip, version, ...(slip.status === "confirmed" && { isClaim: true }) };
}

/** A booking as the shop itself has answered it, for the book; `now` is when it is recorded. */
export const slipOfBooking = (
  booking: Booking,
  duration: number,
  now: Date,
  source: Slip["source"] = "ticket",
): Slip => ({
  source,
  version: booking.version ?? 0,
  status: booking.status,
  name: plainLine(booking.name),
  phone: plainLine(booking.phone),
  address: booking.address,
  notes: plainLine(booking.notes),
  date: booking.date,
  time: booking.time,
  serviceIds: booking.serviceIds,
  barberId: booking.barberId,
  duration: duration || usualDuration,
  total: booking.total,
  isLeastTotal: booking.isLeastTotal,
  ...(booking.deposit && { deposit: booking.deposit }),
  ...(booking.language === "en" && { language: booking.language }),
  recordedAt: now.getTime(),
});

/** The booking of an entry. */
export const bookingOf = (entry: Entry): Booking => ({
  code: entry.code,
  status: entry.status,
  version: entry.version === 0 ? null : entry.version,
  language: entry.language ?? "id",
  name: entry.name,
  phone: entry.phone,
  address: entry.address,
  notes: "",
  date: entry.date,
  time: entry.time,
  serviceIds: entry.serviceIds,
  barberId: entry.barberId,
  total: entry.total,
  isLeastTotal: entry.isLeastTotal,
  deposit: entry.deposit ? { amount: entry.deposit.amount, isReceived: entry.deposit.isReceived } : null,
  changedFrom: null,
});

/** An entry's booking compared with the shop's content of now. */
export const compareEntry = (entry: Entry, shop: BookableShop, now: Date): Comparison =>
  compareBooking(bookingOf(entry), shop, now);

/** An entry with another status, as the shop notes it at `now`: called off by telephone, say, or back again. */
export function slipWithStatus(entry: Entry, status: BookingStatus, now: Date): Slip {
  const { name, phone, address, notes, date, time, serviceIds, barberId, duration, total, isLeastTotal } = entry;
  const known = {
    source: "shop" as const,
    name,
    phone,
    address,
    notes,
    date,
    time,
    serviceIds,
    barberId,
    duration,
    total,
    isLeastTotal,
    ...(entry.deposit && { deposit: entry.deposit }),
    ...(entry.language && { language: entry.language }),
  };
  return { ...known, status, version: versionAfter(entry.version, now), recordedAt: now.getTime() };
}

/** What the shop writes itself: a walk-in, a telephone booking. Services in the shop's own order. */
export type OwnBooking = {
  readonly source: "walkIn" | "shop";
  readonly name: string;
  readonly phone: string;
  readonly notes: string;
  readonly date: string;
  readonly time: string;
  readonly services: readonly Service[];
  readonly barberId: string | null;
  /** In minutes. */
  readonly duration: number;
  /** In whole rupiah. */
  readonly total: number | null;
};

/** A booking that the shop wrote itself, which needs no confirmation, as of version `version`. */
export const slipOfShop = (booking: OwnBooking, version: number, now: Date): Slip => ({
  source: booking.source,
  version,
  status: "confirmed",
  name: plainLine(booking.name),
  phone: plainLine(booking.phone),
  address: "",
  notes: plainLine(booking.notes),
  date: booking.date,
  time: booking.time,
  serviceIds: booking.services.map(({ id }) => id),
  barberId: booking.barberId,
  duration: booking.duration || totalDuration(booking.services) || usualDuration,
  total: booking.total,
  isLeastTotal: isPriceOpen(booking.services),
  recordedAt: now.getTime(),
});

/** An entry as the shop corrects it at `now`, with its status, and what the form does not ask for. */
export const slipOfCorrection = (entry: Entry, booking: Omit<OwnBooking, "source">, now: Date): Slip => ({
  ...slipOfShop({ ...booking, source: "shop" }, versionAfter(entry.version, now), now),
  status: entry.status,
  address: entry.address,
  ...(entry.language && { language: entry.language }),
  corrects: { name: entry.name, phone: entry.phone },
});
