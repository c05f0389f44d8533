import * as z from "zod";
import { placeOf, shown, valueAt } from "./fault";
import type { FieldMeta } from "./fields";

type Words = { place: string; id: string; en: string };

/**
 * One finding of the schema library in the owner's words: what was found, what is expected, an example, and what was
 * probably meant when a small repair of the value would pass.
 */
export function explainIssue(schema: z.ZodType, data: unknown, issue: z.core.$ZodIssue): Words[] {
  if (issue.code === "unrecognized_keys") {
    const known = Object.keys(schemaAt(schema, issue.path) instanceof z.ZodObject ? shapeAt(schema, issue.path) : {});
    return issue.keys.map((key) => ({
      place: placeOf(data, [...issue.path, key]),
      id: `Nama "${key}" tidak dikenal di sini; yang dikenal: ${known.join(", ")}. Periksa ejaannya atau hapus.`,
      en: `The name "${key}" is not known here; known are: ${known.join(", ")}. Check its spelling or delete it.`,
    }));
  }
  const value = valueAt(data, issue.path);
  const field = schemaAt(schema, issue.path);
  const { description, expected } = (field?.meta() ?? {}) as Partial<FieldMeta>;
  const example = expected ? exampleText(expected.example) : "";
  const meant = field && value !== undefined ? likelyMeant(field, value) : undefined;
  const remedy = meant === undefined ? { id: "", en: "" } : remedyFor(meant);
  const found = foundWords(issue, value);
  return [
    {
      place: placeOf(data, issue.path),
      id: `${found.id}; seharusnya ${expected?.id ?? "isi lain"} (${description ?? ""}), contoh: ${example}.${remedy.id}`,
      en: `${found.en}; expected ${expected?.en ?? "something else"}, for example ${example}.${remedy.en}`,
    },
  ];
}

function foundWords(issue: z.core.$ZodIssue, value: unknown) {
  if (value === undefined) return { id: "Belum ada", en: "Missing" };
  // Of a list too long its length is the fault, not what stands in it.
  if (issue.code === "too_big" && Array.isArray(value)) {
    return { id: `Ditemukan ${value.length} isi`, en: `Found ${value.length} entries` };
  }
  return { id: `Ditemukan ${shown(value)}`, en: `Found ${shown(value)}` };
}

const exampleText = (example: unknown) => (example === "{ ... }" || example === "[ ... ]" ? example : shown(example));

const remedyFor = (meant: unknown) => ({
  id: ` Mungkin maksudnya ${shown(meant)}.`,
  en: ` Perhaps ${shown(meant)} was meant.`,
});

/** The schema of the value at a path, or undefined where the path leads nowhere. */
export function schemaAt(schema: z.ZodType, path: readonly PropertyKey[]): z.ZodType | undefined {
  let current: z.ZodType | undefined = schema;
  for (const key of path) {
    let inner: z.ZodType | undefined = current;
    while (inner instanceof z.ZodNullable || inner instanceof z.ZodOptional) inner = inner.unwrap() as z.ZodType;
    if (inner instanceof z.ZodObject) current = inner.shape[String(key)] as z.ZodType | undefined;
    else if (inner instanceof z.ZodArray) current = inner.element as z.ZodType;
    else return undefined;
  }
  return current;
}

function shapeAt(schema: z.ZodType, path: readonly PropertyKey[]): Record<string, unknown> {
  const found = schemaAt(schema, path);
  return found instanceof z.ZodObject ? found.shape : {};
}

/** The first small repair of a value that its schema accepts: the slip the owner most likely made. */
export function likelyMeant(schema: z.ZodType, value: unknown): unknown {
  return repairs(value).find((candidate) => candidate !== value && schema.safeParse(candidate).success);
}

function repairs(value: unknown): unknown[] {
  if (typeof value === "number") return [Math.round(value), String(value)];
  if (typeof value !== "string") return [];
  const trimmed = value.trim();
  const onlyDigits = trimmed.replace(/\D/g, "");
  const attempts: unknown[] = [
    trimmed,
    trimmed.toLowerCase(),
    trimmed.toLowerCase().replace(/[\s_]+/g, "-"),
    trimmed.replace(/^(\d)([:.])/, "0$1$2").replace(".", ":"),
    trimmed.replace(/^@/, ""),
    trimmed.replace(/\/+$/, ""),
    trimmed.replace(/\/+$/, "").split("/").at(-1),
    trimmed.replace(/^http:/, "https:"),
    `https://${trimmed}`,
    onlyDigits.replace(/^0/, "62"),
    `images/${trimmed}`,
  ];
  if (/^(rp\.?\s*)?\d{1,3}([.,]\d{3})+(,-|,00)?$/i.test(trimmed)) {
    attempts.push(Number(trimmed.replace(/(,-|,00)$/, "").replace(/\D/g, "")));
  }
  if (/^\d+([.,]\d+)?$/.test(trimmed)) attempts.push(Number(trimmed.replace(",", ".")));
  if (/^(rp\.?\s*)?\d+$/i.test(trimmed)) attempts.push(Number(onlyDigits));
  if (/^\d+/.test(trimmed)) attempts.push(Number.parseInt(trimmed, 10));
  if (/^(true|ya|yes)$/i.test(trimmed)) attempts.push(true);
  if (/^(false|tidak|no)$/i.test(trimmed)) attempts.push(false);
  if (/^(null|-|)$/i.test(trimmed)) attempts.push(null);
  return attempts;
}
