import { namingFields } from "../schema/fields";
import { type Path, valueAt } from "../schema/traversal";

/**
 * Where a save takes an entry out of a list, or everything out of a group that may be missing: the library does both at one tap
 * on a phone, without a question. A list of words or choices shows what it holds by itself.
 */
export function removals(before: unknown, after: unknown, path: Path = []): Path[] {
  if (Array.isArray(before)) {
    const left: unknown[] = Array.isArray(after) ? [...after] : [];
    const isShorter = left.length < before.length;
    return before.flatMap((entry, index) => {
      if (!isRecord(entry)) return [];
      const place = left.findIndex((other) => nameOf(other) === nameOf(entry));
      if (place >= 0) return removals(entry, left.splice(place, 1)[0], [...path, index]);
      // Where there are as many as before, an entry without an id has got another name.
      return isShorter || entry.id ? [[...path, index]] : [];
    });
  }
  if (!isRecord(before)) return [];
  if (!isRecord(after)) return [path];
  return Object.entries(before).flatMap(([name, value]) => removals(value, after[name], [...path, name]));
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** By which an entry is found again: its id or name, in a list without either the whole of it. */
const nameOf = (entry: unknown): unknown =>
  ["id", ...namingFields].map((field) => valueAt(entry, [field])).find(Boolean) ?? JSON.stringify(entry);
