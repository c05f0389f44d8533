import * as z from "zod";
import { likelyMeant, schemaAt } from "./explainIssue";
import { placeOf, valueAt } from "./fault";
import type { FieldMeta } from "./fields";

export type Mended = { data: unknown; places: string[] };

/**
 * A faulty file's data with a stand-in for every faulty value, so that the rules across files can look at the rest in the
 * same run: what was probably meant, or the field's example. `places` are those that were mended and must not be judged
 * again. Null where a fault goes too deep for a stand-in. Only ever used for checking.
 */
export function mended(schema: z.ZodType, data: unknown, issues: readonly z.core.$ZodIssue[]): Mended | null {
  const copy: unknown = structuredClone(data);
  const places: string[] = [];
  for (const { path } of issues) {
    const field = schemaAt(schema, path);
    const parent = valueAt(copy, path.slice(0, -1));
    const key = path.at(-1);
    if (field === undefined || key === undefined || typeof parent !== "object" || parent === null) continue;
    places.push(placeOf(data, path));
    const { expected } = (field.meta() ?? {}) as Partial<FieldMeta>;
    (parent as Record<PropertyKey, unknown>)[key] = likelyMeant(field, valueAt(data, path)) ?? expected?.example;
  }
  const result = withoutStrangers(schema).safeParse(copy);
  return result.success ? { data: result.data, places } : null;
}

// Unknown names have been told already; here they only stand in the way.
const withoutStrangers = (schema: z.ZodType) => (schema instanceof z.ZodObject ? schema.strip() : schema);
