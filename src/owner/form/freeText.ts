import type * as z from "zod";
import { dollarText } from "../../format/dollars";
import { priceEffect } from "../../format/priceEffect";
import { rupiah } from "../../format/rupiah";
import { quoted, suggestion } from "../check/diagnostic";
import { type ContentFileName, contentFiles } from "../schema/contentFiles";
import { type FieldKind, metaOf } from "../schema/fields";
import { readingsOf } from "../schema/interpretations";
import { type Path, schemaAt } from "../schema/traversal";

/**
 * The name, in the form's configuration, of the widget for values that people write in different ways (FreeTextField.tsx).
 */
export const freeTextWidget = "free-text";

/**
 * The place of a free-text field in the content, as text for the form's configuration: "services.json services 0 basePrice".
 */
export const pathAsText = (place: Path): string => place.join(" ");

/** The schema at a place written by `pathAsText`. Throws if there is none. */
export function schemaAtPath(place: string): z.ZodType {
  const [file, ...path] = place.split(" ");
  const schema = schemaAt(contentFiles[file as ContentFileName], path);
  if (!schema) throw new Error(`nothing at ${place}`);
  return schema;
}

/** The meaning of a text typed into a field, and the form's words about it below the field. */
export type TypedValue = {
  /** The value for the form: the parsed value, the text itself if it is refused, or null if the field is empty. */
  value: number | string | null;
  /** The value in words, such as "Rp 27.500". */
  reading?: string;
  /** Why the value cannot be saved. */
  refusal?: string;
};

/** Parses the text typed into a schema's field. Never guesses: ambiguous text is refused. */
export function readFreeText(schema: z.ZodType, typed: string): TypedValue {
  const text = typed.trim();
  if (text === "") return { value: null };
  const { kind, expected, problem } = metaOf(schema);
  const values = readingsOf(schema, text);
  const [value] = values;
  if (values.length === 1 && value === null) return { value, reading: "kosong" };
  if (values.length === 1 && typeof value === "string") return value === text ? { value } : { value, reading: value };
  if (values.length === 1 && typeof value === "number")
    return { value, reading: inWords[kind]?.(value) ?? decimalComma(value) };
  const reason = problem?.(text) ?? `Ditemukan ${quoted(text)}; seharusnya ${expected}`;
  return { value: text, refusal: `${reason}.${suggestion(values)}` };
}

/** A value's text in its field; a number has no separators. */
export const textOfValue = (value: unknown): string => (value === null || value === undefined ? "" : String(value));

const decimalComma = (number: number) => String(number).replace(".", ",");

function inHours(minutes: number): string {
  const [whole, rest] = [Math.floor(minutes / 60), minutes % 60];
  return whole === 0 ? "" : ` (${whole} jam${rest === 0 ? "" : ` ${rest} menit`})`;
}

const inWords: Partial<Record<FieldKind, (number: number) => string>> = {
  rupiah,
  dollars: dollarText,
  minutes: (minutes) => `${minutes} menit${inHours(minutes)}`,
  percent: (percent) => `${percent}%`,
  multiplier: (multiplier) => `${decimalComma(multiplier)} (${priceEffect(multiplier) || "harga normal"})`,
};

const keyboards: Partial<Record<FieldKind, "tel" | "url">> = {
  chatNumber: "tel",
  phone: "tel",
  siteUrl: "url",
  profileAddress: "url",
};

/**
 * The phone keyboard for a field; undefined is the usual one. It is never a number keyboard: these lack the letters and the
 * percent sign of "25 ribu", "8 malam" and "+15%".
 */
export const keyboardFor = (schema: z.ZodType): "tel" | "url" | undefined => keyboards[metaOf(schema).kind];
