import type * as z from "zod";
import { idField, namingFields } from "../schema/entryName";
import { meaningsOf } from "../schema/meanings";
import type { Path } from "../schema/path";
import { groupsIn } from "../schema/traversal";

/** An id for each entry that has none, made of its name and unlike the others of its list; where it lies, and what it is. */
export function missingIds(schema: z.ZodType, data: unknown): [Path, string][] {
  const entries = groupsIn(schema, data).flatMap(({ path, shape, value }) => {
    const field = idField(shape);
    return field === undefined ? [] : [{ path, value, field, list: JSON.stringify(path.slice(0, -1)), shape }];
  });
  const taken = new Set(entries.map(({ list, value, field }) => list + value[field]));
  return entries.flatMap(({ path, value, field, list, shape }): [Path, string][] => {
    if (value[field]) return [];
    const name = namingFields.map((naming) => value[naming]).find((text) => typeof text === "string" && text !== "");
    const [base] = meaningsOf(shape[field] as z.ZodType, String(name ?? ""));
    if (typeof base !== "string") return [];
    let id = base;
    for (let number = 2; taken.has(list + id); number += 1) id = `${base}-${number}`;
    taken.add(list + id);
    return [[[...path, field], id]];
  });
}
