import { rupiah } from "../../format/rupiah";
import { type Deposit, type DepositTerms, depositFor } from "../shop/deposit";
import { type Booking, isActive } from "./booking";
import type { BookingWords } from "./words";
import { bookingWords as indonesian } from "./words.id";

type Terms = DepositTerms | null | undefined;

type Asked = Pick<Booking, "status" | "deposit" | "total">;

/**
 * The down payment that a booking still owes; null where it owes none. One above the total is nothing that a
 * shop asks for.
 */
export const depositDue = ({ status, deposit, total }: Asked): Deposit | null =>
  deposit && !deposit.isReceived && isActive({ status }) && deposit.amount <= (total ?? Number.POSITIVE_INFINITY)
    ? deposit
    : null;

/**
 * How a down payment that is owed differs from what the shop asks for today, in words; null where it does not, or where the
 * price of today, `priceToday`, is not known: anyone can write a total into a ticket's address.
 */
export function depositDiffers(
  { status, deposit }: Asked,
  terms: Terms,
  priceToday: number | null,
  words: BookingWords,
): string | null {
  if (!deposit || deposit.isReceived || !isActive({ status })) return null;
  if (terms && priceToday === null) return null;
  const today = depositFor(terms, priceToday);
  if (deposit.amount === today?.amount) return null;
  return words.deposit.differs(rupiah(deposit.amount), today && rupiah(today.amount));
}

/**
 * What the shop asks for today, in whole rupiah, where a booking lacks it: one from before the shop asked for any, or whose
 * link was cut. Null where it lacks nothing, the price of today is not known, or the booking's total is below it.
 */
export function missingDeposit(booking: Asked, terms: Terms, priceToday: number | null): number | null {
  if (booking.deposit || !isActive(booking)) return null;
  const missing = depositFor(terms, priceToday)?.amount ?? null;
  return missing !== null && missing <= (booking.total ?? missing) ? missing : null;
}

/**
 * What the shop should check about the down payment: anyone can write into a ticket's address that it was
 * received, or leave it out. What the shop asks for follows from `priceToday`, whatever total the address says.
 */
export function depositChecks(booking: Asked, terms: Terms, priceToday: number | null): string[] {
  const { deposit, total } = booking;
  if (deposit?.isReceived) {
    const received = `DP ${rupiah(deposit.amount)} sudah diterima menurut tautan ini: cocokkan dengan chat dan mutasi Anda.`;
    const isOver = total !== null && deposit.amount > total;
    return isOver ? [received, `DP itu lebih besar dari totalnya, ${rupiah(total)}.`] : [received];
  }
  const missing = missingDeposit(booking, terms, priceToday);
  if (missing !== null) return [`Tiket ini tanpa DP; menurut situs hari ini ${rupiah(missing)}.`];
  return [depositDiffers(booking, terms, priceToday, indonesian) ?? []].flat();
}
