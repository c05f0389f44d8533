import * as z from "zod";
import { metaOf } from "../schema/fields";
import type { Path } from "../schema/path";
import { fieldOf, withoutNull } from "../schema/traversal";

/**
 * The fields that may be missing, say nothing else than a missing one, and are missing from the file's text so far. The library
 * would write them into every entry, and one changed price would no longer be one changed line.
 */
export const fieldsLeftEmpty = (schema: z.ZodType, data: unknown, text: string | undefined): Path[] =>
  leftEmpty(schema, data, fieldNames(text), [], "");

/** `name` is that of the data in the file so far. */
function leftEmpty(schema: z.ZodType, data: unknown, known: ReadonlySet<string>, at: Path, name: string): Path[] {
  const inner = withoutNull(schema);
  if (Array.isArray(data) && inner instanceof z.ZodArray)
    return data.flatMap((part, index) => {
      const own = `${name}.${idOf(part)}`;
      // A new entry is written like the others.
      return leftEmpty(inner.element as z.ZodType, part, known, [...at, index], known.has(own) ? own : `${name}.*`);
    });
  if (typeof data !== "object" || data === null || !(inner instanceof z.ZodObject)) return [];
  return Object.entries(data).flatMap(([key, part]) => {
    const field = fieldOf(inner, key);
    const path = [...at, key];
    if (field === undefined) return [];
    const mayBeMissing = field.safeParse(undefined).success;
    return mayBeMissing && isAsMissing(field, part) && !known.has(`${name}.${key}`)
      ? [path]
      : leftEmpty(field, part, known, path, `${name}.${key}`);
  });
}

/** Whether a value is what its field stands for where it is missing. */
const isAsMissing = (field: z.ZodType, value: unknown) =>
  typeof value === "boolean"
    ? value === metaOf(field).usually
    : value === null || value === "" || (Array.isArray(value) && value.length === 0);

/** What tells an entry of a list apart wherever it was moved to. */
const idOf = (entry: unknown) => `#${String((entry as { id?: unknown } | null)?.id)}`;

/**
 * The names of all fields that a file's text has, such as ".services.#classic.fare", and of those that any entry has,
 * ".services.*.fare"; none where it cannot be read.
 */
function fieldNames(text: string | undefined): ReadonlySet<string> {
  const all = new Set<string>();
  const collect = (value: unknown, names: readonly string[]): void => {
    for (const name of names) all.add(name);
    if (Array.isArray(value))
      for (const part of value)
        collect(
          part,
          names.flatMap((name) => [`${name}.*`, `${name}.${idOf(part)}`]),
        );
    else if (typeof value === "object" && value !== null)
      for (const [key, part] of Object.entries(value))
        collect(
          part,
          names.map((name) => `${name}.${key}`),
        );
  };
  try {
    collect(JSON.parse(text ?? "null"), [""]);
  } catch {
    // What is wrong with the text is the check's to say.
  }
  return all;
}

/** The lists without an entry that stand as null in the files, such as the days of hours that hold on every day. */
export function listsLeftEmpty(schema: z.ZodType, data: unknown, at: Path = []): Path[] {
  const inner = withoutNull(schema);
  if (Array.isArray(data) && inner instanceof z.ZodArray) {
    if (data.length === 0) return inner !== schema && !schema.safeParse(data).success ? [at] : [];
    return data.flatMap((part, index) => listsLeftEmpty(inner.element as z.ZodType, part, [...at, index]));
  }
  if (typeof data !== "object" || data === null || !(inner instanceof z.ZodObject)) return [];
  return Object.entries(data).flatMap(([name, part]) => {
    const field = fieldOf(inner, name);
    return field ? listsLeftEmpty(field, part, [...at, name]) : [];
  });
}
