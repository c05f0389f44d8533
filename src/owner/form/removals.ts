import { nameFields } from "../schema/fields";
import { type Path, valueAt } from "../schema/traversal";

/**
 * The paths at which a save removes an entry of a list, or a whole optional group: the library does both at one tap on a phone,
 * without a question. Lists of words or choices are left out, because the form shows their content.
 */
export function removals(before: unknown, after: unknown, path: Path = []): Path[] {
  if (Array.isArray(before)) {
    const left: unknown[] = Array.isArray(after) ? [...after] : [];
    const isShorter = left.length < before.length;
    return before.flatMap((entry, index) => {
      if (!isRecord(entry)) return [];
      const place = left.findIndex((other) => keyOf(other) === keyOf(entry));
      if (place >= 0) return removals(entry, left.splice(place, 1)[0], [...path, index]);
      // In a list that has not become shorter, an entry without an id was renamed.
      return isShorter || entry.id ? [[...path, index]] : [];
    });
  }
  if (!isRecord(before)) return [];
  if (!isRecord(after)) return [path];
  return Object.entries(before).flatMap(([name, value]) => removals(value, after[name], [...path, name]));
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The key that identifies an entry: its id or name, or else its whole content. */
const keyOf = (entry: unknown): unknown =>
  ["id", ...nameFields].map((field) => valueAt(entry, [field])).find(Boolean) ?? JSON.stringify(entry);
