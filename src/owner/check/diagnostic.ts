import type * as z from "zod";
import { shopWords } from "../../domain/shop/words.id";
import { plainLine, shortened } from "../../format/plainText";
import { type FieldKind, type FieldMeta, type MinimumSize, metaOf, nameFields } from "../schema/fields";
import { type Path, schemaAt, valueAt } from "../schema/traversal";

/** One problem in the owner's files or in the built site, with its remedy. */
export type Diagnostic = {
  /** An error stops the build; a warning is shown, and the site is built nevertheless. */
  level: "error" | "warning";
  file: string;
  /** Where the value is, such as `services › "Cukur Jenggot" (no. 3) › basePrice`; empty for the file as a whole. */
  place: string;
  /** The same place as a path in the file's data; missing if the place is empty, or known only in words. */
  path?: Path;
  /** The line in the file, counted from one; missing if it is not known. */
  line?: number;
  /** What is wrong and what to do, in Indonesian. */
  message: string;
};

/**
 * A path as the owner reads it. An entry of a list is shown by its name and its number, counted from one. A field is shown
 * by its name in the file, or by its label if `schema`, the file's schema, is given.
 */
export function pathLabel(data: unknown, path: Path, schema?: z.ZodType): string {
  return path
    .map((key, depth) => {
      const here = path.slice(0, depth + 1);
      if (typeof key === "number") return `${quotedName(valueAt(data, here))}(no. ${key + 1})`;
      const field = schema && schemaAt(schema, here);
      return field ? metaOf(field).label : shortened(plainLine(String(key)), 60);
    })
    .join(" › ");
}

function quotedName(entry: unknown): string {
  const values = nameFields.map((field) => valueAt(entry, [field]));
  const name = values.map((value) => (typeof value === "string" ? plainLine(value) : "")).find(Boolean);
  return name === undefined ? "" : `"${shortened(name, 40)}" `;
}

export const levelWords = { error: "SALAH", warning: "PERIKSA" } as const;

export const byLevel = (diagnostics: readonly Diagnostic[]) => ({
  errors: diagnostics.filter(({ level }) => level === "error"),
  warnings: diagnostics.filter(({ level }) => level === "warning"),
});

/** All diagnostics as one text for a terminal, with a count at the end; empty when there are none. */
export function formatDiagnostics(diagnostics: readonly Diagnostic[], folder: string): string {
  if (diagnostics.length === 0) return "";
  const { errors, warnings } = byLevel(diagnostics);
  const blocks = diagnostics.map(({ level, file, line, place, message }) => {
    const where = `${line === undefined ? "" : ` baris ${line}`}${place === "" ? "" : ` › ${place}`}`;
    return `${levelWords[level]}  ${folder}/${file}${where}\n  ${message}`;
  });
  return `${blocks.join("\n\n")}\n\n${errors.length} kesalahan, ${warnings.length} peringatan`;
}

/** A value as JSON, cut to 60 characters. */
export const quoted = (value: unknown): string => shortened(JSON.stringify(value) ?? String(value), 60);

/** A piece of a file's text on one line, cut to 60 characters. */
export const asWritten = (text: string): string => shortened(plainLine(text), 60);

/** The part of a message that says what a field must hold, with its description and an example. */
export const expectedOf = ({ kind, description, expected, example }: FieldMeta): string =>
  `seharusnya ${kind === "line" || kind === "prose" ? "teks, " : ""}${expected} (${description})${exampleOf(example)}`;

export const exampleOf = (example: unknown): string => (example === undefined ? "" : `, contoh: ${quoted(example)}`);

/**
 * A sentence with the values that were probably meant. It begins with a space, and is empty without values. A multiplier
 * stands beside its change in per cent.
 */
export const suggestion = (values: readonly unknown[], kind?: FieldKind): string => {
  const named = values.map((value) =>
    // Whole, to be copied: a picture's path has up to 200 characters.
    kind === "multiplier"
      ? `${shopWords.priceEffect(value as number)} (${value})`
      : shortened(JSON.stringify(value), 220),
  );
  return named.length === 0 ? "" : ` Mungkin maksudnya ${named.join(" atau ")}.`;
};

export const minimumSizeText = ({ minWidth, minHeight }: MinimumSize): string =>
  `minimal ${minWidth} x ${minHeight} piksel`;
