import type { BookingRules } from "../shop/bookableDay";
import { depositAfterChange } from "../shop/deposit";
import { atSlot, type Ticket, type TicketSlot, versionAfter } from "./ticket";

/**
 * The same booking at another time, as the shop proposes it at `now` (docs/rules.md, section 12): for the same services and
 * barber, with the total of that slot at today's prices, or none where a service is no longer known. A down payment follows the
 * total by the shop's `rules`.
 */
export function proposedTicket(
  ticket: Ticket,
  date: string,
  slot: TicketSlot,
  now: Date,
  rules?: Pick<BookingRules, "deposit">,
): Ticket {
  const proposed: Ticket = {
    ...ticket,
    status: "proposed",
    changedFrom: null,
    changedAt: versionAfter(ticket.changedAt, now),
    outdated: null,
    ...atSlot(date, slot, ticket.services, ticket.unknownServiceIds),
  };
  if (!ticket.deposit) return proposed;
  return { ...proposed, deposit: depositAfterChange(ticket.deposit, rules?.deposit, proposed.total) };
}

/** The booking as it stands after an answer at `now`: confirmed or declined by the shop, or cancelled by the customer. */
export const answeredTicket = (ticket: Ticket, status: "confirmed" | "declined" | "cancelled", now: Date): Ticket => ({
  ...ticket,
  status,
  changedAt: versionAfter(ticket.changedAt, now),
});

/** The same booking once the shop says that its down payment came: by the ticket, or another `amount` that the shop knows. */
export const withDepositReceived = (ticket: Ticket, amount = ticket.deposit?.amount): Ticket => ({
  ...ticket,
  deposit: amount === undefined ? undefined : { amount, isReceived: true },
});

/** The same booking once the shop says that its down payment has not come. */
export const withDepositOpen = (ticket: Ticket): Ticket => ({
  ...ticket,
  deposit: ticket.deposit && { amount: ticket.deposit.amount, isReceived: false },
});

/**
 * The same booking where that its down payment came is what an address says, which anyone can write: it is passed on as a claim, so
 * that who has paid is not asked again, and as no more than that.
 */
export const withDepositClaimed = (ticket: Ticket): Ticket =>
  ticket.deposit?.isReceived
    ? { ...ticket, deposit: { amount: ticket.deposit.amount, isReceived: false, isClaimed: true } }
    : ticket;
