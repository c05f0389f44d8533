/** The down payment that a shop asks for: by which QRIS, how much, and on which terms (docs/rules.md, section 4). */
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

/** The down payment for one booking, in whole rupiah, and whether the shop has said that it came. */
export type Deposit = {
  readonly amount: number;
  readonly isReceived: boolean;
  /**
   * Whether only an earlier link says that it came. Anyone can write such a link, so the shop has yet to check; but nobody who may have
   * paid is asked to pay again.
   */
  readonly isClaimed?: boolean;
};

/** Whether a down payment came, by the shop's word or as far as an earlier link says. */
export const hasCome = (deposit: Deposit | undefined): boolean => Boolean(deposit?.isReceived || deposit?.isClaimed);

/**
 * What the shop asks for in advance for a booking with that total: the fixed amount, or the percentage rounded up to a full thousand,
 * and never more than the total. Undefined where it asks for nothing, or the total is not known.
 */
export function depositFor(terms: DepositTerms | null | undefined, total: number | null): Deposit | undefined {
  if (!terms || total === null) return undefined;
  const asked = terms.amount ?? Math.ceil((total * (terms.percent ?? 0)) / 100_000) * 1000;
  return asked > 0 ? { amount: Math.min(asked, total), isReceived: false } : undefined;
}

/**
 * The down payment of a booking that is changed: what came stays as it is, and what did not is asked for anew, by the terms of today
 * and the new total.
 */
export const depositAfterChange = (
  before: Deposit | undefined,
  terms: DepositTerms | null | undefined,
  total: number | null,
): Deposit | undefined => (hasCome(before) ? before : depositFor(terms, total));
