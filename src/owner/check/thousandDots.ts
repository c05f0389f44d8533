import { findNodeAtLocation, type Node } from "jsonc-parser";
import type * as z from "zod";
import type { FieldKind } from "../schema/fields";
import type { Path, Words } from "../schema/path";
import { leaves } from "../schema/traversal";

const counted: readonly FieldKind[] = ["rupiah", "minutes", "wholeNumber", "dollars"];

/**
 * Numbers written with a dot for their thousands: JSON reads 100.000 as a hundred, and no rule that sees the value alone
 * could tell. A dot followed by three digits, or by more zeros, is never a fraction where whole numbers or two decimals are asked for.
 */
export function thousandDots(schema: z.ZodType, data: unknown, source: string, root: Node): (Words & { path: Path })[] {
  return leaves(schema, data).flatMap(({ path, value, meta }) => {
    if (typeof value !== "number" || !counted.includes(meta.kind)) return [];
    const node = findNodeAtLocation(root, path as (string | number)[]);
    const literal = node ? source.slice(node.offset, node.offset + node.length) : "";
    const isOne = /^\d{1,3}\.\d{3}$/.test(literal);
    // 1000.000 has no dot where thousands have one: either number may be meant.
    const isUnclear = !isOne && /^\d+\.0{3,}$/.test(literal);
    if (!isOne && !isUnclear) return [];
    const meant = literal.replace(".", "");
    const isInCents = Number.isInteger(Math.round(value * 1e6) / 1e4);
    const other =
      (meta.kind === "dollars" && isInCents) || isUnclear
        ? { id: ` atau ${value}`, en: ` or ${value}` }
        : { id: "", en: "" };
    return [
      {
        path,
        id: `Ditemukan ${literal}, yang dibaca komputer sebagai ${value}: titik di sini berarti koma. Tulis tanpa titik ribuan. Mungkin maksudnya ${meant}${other.id}.`,
        en: `Found ${literal}, which a computer reads as ${value}: the dot is a decimal point here. Write no thousand dots. Perhaps ${meant}${other.en} was meant.`,
      },
    ];
  });
}
