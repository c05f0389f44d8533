/** The down payment that a shop asks for: by which QRIS, how much, and on which terms. */
export type DepositTerms = {
  /** The text of the shop's QRIS code, to the letter. */
  readonly qris: string;
  /** In whole rupiah. */
  readonly amount?: number | null;
  /** Of the total, where there is no fixed amount. */
  readonly percent?: number | null;
  /** In the owner's words. */
  readonly terms: string;
};

/** The down payment for one booking, in whole rupiah: owed, or received according to the shop. */
export type Deposit = { readonly amount: number; readonly isReceived: boolean };

/**
 * What the shop asks for in advance for a booking with that total: the fixed amount, or the percentage rounded up to a full
 * thousand, and never more than the total. Null where it asks for nothing, or the total is not known.
 */
export function depositFor(terms: DepositTerms | null | undefined, total: number | null): Deposit | null {
  if (!terms || total === null) return null;
  const asked = terms.amount ?? Math.ceil((total * (terms.percent ?? 0)) / 100_000) * 1000;
  return asked > 0 ? { amount: Math.min(asked, total), isReceived: false } : null;
}

/** The down payment after a change: what was received stays, what was not is asked for anew, by the new total. */
export const depositAfterChange = (
  before: Deposit | null,
  terms: DepositTerms | null | undefined,
  total: number | null,
): Deposit | null => (before?.isReceived ? before : depositFor(terms, total));
