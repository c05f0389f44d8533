import { isActive } from "../../domain/booking/booking";
import { type Entry, isExpected } from "./entry";

type Money = Pick<Entry, "total" | "deposit" | "paid">;

/** Returns the deposit received, in whole rupiah; 0 if none was. */
export const amountPaidAhead = ({ deposit }: Money) => (deposit?.isReceived ? deposit.amount : 0);

/** Returns what is left of the total after deposit and payment; 0 if nothing is. */
export const balanceOf = (entry: Money) => Math.max(0, entry.total - amountPaidAhead(entry) - entry.paid);

/** Whether something was paid, and nothing is left to pay. */
export const isSettled = (entry: Money) => entry.paid + amountPaidAhead(entry) > 0 && balanceOf(entry) === 0;

/** Returns the amount still to be paid for an accepted visit; 0 for a no-show, and for a visit that is not accepted. */
export const balanceDue = (entry: Entry) => (isExpected(entry) ? balanceOf(entry) : 0);

/**
 * Returns what was received for a visit that does not take place, or beyond its total. The shop may have to give it back.
 */
export function amountToReturn(entry: Entry): number {
  const received = entry.paid + amountPaidAhead(entry);
  return isActive(entry) ? Math.max(0, received - entry.total) : received;
}
