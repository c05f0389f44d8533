import * as z from "zod";
import { idField, metaOf, namingFields } from "../schema/fields";
import { interpretationsOf } from "../schema/interpretations";
import { schemaAt, valueAt, withoutNull } from "../schema/traversal";

/**
 * What a draft of the form becomes in the file: nothing is null, an entry without an id gets one made of its name, and what may be
 * missing and says nothing stays out where `before`, the file so far, has no such field. The library would write it into every
 * entry, and one changed price would no longer be one changed line.
 */
export function asFile(schema: z.ZodType, draft: unknown, before: unknown): unknown {
  const inner = withoutNull(schema);
  if (inner instanceof z.ZodArray && Array.isArray(draft)) {
    // Days of hours that hold on every day, for one, stand as null.
    if (draft.length === 0 && inner !== schema && !schema.safeParse(draft).success) return null;
    const entry = inner.element as z.ZodType;
    const id = entry instanceof z.ZodObject ? idField(entry.shape) : undefined;
    const entries: unknown[] = Array.isArray(before) ? before : [];
    // An entry is found by its id wherever it was moved to, without ids by its place.
    const entryBefore = (one: unknown, index: number) =>
      id && valueAt(one, [id]) ? entries.find((other) => valueAt(other, [id]) === valueAt(one, [id])) : entries[index];
    const drafts = id ? withIds(draft, id, schemaAt(entry, [id]) as z.ZodType) : draft;
    return drafts.map((one, index) => asFile(entry, one, entryBefore(one, index)));
  }
  if (inner instanceof z.ZodObject && typeof draft === "object" && draft !== null) {
    const fields = Object.entries(inner.shape as Record<string, z.ZodType>).flatMap(([name, field]) => {
      const value = asFile(field, valueAt(draft, [name]), valueAt(before, [name]));
      const isMissing = value === undefined || (valueAt(before, [name]) === undefined && saysNothing(field, value));
      return isMissing ? [] : [[name, value] as const];
    });
    return Object.fromEntries(fields);
  }
  if (draft === "" && inner !== schema) return null;
  if (typeof draft !== "string") return draft;
  const { image, kind } = metaOf(schema);
  // The library names a new picture from the site's root, and its box of several lines takes line breaks.
  return image ? draft.replace(/^\//, "") : kind === "line" ? draft.replace(/\s*\n\s*/g, " ") : draft;
}

/** Whether a value is what its field stands for where it is missing. */
function saysNothing(field: z.ZodType, value: unknown): boolean {
  if (!field.safeParse(undefined).success) return false;
  return typeof value === "boolean"
    ? value === metaOf(field).usually
    : value === null || (Array.isArray(value) && value.length === 0);
}

/** The entries of a list, each that had no id with one unlike the others, which `schema` accepts. */
function withIds(entries: readonly unknown[], field: string, schema: z.ZodType): readonly unknown[] {
  const taken = new Set(entries.map((one) => valueAt(one, [field])));
  return entries.map((one) => {
    const name = namingFields.map((naming) => valueAt(one, [naming])).find((text) => typeof text === "string" && text);
    const [base] = interpretationsOf(schema, String(name ?? ""));
    if (valueAt(one, [field]) || typeof base !== "string") return one;
    let id = base;
    for (let number = 2; taken.has(id); number += 1) id = `${base}-${number}`;
    taken.add(id);
    return { ...(one as object), [field]: id };
  });
}
