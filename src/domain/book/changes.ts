import type { Moment } from "../ticket/ticket";
import type { Entry } from "./entry";

/** What recording a slip did to the book. */
export type Change =
  | { readonly kind: "new" | "same" | "otherPerson" | "older" }
  | { readonly kind: "moved"; readonly from: Moment }
  | { readonly kind: "status" }
  | { readonly kind: "details" };

/**
 * What changed between an entry as it was, null where there was none, and as it is after a slip was recorded. The gravest change
 * alone is named: another person under the same code, another moment, another status, anything else.
 */
export function changeOf(before: Entry | null, after: Entry): Change {
  if (before === null) return { kind: after.sharesCode ? "otherPerson" : "new" };
  if (before.date !== after.date || before.time !== after.time)
    return { kind: "moved", from: { date: before.date, time: before.time } };
  if (before.status !== after.status) return { kind: "status" };
  return { kind: isEqual(before, after) ? "same" : "details" };
}

const isEqual = (one: Entry, other: Entry): boolean =>
  JSON.stringify({ ...one, recordedAt: 0, version: 0 }) === JSON.stringify({ ...other, recordedAt: 0, version: 0 });
