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
 * The later versions of a list's entries. Entries with a key are matched by it, the others by the number of equal values,
 * the closest first.
 */
function versionsOf(before: readonly unknown[], after: readonly unknown[]): Map<unknown, unknown> {
  const likeness = (entry: unknown, other: unknown) => {
    if (keyOf(entry) !== undefined) return keyOf(entry) === keyOf(other) ? 1 : -1;
    const values = Object.entries(isRecord(entry) && isRecord(other) ? entry : {});
    return values.filter(([name, value]) => isEqual(value, valueAt(other, [name]))).length;
  };
  const pairs = before
    .flatMap((entry) => after.map((other) => ({ entry, other, equal: likeness(entry, other) })))
    .filter(({ equal }) => equal >= 0)
    .sort((a, b) => b.equal - a.equal);
  const versions = new Map<unknown, unknown>();
  const taken = new Set<unknown>();
  for (const { entry, other } of pairs) {
    if (versions.has(entry) || taken.has(other)) continue;
    versions.set(entry, other);
    taken.add(other);
  }
  return versions;
}

const isEqual = (value: unknown, other: unknown) => JSON.stringify(value) === JSON.stringify(other);
