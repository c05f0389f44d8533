import * as z from "zod";
import { fieldOf, withoutNull } from "./explainIssue";
import type { Path } from "./fault";
import { type FieldMeta, metaOf } from "./fields";

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
