import * as z from "zod";
import { metaOf } from "../schema/fields";
import { readingsOf } from "../schema/interpretations";
import { type Path, schemaAt, unwrapped, valueAt } from "../schema/traversal";
import { asWritten, exampleOf, expectedOf, quoted, suggestion } from "./diagnostic";
import { pictureRemedy } from "./unknownFiles";

type Explanation = { path: Path; message: string };

/**
 * A problem with the value at a path, found by zod or reported by checkJsonFiles.ts in zod's form. `code` is zod's name for
 * the kind of problem. `keys` are the names in a record that its schema lacks.
 */
export type Issue = Pick<z.core.$ZodIssue, "path"> & { code: string; keys?: string[] };

/** The rest of a message's input: `numberTextAt` gives a number as the file writes it, `files` lists the folder's files. */
type MessageContext = { numberTextAt: (path: Path) => string | undefined; files: readonly string[] };

/**
 * Turns a file's issues into messages to the owner, at most one for each place. Most messages name the value found, the
 * expected value, an example, and the value probably meant.
 */
export function explainIssues(
  schema: z.ZodType,
  data: unknown,
  issues: readonly Issue[],
  context: MessageContext,
): Explanation[] {
  const explanations = issues.flatMap((issue): Explanation[] =>
    issue.keys
      ? issue.keys.map((key) => ({ path: [...issue.path, key], message: explainUnknownName(schema, issue.path, key) }))
      : [{ path: issue.path, message: explainValue(schema, data, issue, context) }],
  );
  const places = explanations.map(({ path }) => JSON.stringify(path));
  return explanations.filter((_, index) => places.indexOf(places[index] as string) === index);
}

function explainUnknownName(schema: z.ZodType, path: Path, key: string): string {
  const found = schemaAt(schema, path);
  const record = found && unwrapped(found);
  const names = record instanceof z.ZodObject ? Object.keys(record.shape) : [];
  const meant = names.filter((name) => name.toLowerCase() === key.toLowerCase());
  const remedy =
    meant.length > 0 ? suggestion(meant) : ` Yang dikenal: ${names.join(", ")}. Hapus, atau periksa ejaannya.`;
  return `Nama ${quoted(key)} tidak dikenal di sini.${remedy}`;
}

function explainValue(schema: z.ZodType, data: unknown, issue: Issue, { numberTextAt, files }: MessageContext): string {
  const written = numberTextAt(issue.path);
  const value = valueAt(data, issue.path);
  const field = schemaAt(schema, issue.path);
  if (field === undefined) return "Isi ini tidak dikenal.";
  const meta = metaOf(field);
  const text = typeof value === "string" ? value : typeof value === "number" ? (written ?? String(value)) : undefined;
  const remedy =
    text === undefined
      ? ""
      : meta.minimumSize
        ? pictureRemedy(text, files)
        : suggestion(readingsOf(field, text), meta.kind);
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
