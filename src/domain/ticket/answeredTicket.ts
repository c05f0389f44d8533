import { atSlot, type Ticket, type TicketSlot, versionAfter } from "./ticket";

/**
 * The same booking at another time, as the shop proposes it at `now` (docs/rules.md, section 12): for the same services and
 * barber, with the total of that slot at today's prices, or none where a service is no longer known.
 */
export const proposedTicket = (ticket: Ticket, date: string, slot: TicketSlot, now: Date): Ticket => ({
  ...ticket,
  status: "proposed",
  changedFrom: null,
  changedAt: versionAfter(ticket.changedAt, now),
  outdated: null,
  ...atSlot(date, slot, ticket.services, ticket.unknownServiceIds),
});

/** The booking as it stands after an answer at `now`: confirmed or declined by the shop, or cancelled by the customer. */
export const answeredTicket = (ticket: Ticket, status: "confirmed" | "declined" | "cancelled", now: Date): Ticket => ({
  ...ticket,
  status,
  changedAt: versionAfter(ticket.changedAt, now),
});
