import { plainLine } from "../../format/plainText";
import type { TicketClaim } from "../links/ticketLink";
import type { BookableShop } from "../shop/bookableDay";
import { isPriceOpen, type Service, totalDuration } from "../shop/service";
import { withDepositClaimed } from "../ticket/answeredTicket";
import { minuteOf, type Ticket, type TicketStatus, ticketServiceIds } from "../ticket/ticket";
import { readTicket, type TicketReading } from "../ticket/ticketReading";
import type { Entry } from "./entry";
import type { Slip } from "./record";

// Minutes that a booking takes of whose services none is known any more.
const usualDuration = 30;

/**
 * What a ticket's link says, for the book. Anyone can write into an address that a down payment came: that it did is the shop's word
 * alone, and none of a link's.
 */
export const slipOfClaim = (ticket: Ticket, now: Date): Slip => slipOfTicket(withDepositClaimed(ticket), now);

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
  barberId: ticket.barber === null || ticket.barber === "anyone" ? null : ticket.barber.id,
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

/** An entry's newest slip with another status, as the shop notes it at `now`: called off by telephone, say, or back again. */
export function slipWithStatus(entry: Entry, status: TicketStatus, now: Date): Slip {
  const { source, name, phone, address, notes, date, time, serviceIds, barberId, duration, total, isLeastTotal } =
    entry;
  const known = {
    source,
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
  return { ...known, status, version: Math.max(minuteOf(now), entry.version + 1), recordedAt: now.getTime() };
}

/** What the shop writes itself: a walk-in, a telephone booking, a correction. Services in the shop's own order. */
export type OwnBooking = {
  readonly source: Slip["source"];
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
