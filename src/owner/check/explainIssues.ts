import * as z from "zod";
import { metaOf } from "../schema/fields";
import { lettersAndDigits, readingsOf } from "../schema/interpretations";
import { type Path, schemaAt, unwrapped, valueAt } from "../schema/traversal";
import { asWritten, exampleOf, expectedOf, quoted, suggestion } from "./diagnostic";
import { picturesLike } from "./unknownFiles";

type Explanation = { path: Path; message: string };

/**
 * A problem of the value at a path, found by zod, or by checkTexts.ts in the same form. `code` is zod's. `keys` are names in a
 * record that its schema lacks.
 */
export type Issue = Pick<z.core.$ZodIssue, "path"> & { code: string; keys?: string[] };

/** The input for a message besides the data: numbers as they are written in the file, and the names of the folder's files. */
type MessageContext = { numberTextAt: (path: Path) => string | undefined; files: readonly string[] };

/**
 * The issues of a file as messages to the owner, one for each place. A message has the value found, the expected value, an
 * example, and the value probably meant.
 */
export function explainIssues(
  schema: z.ZodType,
  data: unknown,
  issues: readonly Issue[],
  context: MessageContext,
): Explanation[] {
  const isMissing = (path: Path) => valueAt(data, path) === undefined;
  const missingAt = (record: Path) =>
    issues
      .filter(({ path }) => isMissing(path) && String(path.slice(0, -1)) === String(record))
      .map(({ path }) => path.at(-1));
  // An unknown name is probably a misspelling of a missing field beside it. So only the unknown name is reported, not the
  // field.
  const coveredPaths = new Set<string>();
  const ofUnknownNames = issues.flatMap(({ path, keys = [] }) =>
    keys.map((key) => {
      const { names, message } = explainUnknownName(schema, path, key, missingAt(path));
      for (const name of names) coveredPaths.add(JSON.stringify([...path, name]));
      return { path: [...path, key], message };
    }),
  );
  const ofValues = issues.flatMap((issue): Explanation[] => {
    const key = JSON.stringify(issue.path);
    if (issue.keys || coveredPaths.has(key)) return [];
    coveredPaths.add(key);
    return [{ path: issue.path, message: explainValue(schema, data, issue, context) }];
  });
  return [...ofUnknownNames, ...ofValues];
}

/** The message for an unknown name, and the missing fields that this message already covers. */
function explainUnknownName(schema: z.ZodType, path: Path, key: string, missing: readonly unknown[]) {
  const found = schemaAt(schema, path);
  const record = found && unwrapped(found);
  const names = record instanceof z.ZodObject ? Object.keys(record.shape) : [];
  const meant = names.find((name) => lettersAndDigits(name) === lettersAndDigits(key));
  const known = missing.length > 0 ? `Yang belum ada: ${missing.join(", ")}` : `Yang dikenal: ${names.join(", ")}`;
  const remedy = meant ? suggestion([meant]) : ` ${known}. Hapus, atau periksa ejaannya.`;
  return {
    names: meant ? missing.filter((name) => name === meant) : missing,
    message: `Nama ${quoted(key)} tidak dikenal di sini.${remedy}`,
  };
}

function explainValue(schema: z.ZodType, data: unknown, issue: Issue, { numberTextAt, files }: MessageContext): string {
  const written = numberTextAt(issue.path);
  const value = valueAt(data, issue.path);
  const field = schemaAt(schema, issue.path);
  if (field === undefined) return "Isi ini tidak dikenal.";
  const meta = metaOf(field);
  const text = typeof value === "string" ? value : typeof value === "number" ? (written ?? String(value)) : undefined;
  const readings = text === undefined ? [] : meta.minimumSize ? picturesLike(text, files) : readingsOf(field, text);
  const remedy = suggestion(readings);
  const problem = typeof value === "string" && issue.code !== "too_big" ? meta.problem?.(value) : undefined;
  if (problem) return `${problem} (${meta.description})${exampleOf(meta.example)}.${remedy}`;
  return `${describeFound(value, issue, written)}; ${expectedOf(meta)}.${remedy}`;
}

function describeFound(value: unknown, { code }: Issue, written: string | undefined): string {
  if (value === undefined) return "Belum ada";
  if (Array.isArray(value)) return code.startsWith("too_") ? `Ditemukan ${value.length} isi` : "Ditemukan daftar [ … ]";
  if (typeof value === "object" && value !== null) return "Ditemukan kelompok { … }";
  const length = typeof value === "string" && code === "too_big" ? `, panjangnya ${value.length} karakter` : "";
  return `Ditemukan ${written === undefined ? quoted(value) : asWritten(written)}${length}`;
}
