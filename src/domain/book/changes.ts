import type { Moment } from "../booking/booking";
import { type Entry, entriesOf } from "./entry";
import { type BookRecord, emptyRecord, mergedById, textOf, type Version, withVersion } from "./record";

/** What recording a version did to the book. */
export type Change =
  | { readonly kind: "new" | "same" | "otherPerson" | "older" }
  | { readonly kind: "moved"; readonly from: Moment }
  | { readonly kind: "status" }
  | { readonly kind: "details" };

/**
 * What changed between an entry as it was, null where there was none, and as it is after a version was recorded. The gravest
 * change alone is named: another person under the same code, another moment, another status, anything else.
 */
export function changeOf(before: Entry | null, after: Entry): Change {
  if (before === null) return { kind: after.sharesCode ? "otherPerson" : "new" };
  if (before.date !== after.date || before.time !== after.time)
    return { kind: "moved", from: { date: before.date, time: before.time } };
  if (before.status !== after.status) return { kind: "status" };
  return { kind: textOf(comparable(before)) === textOf(comparable(after)) ? "same" : "details" };
}

const comparable = (entry: Entry) => ({ ...entry, id: "", ids: [], version: 0 });

/** The entry that a version recorded under `id` belongs to, what it was before, and what changed. `before` are the records of its code. */
export function changeByVersion(
  before: readonly BookRecord[],
  id: string,
  version: Version,
): { change: Change; entry: Entry; before: Entry | null } {
  const after = entriesOf(mergedById([...before, withVersion(emptyRecord(id), version)]));
  // The version itself makes an entry, so there is one.
  const entry = after.find(({ ids }) => ids.includes(id)) as Entry;
  const known = entriesOf(before).find(({ ids }) => ids.some((one) => entry.ids.includes(one))) ?? null;
  const change = changeOf(known, entry);
  const isOlder = change.kind === "same" && (version.booking.version ?? 0) < (entry.version ?? 0);
  return { entry, before: known, change: isOlder ? { kind: "older" } : change };
}
