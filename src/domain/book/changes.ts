import type { Moment } from "../booking/booking";
import { type Entry, entriesOf, isOfSame } from "./entry";
import { type BookRecord, type Slip, withSlip } from "./record";

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

/** The entry that a slip belongs to once it is recorded, and what it changed; older than what is known, it changes nothing. */
export function changeBySlip(before: BookRecord, slip: Slip): { change: Change; entry: Entry } {
  const after = entriesOf(withSlip(before, slip));
  const isOfSlip = (entry: Entry) => after.length === 1 || isOfSame(entry, slip);
  // The slip itself makes an entry, so there is at least one.
  const entry = (after.find(isOfSlip) ?? after[0]) as Entry;
  const change = changeOf(entriesOf(before).find(isOfSlip) ?? null, entry);
  return { entry, change: change.kind === "same" && slip.version < entry.version ? { kind: "older" } : change };
}
