import type * as z from "zod";
import type { Content, ContentFileName } from "../schema/contentFiles";
import { type Path, valueAt } from "../schema/path";

/** What remains of a value when each of its parts may have been invalid. */
export type Valid<T> = T extends readonly (infer Entry)[]
  ? readonly (Valid<Entry> | undefined)[]
  : T extends object
    ? { readonly [Key in keyof T]?: Valid<T[Key]> }
    : T;

/** The content of the files as far as it is valid. */
export type ValidContent = { readonly [File in ContentFileName]?: Valid<Content[File]> };

/**
 * A file's data without its invalid values, so that the rules across fields and files judge the rest in the same run and
 * never anything that the owner did not write. Entries of lists keep their numbers.
 */
export function validSubset(data: unknown, issues: readonly z.core.$ZodIssue[]): unknown {
  const copy: unknown = structuredClone(data);
  for (const { path, code } of issues) {
    const isLengthOfList = (code === "too_big" || code === "too_small") && Array.isArray(valueAt(data, path));
    if (code === "unrecognized_keys" || isLengthOfList) continue;
    if (path.length === 0) return undefined;
    removeAt(copy, path);
  }
  return copy;
}

/** Removes the value at a path; an entry of a list becomes undefined. */
export function removeAt(data: unknown, path: Path): void {
  const parent = valueAt(data, path.slice(0, -1));
  const key = path.at(-1);
  if (typeof parent === "object" && parent !== null && key !== undefined) {
    (parent as Record<PropertyKey, unknown>)[key] = undefined;
  }
}
