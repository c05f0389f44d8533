import { plainLine } from "../../format/plainText";
import { type Booking, epochMinute, versionAfter } from "../booking/booking";
import { minutesPerDay } from "../shop/openingHours";
import type { Entry } from "./entry";
import type { Source, Version } from "./record";

/** Minutes that a booking takes of whose services none is known any more. */
export const usualDuration = 30;

/** A booking as the shop itself says it, for the book; `duration` is that of its services, `now` is when it is recorded. */
export const versionOf = (booking: Booking, duration: number, now: Date, source: Source = "ticket"): Version => ({
  booking: {
    code: booking.code,
    status: booking.status,
    version: booking.version,
    language: booking.language,
    name: plainLine(booking.name),
    phone: plainLine(booking.phone),
    address: plainLine(booking.address),
    notes: plainLine(booking.notes),
    date: booking.date,
    time: booking.time,
    serviceIds: booking.serviceIds,
    barberId: booking.barberId,
    total: booking.total,
    isLeastTotal: booking.isLeastTotal,
    deposit: booking.deposit && { amount: booking.deposit.amount, isReceived: booking.deposit.isReceived },
    changedFrom: null,
  },
  source,
  duration: duration || usualDuration,
  recordedAt: now.getTime(),
});

/**
 * What a ticket's link says, for the book. Anyone can write into an address that the booking was accepted, that a down payment
 * was received, or a version of years ahead: the first two are the shop's word alone, and the last counts as one of tomorrow at
 * most.
 */
export function versionOfLink(booking: Booking, duration: number, now: Date): Version {
  const { deposit, version, status } = booking;
  const latest = epochMinute(now) + minutesPerDay;
  const claimed: Booking = {
    ...booking,
    version: version === null ? null : Math.min(version, latest),
    deposit: deposit && { ...deposit, isReceived: false },
  };
  return { ...versionOf(claimed, duration, now), ...(status === "confirmed" && { isClaim: true }) };
}

/** The next version of an entry with what the shop changes in it at `now`. */
export const changedByShop = (entry: Entry, changes: Partial<Booking>, now: Date, duration = entry.duration): Version =>
  versionOf({ ...entry, ...changes, version: versionAfter(entry.version, now) }, duration, now, "shop");

/** The version that makes an entry again what it was before. */
export const takenBack = (before: Entry, after: Entry, now: Date): Version =>
  changedByShop(after, before, now, before.duration);
