import type { Content, ContentFileName } from "../schema/contentFiles";
import { type Path, valueAt } from "../schema/path";
import type { Issue } from "./explainIssue";

/** What remains of a value when each of its parts may have been invalid. */
export type Valid<T> = T extends readonly (infer Entry)[]
  ? readonly (Valid<Entry> | undefined)[]
  : T extends object
    ? { readonly [Key in keyof T]?: Valid<T[Key]> }
    : T;

/** The content of the files as far as it is valid. */
export type ValidContent = { readonly [File in ContentFileName]?: Valid<Content[File]> };

/**
 * Takes a file's invalid values out of its data, so that the rules across fields and files judge the rest in the same run and
 * never anything that the owner did not write. Entries of lists keep their numbers.
 */
export function validSubset(data: unknown, issues: readonly Issue[]): unknown {
  for (const { path, code } of issues) {
    const isLengthOfList = (code === "too_big" || code === "too_small") && Array.isArray(valueAt(data, path));
    if (code === "unrecognized_keys" || isLengthOfList) continue;
    if (path.length === 0) return undefined;
    removeAt(data, path);
  }
  return data;
}

/** Removes the value at a path; an entry of a list becomes undefined. */
function removeAt(data: unknown, path: Path): void {
  const parent = valueAt(data, path.slice(0, -1));
  const key = path.at(-1);
  if (typeof parent === "object" && parent !== null && key !== undefined) {
    (parent as Record<PropertyKey, unknown>)[key] = undefined;
  }
}
