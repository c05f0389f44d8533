import * as z from "zod";
import { type FieldMeta, metaOf } from "./fields";
import type { Path } from "./path";

/** A single value of a file: where it stands, what it is, and what its schema says of it. */
export type ScalarField = { path: Path; value: unknown; meta: FieldMeta };

/** Every single value in a file's data that the schema knows, those inside groups and lists as well, in the file's order. */
export function scalarFields(schema: z.ZodType, data: unknown, at: Path = []): ScalarField[] {
  if (data === undefined || data === null) return [];
  const inner = withoutNull(schema);
  if (inner instanceof z.ZodObject) {
    if (typeof data !== "object") return [];
    return Object.entries(data).flatMap(([key, part]) => {
      const field = fieldOf(inner, key);
      return field ? scalarFields(field, part, [...at, key]) : [];
    });
  }
  if (inner instanceof z.ZodArray) {
    if (!Array.isArray(data)) return [];
    return data.flatMap((entry, index) => scalarFields(inner.element as z.ZodType, entry, [...at, index]));
  }
  return [{ path: at, value: data, meta: metaOf(schema) }];
}

/** A group of fields in a file's data: where it stands and what its schema has. */
export type Group = { path: Path; shape: z.ZodRawShape; value: Readonly<Record<string, unknown>> };

/** Every group in a file's data, those inside others and the entries of lists as well, in the file's order. */
export function groupsIn(schema: z.ZodType, data: unknown, at: Path = []): Group[] {
  const inner = withoutNull(schema);
  if (typeof data !== "object" || data === null) return [];
  if (inner instanceof z.ZodArray)
    return (data as unknown[]).flatMap((entry, index) => groupsIn(inner.element as z.ZodType, entry, [...at, index]));
  if (!(inner instanceof z.ZodObject)) return [];
  const value = data as Group["value"];
  const inside = Object.entries(inner.shape).flatMap(([name, part]) =>
    groupsIn(part as z.ZodType, value[name], [...at, name]),
  );
  return [{ path: at, shape: inner.shape, value }, ...inside];
}

/** The schema of the value at a path, or undefined where the path leads nowhere. */
export function schemaAt(schema: z.ZodType, path: Path): z.ZodType | undefined {
  return path.reduce<z.ZodType | undefined>((outer, key) => outer && memberOf(withoutNull(outer), key), schema);
}

/** The schema of a group's field or of a list's entries. */
function memberOf(schema: z.ZodType, key: PropertyKey): z.ZodType | undefined {
  if (schema instanceof z.ZodArray) return schema.element as z.ZodType;
  return schema instanceof z.ZodObject ? fieldOf(schema, String(key)) : undefined;
}

/** The schema of a group's own field; what every object inherits, such as "valueOf", is none. */
export const fieldOf = (group: z.ZodObject, name: string): z.ZodType | undefined =>
  Object.hasOwn(group.shape, name) ? (group.shape[name] as z.ZodType) : undefined;

/** The schema of a field's values where it is neither null nor left out. */
export function withoutNull(schema: z.ZodType): z.ZodType {
  const isOuter = schema instanceof z.ZodNullable || schema instanceof z.ZodOptional;
  return isOuter ? withoutNull(schema.unwrap() as z.ZodType) : schema;
}
