import { type Node, type ParseError, parseTree, visit } from "jsonc-parser";
import type * as z from "zod";
import { shown } from "./diagnostic";
import { explainSyntax } from "./explainSyntax";
import { position, type TextProblem } from "./position";

/** A file's data and the tree that knows where each value stands, or why there is none. */
export type Reading = { data: unknown; root: Node } | { problems: TextProblem[] };

// Our deepest content nests five deep; beyond this a parser that calls itself runs out of room.
const deepest = 40;

/**
 * Parses a content file. Where the text is not JSON, the first problem is told with its place and likely cause; a name
 * written twice in the same group is a problem too, since one of the two would be lost. `schema` is the file's.
 */
export function readJson(source: string, schema?: z.ZodType): Reading {
  if (source.trim() === "") {
    const id = "Berkas ini kosong, padahal situs membutuhkannya. Kembalikan isinya dari riwayat.";
    return {
      problems: [
        { line: 1, column: 1, id, en: "This file is empty, but the site needs it. Restore it from the history." },
      ],
    };
  }
  const tooDeep = depthProblem(source);
  if (tooDeep) return { problems: [tooDeep] };
  const syntax: ParseError[] = [];
  const twice: { name: string; offset: number }[] = [];
  const names: Set<string>[] = [];
  visit(
    source,
    {
      onObjectBegin: () => {
        names.push(new Set());
      },
      onObjectEnd: () => {
        names.pop();
      },
      onObjectProperty: (name, offset) => {
        const group = names.at(-1);
        if (group?.has(name)) twice.push({ name, offset });
        group?.add(name);
      },
      onError: (error, offset, length) => {
        syntax.push({ error, offset, length });
      },
    },
    { disallowComments: true, allowTrailingComma: false },
  );
  const [first] = syntax;
  if (first) return { problems: [explainSyntax(source, first, schema)] };
  if (twice.length > 0) {
    return {
      problems: twice.map(({ name, offset }) => ({
        ...position(source, offset),
        id: `${shown(name)} tertulis dua kali dalam satu kelompok; hapus salah satunya.`,
        en: `${shown(name)} is written twice in one group; delete one of them.`,
      })),
    };
  }
  const root = parseTree(source);
  try {
    if (root) return { data: JSON.parse(source), root };
  } catch {
    // Told below: what one parser lets pass and the other does not.
  }
  const id =
    "Berkas ini bukan JSON yang valid; mungkin ada karakter yang tidak terlihat di dalamnya. Ketik ulang bagian yang terakhir diubah.";
  const en = "This file is not valid JSON; perhaps it holds an invisible character. Type the last change anew.";
  return { problems: [{ id, en }] };
}

function depthProblem(source: string): TextProblem | undefined {
  let depth = 0;
  for (const { 0: token, index } of source.matchAll(/"(?:[^"\\\n]|\\.)*"?|[{[]|[}\]]/g)) {
    if (token === "{" || token === "[") depth += 1;
    if (token === "}" || token === "]") depth -= 1;
    if (depth > deepest) {
      return {
        ...position(source, index),
        id: `Kurung bersarang lebih dari ${deepest} tingkat; hapus kurung yang berlebih di sini.`,
        en: `Brackets nest more than ${deepest} deep; delete those that are too many here.`,
      };
    }
  }
  return undefined;
}
