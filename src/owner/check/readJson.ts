import { type Node, type ParseError, parseTree } from "jsonc-parser";
import type * as z from "zod";
import { quoted } from "./diagnostic";
import { explainSyntax, position, type TextProblem } from "./explainSyntax";

/** A file's data and the tree that knows where each value stands, or why there is none. */
type Reading = { data: unknown; root: Node } | { problems: TextProblem[] };

const notJson =
  "Berkas ini tidak bisa dibaca sebagai JSON. Ketik ulang bagian yang terakhir diubah, atau kembalikan isinya dari riwayat.";

/**
 * Parses a content file. Where the text is not JSON, the first problem is given with its place and likely cause; a name
 * written twice in the same group is a problem too, since one of the two would be lost. `schema` is the file's.
 */
export function readJson(source: string, schema: z.ZodType): Reading {
  if (source.trim() === "") {
    const id = "Berkas ini kosong, padahal situs membutuhkannya. Kembalikan isinya dari riwayat.";
    return { problems: [{ line: 1, column: 1, id }] };
  }
  try {
    const errors: ParseError[] = [];
    const root = parseTree(source, errors, { disallowComments: true, allowTrailingComma: false });
    if (errors[0]) return { problems: [explainSyntax(source, errors[0], schema)] };
    const problems = repeatedNames(root).map(({ value, offset }) => ({
      ...position(source, offset),
      id: `${quoted(value)} tertulis dua kali dalam satu kelompok; hapus salah satunya.`,
    }));
    if (problems.length > 0) return { problems };
    if (root) return { data: JSON.parse(source), root };
  } catch {
    // What one parser accepts and the other does not, and brackets so deep that a parser that calls itself runs out of stack.
  }
  return { problems: [{ line: 1, column: 1, id: notJson }] };
}

/** The names in a tree that stand in their group for a second time. */
function repeatedNames({ type, children = [] }: Partial<Node> = {}): Node[] {
  const names = type === "object" ? children.flatMap((property) => property.children?.[0] ?? []) : [];
  const repeated = names.filter(({ value }, index) => names.findIndex((name) => name.value === value) < index);
  return [...repeated, ...children.flatMap(repeatedNames)];
}
