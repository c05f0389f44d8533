import { type Path, valueAt } from "../schema/traversal";

/**
 * Finds list entries and optional groups that a save would delete, because Sveltia deletes them at one tap without asking.
 * Returns their paths. Lists of words or choices are skipped, because the form shows their content.
 */
export function removals(before: unknown, after: unknown, path: Path = []): Path[] {
  if (Array.isArray(before)) {
    const kept = versionsOf(before, Array.isArray(after) ? after : []);
    return before.flatMap((entry, index) => {
      if (!isRecord(entry)) return [];
      return kept.has(entry) ? removals(entry, kept.get(entry), [...path, index]) : [[...path, index]];
    });
  }
  if (!isRecord(before)) return [];
  if (!isRecord(after)) return [path];
  return Object.entries(before).flatMap(([name, value]) => removals(value, after[name], [...path, name]));
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** What names an entry for good; undefined in a list whose entries have neither id nor number. */
const keyOf = (entry: unknown): unknown =>
  ["id", "number", "period"].map((field) => valueAt(entry, [field])).find(Boolean);

/**
 * The later versions of a list's entries, by their keys; entries that share a key or have none by the number of equal
 * values, the closest first.
 */
function versionsOf(before: readonly unknown[], after: readonly unknown[]): Map<unknown, unknown> {
  const equalValues = (entry: object, other: unknown) =>
    Object.entries(entry).filter(([name, value]) => JSON.stringify(value) === JSON.stringify(valueAt(other, [name])));
  const pairs = before
    .filter(isRecord)
    .flatMap((entry) => after.map((other) => ({ entry, other, likeness: equalValues(entry, other).length })))
    .filter(({ entry, other }) => keyOf(entry) === keyOf(other))
    .sort((a, b) => b.likeness - a.likeness);
  const versions = new Map<unknown, unknown>();
  for (const { entry, other } of pairs)
    if (!versions.has(entry) && ![...versions.values()].includes(other)) versions.set(entry, other);
  return versions;
}
