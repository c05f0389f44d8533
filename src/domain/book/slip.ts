import { plainLine } from "../../format/plainText";
import type { TicketClaim } from "../links/ticketLink";
import type { BookableShop } from "../shop/bookableDay";
import { minutesOfDay } from "../shop/openingHours";
import { isPriceOpen, type Service, totalDuration } from "../shop/service";
import { withDepositClaimed } from "../ticket/answeredTicket";
import {
  minuteOf,
  type Ticket,
  type TicketStatus,
  ticketBarberId,
  ticketServiceIds,
  versionAfter,
} from "../ticket/ticket";
import { readTicket, type TicketReading } from "../ticket/ticketReading";
import type { Entry } from "./entry";
import type { Slip } from "./record";

/** Minutes that a booking takes of whose services none is known any more. */
export const usualDuration = 30;

/**
 * What a ticket's link says, for the book. Anyone can write into an address that the booking was accepted, that a down payment came,
 * or a version of years ahead: the first two are the shop's word alone, and the last counts as one of tomorrow at most.
 */
export function slipOfClaim(ticket: Ticket, now: Date): Slip {
  const slip = slipOfTicket(withDepositClaimed(ticket), now);
  const version = Math.min(slip.version, minuteOf(now) + minutesOfDay);
  return { ...slip, version, ...(slip.status === "confirmed" && { isClaim: true }) };
}

/** What a ticket says that the shop itself has answered with, for the book; `now` is when it is recorded. */
export const slipOfTicket = (ticket: Ticket, now: Date, source: Slip["source"] = "ticket"): Slip => ({
  source,
  version: ticket.changedAt ?? 0,
  status: ticket.status,
  name: plainLine(ticket.name),
  phone: plainLine(ticket.phone),
  address: ticket.address,
  notes: plainLine(ticket.notes),
  date: ticket.date,
  time: ticket.time,
  serviceIds: ticketServiceIds(ticket),
  barberId: ticketBarberId(ticket),
  duration: ticket.duration || usualDuration,
  total: ticket.total,
  isLeastTotal: ticket.isLeastTotal,
  ...(ticket.deposit && { deposit: ticket.deposit }),
  ...(ticket.language && { language: ticket.language }),
  recordedAt: now.getTime(),
});

/** What a ticket's link would claim of an entry. */
export const claimOf = (entry: Entry): TicketClaim => ({
  code: entry.code,
  status: entry.status,
  name: entry.name,
  phone: entry.phone,
  address: entry.address,
  date: entry.date,
  time: entry.time,
  serviceIds: entry.serviceIds,
  barberId: entry.barberId,
  total: entry.total,
  isLeastTotal: entry.isLeastTotal,
  ...(entry.deposit && { deposit: entry.deposit }),
  ...(entry.language && { language: entry.language }),
  changedAt: entry.version === 0 ? null : entry.version,
});

/** An entry as the ticket that its answers are made from, compared with the shop's content of now. */
export const readEntry = (entry: Entry, shop: BookableShop, now: Date): TicketReading =>
  readTicket(claimOf(entry), shop, now);

/** An entry with another status, as the shop notes it at `now`: called off by telephone, say, or back again. */
export function slipWithStatus(entry: Entry, status: TicketStatus, now: Date): Slip {
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
