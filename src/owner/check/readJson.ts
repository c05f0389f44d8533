import { getNodeValue, type Node, type ParseError, parseTree } from "jsonc-parser";
import type * as z from "zod";
import { quoted } from "./diagnostic";
import { explainSyntax, position, type TextProblem } from "./explainSyntax";

/** A file's problems as a text; its data and the tree of where each value stands, unless a problem keeps them from being read. */
type Reading = { problems: TextProblem[]; data?: unknown; root?: Node };

const notJson =
  "Berkas ini tidak bisa dibaca sebagai JSON. Ketik ulang bagian yang terakhir diubah, atau kembalikan isinya dari riwayat.";

/**
 * Parses a content file. Every slip of the text is told, in one go where the parser knows how to read on, as after a missing or
 * superfluous comma; the values are read all the same then. Otherwise the message says that the rest is unread. A name that
 * stands twice in its group is a problem too, since one of the two would be lost. `schema` is the file's.
 */
export function readJson(source: string, schema: z.ZodType): Reading {
  if (source.trim() === "") {
    const message = "Berkas ini kosong, padahal situs membutuhkannya. Kembalikan isinya dari riwayat.";
    return { problems: [{ line: 1, column: 1, message }] };
  }
  try {
    const errors: ParseError[] = [];
    const root = parseTree(source, errors, { disallowComments: true, allowTrailingComma: false });
    const { problems, isReadOn } = explainSyntax(source, errors, schema);
    if (!isReadOn) return { problems };
    const repeated = repeatedNames(root).map(({ value, offset }) => ({
      ...position(source, offset),
      message: `${quoted(value)} tertulis dua kali dalam satu kelompok; hapus salah satunya.`,
    }));
    if (repeated.length > 0) return { problems: [...problems, ...repeated] };
    if (root) return { problems, data: problems.length > 0 ? getNodeValue(root) : JSON.parse(source), root };
  } catch {
    // What one parser accepts and the other does not, and brackets so deep that a parser that calls itself runs out of stack.
  }
  return { problems: [{ line: 1, column: 1, message: notJson }] };
}

/** The names in a tree that stand in their group for a second time. */
function repeatedNames({ type, children = [] }: Partial<Node> = {}): Node[] {
  const names = type === "object" ? children.flatMap((property) => property.children?.[0] ?? []) : [];
  const repeated = names.filter(({ value }, index) => names.findIndex((name) => name.value === value) < index);
  return [...repeated, ...children.flatMap(repeatedNames)];
}
