/** The deposit that a shop asks for: QRIS code, amount and terms. */
export type DepositTerms = {
  /** The exact text of the shop's QRIS code. */
  qris: string;
  /** In whole rupiah. */
  amount: number | null;
  /** Percentage of the total, used if there is no fixed amount. */
  percent: number | null;
  /** The conditions, in the owner's words. */
  terms: string;
};

/** The deposit ("DP") for one booking, in whole rupiah: still owed, or received according to the shop. */
export type Deposit = { amount: number; isReceived: boolean };

/**
 * The deposit that the shop asks for at a given total: the fixed amount, or the percentage rounded up to a full thousand,
 * but never more than the total. Null if the shop asks for none, or if the total is unknown.
 */
export function depositFor(terms: DepositTerms | null, total: number | null): Deposit | null {
  if (!terms || total === null) return null;
  const asked = terms.amount ?? Math.ceil((total * (terms.percent ?? 0)) / 100_000) * 1000;
  return depositUpTo(asked, total);
}

/** The deposit of an amount that is still owed, at most the total; null for none. */
export function depositUpTo(amount: number, total: number): Deposit | null {
  const owed = Math.min(amount, total);
  return owed > 0 ? { amount: owed, isReceived: false } : null;
}

/** The deposit of a booking after a change. A received deposit stays; any other is computed again from the new total. */
export const depositAfterChange = (before: Deposit | null, terms: DepositTerms | null, total: number | null) =>
  before?.isReceived ? before : depositFor(terms, total);
