import * as z from "zod";
import { metaOf } from "../schema/fields";
import { interpretationsOf, plainName } from "../schema/interpretations";
import { type Path, schemaAt, valueAt, withoutNull } from "../schema/traversal";
import { asWritten, exampleOf, expectedOf, quoted, suggestion } from "./diagnostic";
import { picturesLike } from "./unknownFiles";

type Explained = { path: Path; message: string };

/** A problem of a value at a path, found by zod or by checkTexts.ts; `keys` are unknown names in the group there. */
export type Issue = Pick<z.core.$ZodIssue, "path"> & { code: string; keys?: string[] };

/** Context beside a file's data: numbers as written in its text, and the folder's files. */
type Surroundings = { writtenAt: (path: Path) => string | undefined; files: readonly string[] };

/**
 * The issues in one file in the owner's words: what was found, what is expected, an example, and what was probably meant. One
 * message for each place.
 */
export function explainIssues(
  schema: z.ZodType,
  data: unknown,
  issues: readonly Issue[],
  surroundings: Surroundings,
): Explained[] {
  const isMissing = (path: Path) => valueAt(data, path) === undefined;
  const missingAt = (group: Path) =>
    issues
      .filter(({ path }) => isMissing(path) && String(path.slice(0, -1)) === String(group))
      .map(({ path }) => path.at(-1));
  // An unknown name is probably a misspelling of a missing field beside it: then only the unknown name is reported.
  const told = new Set<string>();
  const unknown = issues.flatMap(({ path, keys = [] }) =>
    keys.map((key) => {
      const { names, message } = explainUnknownName(schema, path, key, missingAt(path));
      for (const name of names) told.add(JSON.stringify([...path, name]));
      return { path: [...path, key], message };
    }),
  );
  const explained = new Set<string>();
  const values = issues.flatMap((issue): Explained[] => {
    const place = JSON.stringify(issue.path);
    if (issue.keys || told.has(place) || explained.has(place)) return [];
    explained.add(place);
    return [{ path: issue.path, message: explainValue(schema, data, issue, surroundings) }];
  });
  return [...unknown, ...values];
}

/** The message for an unknown name, and the missing fields that this message already covers. */
function explainUnknownName(schema: z.ZodType, path: Path, key: string, missing: readonly unknown[]) {
  const found = schemaAt(schema, path);
  const group = found && withoutNull(found);
  const names = group instanceof z.ZodObject ? Object.keys(group.shape) : [];
  const meant = names.find((name) => plainName(name) === plainName(key));
  const known = missing.length > 0 ? `Yang belum ada: ${missing.join(", ")}` : `Yang dikenal: ${names.join(", ")}`;
  const remedy = meant ? suggestion([meant]) : ` ${known}. Hapus, atau periksa ejaannya.`;
  return {
    names: meant ? missing.filter((name) => name === meant) : missing,
    message: `Nama ${quoted(key)} tidak dikenal di sini.${remedy}`,
  };
}

function explainValue(schema: z.ZodType, data: unknown, issue: Issue, { writtenAt, files }: Surroundings): string {
  const written = writtenAt(issue.path);
  const value = valueAt(data, issue.path);
  const field = schemaAt(schema, issue.path);
  if (field === undefined) return "Isi ini tidak dikenal.";
  const meta = metaOf(field);
  const text = typeof value === "string" ? value : typeof value === "number" ? (written ?? String(value)) : undefined;
  const meanings = (said: string) => (meta.image ? picturesLike(said, files) : interpretationsOf(field, said));
  const meant = text === undefined ? "" : suggestion(meanings(text));
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
