import { rupiah } from "../../format/rupiah";
import { type DepositTerms, depositFor, hasCome } from "../shop/deposit";
import { isCalledOff, type Ticket } from "./ticket";
import type { TicketWords } from "./words";
import { ticketWords as indonesian } from "./words.id";

type Terms = DepositTerms | null | undefined;

type Asked = Pick<Ticket, "status" | "deposit">;

/**
 * How a down payment that has not come differs from what the shop asks for today, in words; null where it does not, or where the
 * price of today, `priceToday`, is not known: anyone can write a total into a ticket's address.
 */
export function depositDiffers(
  { status, deposit }: Asked,
  terms: Terms,
  priceToday: number | null,
  words: TicketWords = indonesian,
): string | null {
  if (!deposit || hasCome(deposit) || isCalledOff({ status })) return null;
  if (terms && priceToday === null) return null;
  const today = depositFor(terms, priceToday);
  if (deposit.amount === today?.amount) return null;
  return words.deposit?.differs(rupiah(deposit.amount), today ? rupiah(today.amount) : null) ?? null;
}

/**
 * What the shop asks for today, in whole rupiah, where a ticket lacks it: one from before the shop asked for any, or whose link was
 * cut. Null where it lacks nothing, the price of today is not known, or the ticket's total is below it.
 */
export function missingDeposit(
  ticket: Asked & Pick<Ticket, "total">,
  terms: Terms,
  priceToday: number | null,
): number | null {
  if (ticket.deposit || isCalledOff(ticket)) return null;
  const missing = depositFor(terms, priceToday)?.amount ?? null;
  return missing !== null && missing <= (ticket.total ?? missing) ? missing : null;
}

/**
 * What the shop should check about the down payment (docs/rules.md, section 12): anyone can write into a ticket's address that it came,
 * or leave it out. What the shop asks for follows from `priceToday`, whatever total the address claims.
 */
export function depositChecks(ticket: Ticket, terms: Terms, priceToday: number | null): string[] {
  const { deposit, total } = ticket;
  if (deposit && hasCome(deposit)) {
    const received = `DP ${rupiah(deposit.amount)} sudah diterima menurut tautan ini: cocokkan dengan chat dan mutasi Anda.`;
    const isOver = total !== null && deposit.amount > total;
    return isOver ? [received, `DP itu lebih besar dari totalnya, ${rupiah(total)}.`] : [received];
  }
  const missing = missingDeposit(ticket, terms, priceToday);
  if (missing !== null) return [`Tiket ini tanpa DP; menurut situs hari ini ${rupiah(missing)}.`];
  return [depositDiffers(ticket, terms, priceToday)].filter((words) => words !== null);
}
