import { type Path, valueAt } from "../schema/traversal";

/**
 * Finds list entries and optional groups that a save would delete, because Sveltia deletes them at one tap without asking.
 * Returns their paths. Lists of words or choices are skipped, because the form shows their content. Where a list whose
 * entries have neither id nor number becomes shorter, an entry that was changed counts as well.
 */
export function removals(before: unknown, after: unknown, path: Path = []): Path[] {
  if (typeof before !== "object" || before === null) return [];
  if (!Array.isArray(before)) {
    if (!after) return [path];
    return Object.entries(before).flatMap(([name, value]) => removals(value, valueAt(after, [name]), [...path, name]));
  }
  const later: readonly unknown[] = Array.isArray(after) ? after : [];
  const versionOf = (entry: object, index: number) =>
    keyOf(entry)
      ? later.find((other) => keyOf(other) === keyOf(entry))
      : (later.find((other) => JSON.stringify(other) === JSON.stringify(entry)) ??
        (later.length < before.length ? undefined : later[index]));
  return before.flatMap((entry, index) => removals(entry, versionOf(entry, index), [...path, index]));
}

/** What names an entry for good; undefined in a list whose entries have neither id nor number. */
const keyOf = (entry: unknown): unknown =>
  ["id", "number", "period"].map((field) => valueAt(entry, [field])).find(Boolean);
