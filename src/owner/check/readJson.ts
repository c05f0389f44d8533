import { type Node, type ParseError, parseTree, visit } from "jsonc-parser";
import type * as z from "zod";
import { explainSyntax } from "./explainSyntax";
import { quoted } from "./messages";
import { position, type TextProblem } from "./position";

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
    const repeated: TextProblem[] = [];
    const groups: Set<string>[] = [];
    visit(
      source,
      {
        onObjectBegin: () => void groups.push(new Set()),
        onObjectEnd: () => void groups.pop(),
        onObjectProperty: (name, offset) => {
          const names = groups.at(-1);
          const id = `${quoted(name)} tertulis dua kali dalam satu kelompok; hapus salah satunya.`;
          if (names?.has(name)) repeated.push({ ...position(source, offset), id });
          names?.add(name);
        },
        onError: (error, offset, length) => void errors.push({ error, offset, length }),
      },
      { disallowComments: true, allowTrailingComma: false },
    );
    if (errors[0]) return { problems: [explainSyntax(source, errors[0], schema)] };
    if (repeated.length > 0) return { problems: repeated };
    const root = parseTree(source);
    if (root) return { data: JSON.parse(source), root };
  } catch {
    // What one parser accepts and the other does not, and brackets so deep that a parser that calls itself runs out of stack.
  }
  return { problems: [{ line: 1, column: 1, id: notJson }] };
}
