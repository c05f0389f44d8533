import * as z from "zod";
import { metaOf } from "../schema/fields";
import { meaningsOf } from "../schema/meanings";
import { isSlipOf, plainName } from "../schema/nearestName";
import { type Path, valueAt } from "../schema/path";
import { fieldOf, schemaAt, withoutNull } from "../schema/traversal";
import { weekday } from "../schema/weekday";
import { asWritten, exampleOf, expectedOf, perhaps, quoted } from "./messages";

type Explained = { path: Path; id: string };

/** What is wrong at a path: the schema library's issue, or one of ours. */
export type Issue = Pick<z.core.$ZodIssue, "path"> & { code: string; keys?: string[] };

/**
 * The issues in one file in the owner's words: what was found, what is expected, an example, and what was probably meant. One
 * message for each place. `writtenAt` gives how a number stands in the file.
 */
export function explainIssues(
  schema: z.ZodType,
  data: unknown,
  issues: readonly Issue[],
  writtenAt: (path: Path) => string | undefined,
): Explained[] {
  const unknown = issues.flatMap(({ path, keys = [] }) => explainUnknownNames(schema, data, path, keys));
  // A field is not missing where it only stands under a misspelt name.
  const explained = new Set(unknown.map(({ meant }) => meant));
  const values = issues.flatMap((issue) => {
    const place = JSON.stringify(issue.path);
    if (issue.keys || explained.has(place)) return [];
    explained.add(place);
    return [{ path: issue.path, id: explainValue(schema, data, issue, writtenAt(issue.path)) }];
  });
  return [...unknown, ...values];
}

function explainUnknownNames(schema: z.ZodType, data: unknown, path: Path, keys: readonly string[]) {
  const found = schemaAt(schema, path);
  const group = found && withoutNull(found);
  const shape = group instanceof z.ZodObject ? group.shape : {};
  const free = Object.keys(shape).filter((name) => !Object.hasOwn((valueAt(data, path) ?? {}) as object, name));
  return keys.map((key) => {
    const meant = free.find((name) => isSlipOf(key, name)) ?? fieldCalled(key, group, free);
    const known = Object.keys(shape).join(", ");
    const remedy = meant === undefined ? ` Yang dikenal: ${known}. Hapus, atau periksa ejaannya.` : perhaps([meant]);
    return {
      path: [...path, key],
      meant: meant === undefined ? undefined : JSON.stringify([...path, meant]),
      id: `Nama ${quoted(key)} tidak dikenal di sini.${remedy}`,
    };
  });
}

/** The field whose label is what was written as its name, such as "Lintang" for "latitude", or the day of that name. */
function fieldCalled(key: string, group: z.ZodType | undefined, names: readonly string[]): string | undefined {
  const [day] = meaningsOf(weekday(), key);
  return names.find((name) => {
    const field = group instanceof z.ZodObject ? fieldOf(group, name) : undefined;
    return name === day || (field && plainName(metaOf(field).label) === plainName(key));
  });
}

function explainValue(schema: z.ZodType, data: unknown, issue: Issue, written: string | undefined): string {
  const value = valueAt(data, issue.path);
  const field = schemaAt(schema, issue.path);
  if (field === undefined) return "Isi ini tidak dikenal.";
  const meta = metaOf(field);
  const text = typeof value === "string" ? value : typeof value === "number" ? (written ?? String(value)) : undefined;
  const meant = text === undefined ? "" : perhaps(meaningsOf(field, text));
  const problem = typeof value === "string" && issue.code !== "too_big" ? meta.problem?.(value) : undefined;
  if (problem) return `${problem} (${meta.description})${exampleOf(meta.example)}.${meant}`;
  return `${foundWords(value, issue, written)}; ${expectedOf(meta)}.${meant}`;
}

function foundWords(value: unknown, { code }: Issue, written: string | undefined): string {
  if (value === undefined) return "Belum ada";
  if (Array.isArray(value)) return code.startsWith("too_") ? `Ditemukan ${value.length} isi` : "Ditemukan daftar [ … ]";
  if (typeof value === "object" && value !== null) return "Ditemukan kelompok { … }";
  const length = typeof value === "string" && code === "too_big" ? `, panjangnya ${value.length} karakter` : "";
  return `Ditemukan ${written === undefined ? quoted(value) : asWritten(written)}${length}`;
}
