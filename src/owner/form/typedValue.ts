import * as z from "zod";
import { dollars } from "../../format/dollars";
import { indonesianMinutes } from "../../format/minutes";
import { priceEffect } from "../../format/priceEffect";
import { rupiah } from "../../format/rupiah";
import { messages } from "../check/messages";
import { suggestedValue } from "../check/suggestedValue";
import { numberIn } from "../check/writtenNumber";
import { timeIn, twelveHoursLater } from "../check/writtenTime";
import { type FieldKind, metaOf } from "../schema/fields";
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

/** Reads what was typed into the field of a schema. Never gives another value than the text says (docs/rules.md, section 16). */
export function readTyped(schema: z.ZodType, typed: string): Reading {
  const text = typed.trim();
  if (text === "") return { value: null };
  const { kind, rule } = metaOf(schema);
  const time = kind === "clockTime" ? timeIn(text.normalize("NFKC")) : undefined;
  if (time && !time.isGuess && schema.safeParse(time.time).success) return { value: time.time, said: time.time };
  const number = numberIn(kind, text);
  if (number !== undefined && schema.safeParse(number).success) {
    return { value: number, said: inWords[kind]?.(number) ?? decimalComma(number) };
  }
  const meant = suggestedValue(schema, kind, text);
  // An hour alone may be the evening's.
  const evening = time && meant === time.time ? twelveHoursLater(time.time) : undefined;
  const perhaps =
    typeof meant === "string" && evening && schema.safeParse(evening).success
      ? ` ${messages.perhapsEither(meant, evening).id}`
      : (typeof meant === "number" || typeof meant === "string") && meant !== text
        ? ` ${messages.perhaps(meant).id}`
        : "";
  return { value: number ?? text, refusal: `${messages.foundValue(text).id}; seharusnya ${rule}.${perhaps}` };
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
