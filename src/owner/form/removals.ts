import { nameFields } from "../schema/fields";
import { type Path, valueAt } from "../schema/traversal";

/**
 * Finds list entries and optional groups that a save would delete, because Sveltia deletes them at one tap without asking.
 * Returns their paths. Lists of words or choices are skipped, because the form shows their content.
 */
export function removals(before: unknown, after: unknown, path: Path = []): Path[] {
  if (Array.isArray(before)) {
    const left: unknown[] = Array.isArray(after) ? [...after] : [];
    const isShorter = left.length < before.length;
    return before.flatMap((entry, index) => {
      if (!isRecord(entry)) return [];
      const place = left.findIndex((other) => keyOf(other) === keyOf(entry));
      if (place >= 0) return removals(entry, left.splice(place, 1)[0], [...path, index]);
      // If the list is not shorter than before, a missing entry without an id was renamed.
      return isShorter || entry.id ? [[...path, index]] : [];
    });
  }
  if (!isRecord(before)) return [];
  if (!isRecord(after)) return [path];
  return Object.entries(before).flatMap(([name, value]) => removals(value, after[name], [...path, name]));
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Identifies an entry by its id or name, or else by its whole content. */
const keyOf = (entry: unknown): unknown =>
  ["id", ...nameFields].map((field) => valueAt(entry, [field])).find(Boolean) ?? JSON.stringify(entry);
