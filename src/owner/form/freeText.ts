import * as z from "zod";
import { dollars } from "../../format/dollars";
import { priceEffect } from "../../format/priceEffect";
import { rupiah } from "../../format/rupiah";
import { perhaps, quoted } from "../check/diagnostic";
import { type ContentFileName, contentFiles } from "../schema/contentFiles";
import { type FieldKind, metaOf } from "../schema/fields";
import { interpretationsOf } from "../schema/interpretations";
import { type Path, schemaAt, withoutNull } from "../schema/traversal";

/** The name in the form's configuration of our fields for what people write in more than one way; FreeTextField.tsx is their control. */
export const freeTextType = "free-text";

/** Where such a value stands in the content, as a text that the configuration can carry: "services.json services 0 basePrice". */
export const placeOption = (place: Path): string => place.join(" ");

/** The schema of the value at such a place. */
export function schemaAtPlace(place: string): z.ZodType {
  const [file, ...path] = place.split(" ");
  const schema = schemaAt(contentFiles[file as ContentFileName], path);
  if (!schema) throw new Error(`nothing at ${place}`);
  return schema;
}

/** What a text typed into a field stands for, and what the form says about it below the field. */
export type Reading = {
  /** What the draft of the file holds: the value, or the text itself where it is none, or null where nothing is typed. */
  value: number | string | null;
  /** The value in words, such as "Rp 27.500". */
  said?: string;
  /** Why the value cannot be saved. */
  refusal?: string;
};

/** Reads what was typed into the field of a schema. Never gives another value than the text says. */
export function readFreeText(schema: z.ZodType, typed: string): Reading {
  const text = typed.trim();
  if (text === "") return { value: null };
  const { kind, expected, problem } = metaOf(schema);
  const meant = interpretationsOf(schema, text);
  const [value] = meant;
  if (meant.length === 1 && typeof value === "string") return value === text ? { value } : { value, said: value };
  if (meant.length === 1 && typeof value === "number")
    return { value, said: inWords[kind]?.(value) ?? decimalComma(value) };
  const wrong = problem?.(text) ?? `Ditemukan ${quoted(text)}; seharusnya ${expected}`;
  return { value: text, refusal: `${wrong}.${perhaps(meant)}` };
}

/** A value's text in its field; a number's is digits alone, as a phone's number keys type them. */
export const asTyped = (value: unknown): string => (value === null || value === undefined ? "" : String(value));

const decimalComma = (number: number) => String(number).replace(".", ",");

function hours(minutes: number): string {
  const [whole, rest] = [Math.floor(minutes / 60), minutes % 60];
  return whole === 0 ? "" : ` (${whole} jam${rest === 0 ? "" : ` ${rest} menit`})`;
}

const inWords: Partial<Record<FieldKind, (number: number) => string>> = {
  rupiah,
  dollars,
  minutes: (minutes) => `${minutes} menit${hours(minutes)}`,
  percent: (percent) => `${percent}%`,
  multiplier: (multiplier) => `${decimalComma(multiplier)} (${priceEffect(multiplier) || "harga normal"})`,
};

const keyboards: Partial<Record<FieldKind, "decimal" | "tel" | "url">> = {
  // Times are typed with a dot or a comma.
  clockTime: "decimal",
  chatNumber: "tel",
  phone: "tel",
  webAddress: "url",
  profileAddress: "url",
};

/** Which keys a phone offers. Some have no minus among their numbers. */
export function keyboardFor(schema: z.ZodType): "numeric" | "decimal" | "tel" | "url" | "text" {
  const own = keyboards[metaOf(schema).kind];
  if (own) return own;
  const { minimum = 0, type } = z.toJSONSchema(withoutNull(schema), { unrepresentable: "any" }) as {
    minimum?: number;
    type?: string;
  };
  if (minimum < 0 || type === "string") return "text";
  return type === "integer" ? "numeric" : "decimal";
}
