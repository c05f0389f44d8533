import * as z from "zod";
import { dollars } from "../../format/dollars";
import { indonesianMinutes } from "../../format/minutes";
import { priceEffect } from "../../format/priceEffect";
import { rupiah } from "../../format/rupiah";
import { perhaps, quoted } from "../check/messages";
import { type FieldKind, metaOf } from "../schema/fields";
import { meaningsOf } from "../schema/meanings";
import { withoutNull } from "../schema/traversal";

/** What a text typed into the field of a number or a time stands for, and what the form says about it below the field. */
export type Reading = {
  /** What the draft of the file holds: the number or the time, or the text itself where it is none, or null where nothing is typed. */
  value: number | string | null;
  /** The value in words, such as "Rp 27.500". */
  said?: string;
  /** Why the value cannot be saved. */
  refusal?: string;
};

/** Reads what was typed into the field of a schema. Never gives another value than the text says. */
export function readTyped(schema: z.ZodType, typed: string): Reading {
  const text = typed.trim();
  if (text === "") return { value: null };
  const { kind, rule } = metaOf(schema);
  const meant = meaningsOf(schema, text);
  const [value] = meant;
  if (meant.length === 1 && typeof value === "string") return { value, said: value };
  if (meant.length === 1 && typeof value === "number")
    return { value, said: inWords[kind]?.(value) ?? decimalComma(value) };
  return { value: text, refusal: `Ditemukan ${quoted(text)}; seharusnya ${rule}.${perhaps(meant)}` };
}

/** A value's text in its field; a number's is digits alone, as a phone's number keys type them. */
export const asTyped = (value: unknown): string => (value === null || value === undefined ? "" : String(value));

const decimalComma = (number: number) => String(number).replace(".", ",");

function hours(minutes: number): string {
  const [whole, rest] = [Math.floor(minutes / 60), minutes % 60];
  return whole === 0 ? "" : ` (${whole} jam${rest === 0 ? "" : ` ${indonesianMinutes(rest)}`})`;
}

const inWords: Partial<Record<FieldKind, (number: number) => string>> = {
  rupiah,
  dollars,
  minutes: (minutes) => `${indonesianMinutes(minutes)}${hours(minutes)}`,
  percent: (percent) => `${percent}%`,
  multiplier: (multiplier) => `${decimalComma(multiplier)} (${priceEffect(multiplier) || "harga normal"})`,
};

/**
 * Which keys a phone offers: those of whole numbers, those with a dot or a comma, which times are typed with as well, or all,
 * since some have no minus among their numbers.
 */
export function keyboardFor(schema: z.ZodType): "numeric" | "decimal" | "text" {
  if (metaOf(schema).kind === "clockTime") return "decimal";
  const { minimum = 0, type } = z.toJSONSchema(withoutNull(schema), { unrepresentable: "any" }) as {
    minimum?: number;
    type?: string;
  };
  if (minimum < 0) return "text";
  return type === "integer" ? "numeric" : "decimal";
}
