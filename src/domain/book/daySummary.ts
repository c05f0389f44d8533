import type { Entry } from "./entry";

/** What a day brings: heads, and rupiah expected and done; `isLeast` where one of the prices is a least one. */
export type DaySummary = {
  readonly heads: number;
  readonly done: number;
  readonly expected: number;
  readonly earned: number;
  readonly paid: number;
  readonly isLeast: boolean;
};

/** The sums of a day's accepted bookings; those that did not come are no heads, and expect nothing. Whole rupiah. */
export function daySummary(entries: readonly Entry[]): DaySummary {
  const coming = entries.filter(({ status, outcome }) => status === "confirmed" && outcome !== "noShow");
  const done = coming.filter(({ outcome }) => outcome === "done");
  const sum = (some: readonly Entry[]) => some.reduce((total, entry) => total + (entry.total ?? 0), 0);
  return {
    heads: coming.length,
    done: done.length,
    expected: sum(coming),
    earned: sum(done),
    paid: sum(coming.filter(({ isPaid }) => isPaid)),
    isLeast: coming.some(({ isLeastTotal, total }) => isLeastTotal || total === null),
  };
}

/** Entries in the order of a day. */
export const byTime = (one: Entry, other: Entry): number =>
  one.date.localeCompare(other.date) || one.time.localeCompare(other.time) || one.key.localeCompare(other.key);

/** Whether the shop has still to answer. */
export const isWaiting = ({ status }: Pick<Entry, "status">): boolean => status === "requested";
