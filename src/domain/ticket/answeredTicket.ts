import { atSlot, minuteOf, type Ticket, type TicketSlot } from "./ticket";

/**
 * The same booking at another time, as the shop proposes it at `now` (docs/rules.md, section 12): for the same services and
 * barber, with the total of that slot at today's prices, or none where a service is no longer known.
 */
export const proposedTicket = (ticket: Ticket, date: string, slot: TicketSlot, now: Date): Ticket => ({
  ...ticket,
  status: "proposed",
  changedFrom: null,
  changedAt: minuteOf(now),
  outdated: null,
  ...atSlot(date, slot, ticket.services, ticket.unknownServiceIds),
});

/** The booking called off at `now`: declined by the shop, or cancelled by the customer. */
export const calledOffTicket = (ticket: Ticket, status: "declined" | "cancelled", now: Date): Ticket => ({
  ...ticket,
  status,
  changedAt: minuteOf(now),
});
