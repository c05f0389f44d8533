import { type Deposit, hasCome } from "../shop/deposit";
import { isCalledOff, type Ticket } from "./ticket";

/**
 * The down payment that a ticket still asks for (docs/rules.md, section 9); undefined where it asks for none, where that came as far as
 * anybody says, or where the booking is called off. One above the total is nothing that a shop asks for.
 */
export const depositDue = (ticket: Ticket): Deposit | undefined =>
  ticket.deposit &&
  !hasCome(ticket.deposit) &&
  !isCalledOff(ticket) &&
  ticket.deposit.amount <= (ticket.total ?? Number.POSITIVE_INFINITY)
    ? ticket.deposit
    : undefined;
