import type * as z from "zod";
import { idField } from "../../schema/entryName";
import { quoted } from "../messages";
import { allGroups, type Diagnose, type ValidContent } from "./diagnose";

/** Ids differ in every entry of a list, since links and buttons lead to them. */
export function idRules(content: ValidContent, { error }: Diagnose): void {
  forEachTwin(content, idField, String, ({ file, path, value }, field, first) => {
    const found = `Ditemukan ${quoted(value[field])} untuk kedua kalinya (sudah dipakai no. ${first + 1})`;
    error(file, [...path, field], `${found}; seharusnya berbeda di setiap isi.`);
  });
}

/** So should the names of entries that have an id or a title of their own. */
export function nameDoubts(content: ValidContent, { warn }: Diagnose): void {
  forEachTwin(content, nameOf, normalizedName, ({ file, path, value }, field, first) => {
    const found = `Ditemukan nama ${quoted(value[field])} untuk kedua kalinya (sama dengan no. ${first + 1})`;
    warn(file, [...path, field], `${found}; pengunjung tidak bisa membedakannya.`);
  });
}

const nameOf = (shape: z.ZodRawShape) =>
  "title" in shape ? "title" : ["name", "label"].find((field) => idField(shape) !== undefined && field in shape);

/** A name as people compare it: without regard to capitals and spaces. */
export const normalizedName = (name: string): string => name.trim().replace(/\s+/g, " ").toLowerCase();

/** Tells of each entry that has a field's value again, with the number of the entry that had it first. */
function forEachTwin(
  content: ValidContent,
  fieldOf: (shape: z.ZodRawShape) => string | undefined,
  comparable: (text: string) => string,
  tell: (twin: ReturnType<typeof allGroups>[number], field: string, first: number) => void,
): void {
  const seen = new Map<string, number>();
  for (const group of allGroups(content)) {
    const field = fieldOf(group.shape);
    const index = group.path.at(-1);
    const value = field && group.value[field];
    if (typeof index !== "number" || typeof value !== "string") continue;
    const key = JSON.stringify([group.file, group.path.slice(0, -1), comparable(value)]);
    const first = seen.get(key);
    if (first === undefined) seen.set(key, index);
    else tell(group, field as string, first);
  }
}
