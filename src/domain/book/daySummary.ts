import { headsOf, type Service } from "../shop/service";
import type { Entry } from "./entry";

/**
 * What a day brings: heads, and whole rupiah. What is expected is what is paid, what has come in advance of visits that are not
 * paid yet, and what is left to pay: the closing adds up. `isLeast` where one of the prices is a least one.
 */
export type DaySummary = {
  readonly heads: number;
  readonly done: number;
  readonly expected: number;
  readonly earned: number;
  readonly paid: number;
  /** The part of `paid` that had come in advance, and is not in the till. */
  readonly paidAhead: number;
  readonly deposits: number;
  readonly rest: number;
  readonly isLeast: boolean;
};

/** The sums of a day's accepted bookings; those that did not come are no heads, and expect nothing. */
export function daySummary(entries: readonly Entry[], services: readonly Service[]): DaySummary {
  const coming = entries.filter(({ status, outcome }) => status === "confirmed" && outcome !== "noShow");
  const done = coming.filter(({ outcome }) => outcome === "done");
  const paid = coming.filter(({ isPaid }) => isPaid);
  const unpaid = coming.filter(({ isPaid }) => !isPaid);
  const sum = (some: readonly Entry[], amount: (entry: Entry) => number = ({ total }) => total ?? 0) =>
    some.reduce((total, entry) => total + amount(entry), 0);
  const heads = (some: readonly Entry[]) => sum(some, (entry) => headsOf(entry, { services }));
  return {
    heads: heads(coming),
    done: heads(done),
    expected: sum(coming),
    earned: sum(done),
    paid: sum(paid),
    paidAhead: sum(paid, paidAhead),
    deposits: sum(unpaid, paidAhead),
    rest: sum(unpaid, restOf),
    isLeast: coming.some(({ isLeastTotal, total }) => isLeastTotal || total === null),
  };
}

type Paid = Pick<Entry, "total" | "deposit">;

/** What the shop has received in advance, never more than the total. */
export const paidAhead = ({ total, deposit }: Paid): number =>
  deposit?.isReceived ? Math.min(deposit.amount, total ?? deposit.amount) : 0;

/** What is left to pay at the visit. */
export const restOf = (entry: Paid): number => Math.max(0, (entry.total ?? 0) - paidAhead(entry));

/** Entries in the order of a day. */
export const byTime = (one: Entry, other: Entry): number =>
  one.date.localeCompare(other.date) || one.time.localeCompare(other.time) || one.id.localeCompare(other.id);

/** Whether the shop has still to answer. */
export const isWaiting = ({ status }: Pick<Entry, "status">): boolean => status === "requested";
