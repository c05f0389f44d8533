import * as z from "zod";
import { idField, metaOf, nameFields } from "../schema/fields";
import { readingsOf } from "../schema/interpretations";
import { schemaAt, unwrapped, valueAt } from "../schema/traversal";
import { isWeek, withEveryDay } from "./everyDay";

/**
 * Turns the form's unsaved values into the content to write. In the form, numbers, times and the like are texts. A text that
 * can mean only one value becomes this value; any other stays as it was typed, for the check to judge. An empty optional
 * value becomes null. An entry without an id gets one from its name. An optional field at its default is left out unless
 * `before`, the file's earlier content, has it. Otherwise a changed price would add Sveltia's defaults to many entries.
 */
export function draftToContent(schema: z.ZodType, draft: unknown, before: unknown): unknown {
  const inner = unwrapped(schema);
  if (inner instanceof z.ZodArray && Array.isArray(draft)) {
    // An empty nullable list becomes null if its schema requires an entry. Hours without `days` hold on every day.
    if (draft.length === 0 && inner !== schema && !schema.safeParse(draft).success) return null;
    const entry = inner.element as z.ZodType;
    const id = entry instanceof z.ZodObject ? idField(entry.shape) : undefined;
    const entries: unknown[] = Array.isArray(before) ? before : [];
    // Finds an entry's earlier version by id, because the entry may have moved, or without an id by index.
    const entryBefore = (one: unknown, index: number) =>
      id && valueAt(one, [id]) ? entries.find((other) => valueAt(other, [id]) === valueAt(one, [id])) : entries[index];
    const drafts = id ? withIds(draft, id, schemaAt(entry, [id]) as z.ZodType) : draft;
    return drafts.map((one, index) => draftToContent(entry, one, entryBefore(one, index)));
  }
  if (inner instanceof z.ZodObject && typeof draft === "object" && draft !== null) {
    const values = isWeek(inner) ? withEveryDay(draft) : draft;
    const fields = Object.entries(inner.shape as Record<string, z.ZodType>).flatMap(([name, field]) => {
      const value = draftToContent(field, valueAt(values, [name]), valueAt(before, [name]));
      const isMissing = value === undefined || (valueAt(before, [name]) === undefined && isDefault(field, value));
      return isMissing ? [] : [[name, value] as const];
    });
    return Object.fromEntries(fields);
  }
  if (draft === "" && inner !== schema) return null;
  if (typeof draft !== "string") return draft;
  const { kind } = metaOf(schema);
  // Sveltia begins the path of a new picture with a slash.
  if (kind === "picture") return draft.replace(/^\//, "");
  // Sveltia's box of several lines allows line breaks, and a phone's keyboard adds spaces.
  if (kind === "line") return draft.replace(/\s*\n\s*| {2,}/g, " ").trim();
  const readings = readingsOf(schema, draft);
  return readings.length === 1 ? readings[0] : draft;
}

/** Whether a value means the same as a missing field. */
function isDefault(field: z.ZodType, value: unknown): boolean {
  if (!field.safeParse(undefined).success) return false;
  return typeof value === "boolean"
    ? value === metaOf(field).initialValue
    : value === null || (Array.isArray(value) && value.length === 0);
}

/**
 * Gives each entry without an id one made from its name, different from all others in the list. If the name gives no valid
 * id, the entry stays without one. `field` is the id's field, `schema` its schema.
 */
function withIds(entries: readonly unknown[], field: string, schema: z.ZodType): readonly unknown[] {
  const ids = new Set(entries.map((one) => valueAt(one, [field])));
  return entries.map((one) => {
    const name = nameFields.map((naming) => valueAt(one, [naming])).find((text) => typeof text === "string" && text);
    const [base] = readingsOf(schema, String(name ?? ""));
    if (valueAt(one, [field]) || typeof base !== "string") return one;
    let id = base;
    for (let number = 2; ids.has(id); number += 1) id = `${base}-${number}`;
    ids.add(id);
    return { ...(one as object), [field]: id };
  });
}
