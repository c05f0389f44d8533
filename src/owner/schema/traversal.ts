import * as z from "zod";
import { type FieldMeta, metaOf } from "./fields";
import type { Path } from "./path";

/** A single value of a file with its place and what its schema says of it. */
export type Leaf = { path: Path; value: unknown; meta: FieldMeta };

/** Every value in a file's data that a schema describes, groups and lists apart, in the file's order. */
export function leaves(schema: z.ZodType, data: unknown, at: Path = []): Leaf[] {
  if (data === undefined || data === null) return [];
  const inner = withoutNull(schema);
  if (inner instanceof z.ZodObject) {
    if (typeof data !== "object") return [];
    return Object.entries(data).flatMap(([key, part]) => {
      const field = fieldOf(inner, key);
      return field ? leaves(field, part, [...at, key]) : [];
    });
  }
  if (inner instanceof z.ZodArray) {
    if (!Array.isArray(data)) return [];
    return data.flatMap((entry, index) => leaves(inner.element as z.ZodType, entry, [...at, index]));
  }
  return [{ path: at, value: data, meta: metaOf(schema) }];
}

/** The schema of the value at a path, or undefined where the path leads nowhere. */
export function schemaAt(schema: z.ZodType, path: Path): z.ZodType | undefined {
  let current: z.ZodType | undefined = schema;
  for (const key of path) {
    const inner = current === undefined ? undefined : withoutNull(current);
    if (inner instanceof z.ZodObject) current = fieldOf(inner, String(key));
    else if (inner instanceof z.ZodArray) current = inner.element as z.ZodType;
    else return undefined;
  }
  return current;
}

/** The schema of a group's own field; names that every object knows, such as "valueOf", are none. */
export const fieldOf = (group: z.ZodObject, name: string): z.ZodType | undefined =>
  Object.hasOwn(group.shape, name) ? (group.shape[name] as z.ZodType) : undefined;

/** The schema of a field's values where it is neither null nor left out. */
export function withoutNull(schema: z.ZodType): z.ZodType {
  const isOuter = schema instanceof z.ZodNullable || schema instanceof z.ZodOptional;
  return isOuter ? withoutNull(schema.unwrap() as z.ZodType) : schema;
}
