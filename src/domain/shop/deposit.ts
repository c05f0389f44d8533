/** The deposit that a shop asks for: QRIS code, amount and terms. */
export type DepositTerms = {
  /** The text of the shop's QRIS code, to the letter. */
  readonly qris: string;
  /** In whole rupiah. */
  readonly amount?: number | null;
  /** Percentage of the total, used without a fixed amount. */
  readonly percent?: number | null;
  /** In the owner's words. */
  readonly terms: string;
};

/** The deposit for one booking ("DP"), in whole rupiah: owed, or received as the shop says. */
export type Deposit = { readonly amount: number; readonly isReceived: boolean };

/**
 * The deposit that the shop asks for at a given total: the fixed amount, or the percentage rounded up to a full thousand, but
 * never more than the total. Null if the shop asks for none, or if the total is unknown.
 */
export function depositFor(terms: DepositTerms | null | undefined, total: number | null): Deposit | null {
  if (!terms || total === null) return null;
  const asked = terms.amount ?? Math.ceil((total * (terms.percent ?? 0)) / 100_000) * 1000;
  return asked > 0 ? { amount: Math.min(asked, total), isReceived: false } : null;
}

/** The deposit after a change. A received one stays; any other is computed again from the new total. */
export const depositAfterChange = (
  before: Deposit | null,
  terms: DepositTerms | null | undefined,
  total: number | null,
): Deposit | null => (before?.isReceived ? before : depositFor(terms, total));
