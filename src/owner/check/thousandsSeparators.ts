import { findNodeAtLocation, type Node } from "jsonc-parser";
import type * as z from "zod";
import type { FieldKind } from "../schema/fields";
import type { Path } from "../schema/path";
import { scalarFields } from "../schema/traversal";
import { say, type Words } from "../schema/words";
import { messages } from "./messages";

const counted: readonly FieldKind[] = ["rupiah", "minutes", "wholeNumber", "dollars"];

/**
 * Numbers written with a dot for their thousands: JSON reads 100.000 as a hundred, and no rule that sees the value alone
 * could tell. A dot followed by three digits, or by more zeros, is never a fraction where a whole number or two decimals are
 * asked for.
 */
export function thousandsSeparators(
  schema: z.ZodType,
  data: unknown,
  source: string,
  root: Node,
): (Words & { path: Path })[] {
  return scalarFields(schema, data).flatMap(({ path, value, meta: { kind } }) => {
    if (typeof value !== "number" || !counted.includes(kind)) return [];
    const { offset = 0, length = 0 } = findNodeAtLocation(root, path as (string | number)[]) ?? {};
    const literal = source.slice(offset, offset + length);
    const isSeparator = /^\d{1,3}\.\d{3}$/.test(literal);
    // 1000.000 has no dot where thousands have one: either number may be meant.
    const isUnclear = !isSeparator && /^\d+\.0{3,}$/.test(literal);
    if (!isSeparator && !isUnclear) return [];
    const whole = literal.replace(".", "");
    const isInCents = Number.isInteger(Math.round(value * 1e6) / 1e4);
    const either = say`
      ${whole} atau ${value}
      ${whole} or ${value}`;
    const meant = isUnclear || (kind === "dollars" && isInCents) ? either : { id: whole, en: whole };
    return [{ path, ...messages.thousandsSeparator(literal, value, meant) }];
  });
}
