import * as z from "zod";
import { metaOf } from "./fields";

/** A path in parsed JSON: names of fields, and indices of list entries. */
export type Path = readonly PropertyKey[];

/** The value at a path inside parsed JSON, or undefined where the path leads nowhere. */
export function valueAt(data: unknown, path: Path): unknown {
  let value = data;
  for (const key of path) {
    if (typeof value !== "object" || value === null) return undefined;
    value = (value as Record<PropertyKey, unknown>)[key];
  }
  return value;
}

/** A value in a file's data, with its path and its schema. */
type Located = { path: Path; schema: z.ZodType; value: unknown };

/** Every value in a file's data that is not null and that the schema knows, also inside groups and lists. */
function valuesIn(schema: z.ZodType, value: unknown, path: Path): Located[] {
  if (value === undefined || value === null) return [];
  // Object.entries of a text would give its letters.
  const parts = Object.entries(typeof value === "object" ? value : {}).flatMap(([name, part]) => {
    const key = Array.isArray(value) ? Number(name) : name;
    const member = memberOf(schema, key);
    return member ? valuesIn(member, part, [...path, key]) : [];
  });
  return [{ path, schema, value }, ...parts];
}

/** Every scalar value in a file's data, in the file's order, with its path and its schema's meta data. */
export const scalarFields = (file: z.ZodType, data: unknown) =>
  valuesIn(file, data, [])
    .map(({ path, schema, value }) => ({ path, value, meta: metaOf(schema) }))
    .filter(({ meta }) => meta.kind !== "record" && meta.kind !== "list");

/** A group of fields in a file's data: its path, its schema's shape, and its value. */
export type RecordValue = { path: Path; shape: z.ZodRawShape; value: Record<string, unknown> };

/** Every group in a file's data, nested groups and entries of lists included, in the file's order. */
export const recordsIn = (file: z.ZodType, data: unknown): RecordValue[] =>
  valuesIn(file, data, []).flatMap(({ path, schema, value }) => {
    const { shape } = unwrapped(schema) as Partial<z.ZodObject>;
    return shape && typeof value === "object" ? [{ path, shape, value: value as RecordValue["value"] }] : [];
  });

/** The schema of the value at a path, or undefined where the path leads nowhere. */
export function schemaAt(schema: z.ZodType, path: Path): z.ZodType | undefined {
  return path.reduce<z.ZodType | undefined>((outer, key) => outer && memberOf(outer, key), schema);
}

/** The schema of a group's field or of a list's entries; undefined if there is none. */
function memberOf(outer: z.ZodType, key: PropertyKey): z.ZodType | undefined {
  const { shape, element } = unwrapped(outer) as Partial<z.ZodObject & z.ZodArray>;
  if (typeof key === "number") return element as z.ZodType | undefined;
  // Not an inherited name such as "valueOf".
  return shape && Object.hasOwn(shape, key) ? (shape[String(key)] as z.ZodType) : undefined;
}

/** The schema inside the wrappers of a field that may be null or missing. */
export function unwrapped(schema: z.ZodType): z.ZodType {
  const isOuter = schema instanceof z.ZodNullable || schema instanceof z.ZodDefault;
  return isOuter ? unwrapped(schema.unwrap() as z.ZodType) : schema;
}
