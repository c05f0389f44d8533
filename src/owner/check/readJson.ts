import { type Node, type ParseError, parseTree, visit } from "jsonc-parser";
import type * as z from "zod";
import { explainSyntax } from "./explainSyntax";
import { messages } from "./messages";
import { position, type TextProblem } from "./position";

/** A file's data and the tree that knows where each value stands, or why there is none. */
type Reading = { data: unknown; root: Node } | { problems: TextProblem[] };

// Our deepest content nests five deep; a parser that calls itself would run out of stack far beyond this.
const deepest = 40;

/**
 * Parses a content file. Where the text is not JSON, the first problem is given with its place and likely cause; a name
 * written twice in the same group is a problem too, since one of the two would be lost. `schema` is the file's.
 */
export function readJson(source: string, schema: z.ZodType): Reading {
  if (source.trim() === "") return { problems: [{ line: 1, column: 1, ...messages.fileEmpty }] };
  const tooDeep = offsetTooDeep(source);
  if (tooDeep !== undefined) {
    return { problems: [{ ...position(source, tooDeep), ...messages.nestedTooDeep(deepest) }] };
  }
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
        if (names?.has(name)) repeated.push({ ...position(source, offset), ...messages.nameTwice(name) });
        names?.add(name);
      },
      onError: (error, offset, length) => void errors.push({ error, offset, length }),
    },
    { disallowComments: true, allowTrailingComma: false },
  );
  if (errors[0]) return { problems: [explainSyntax(source, errors[0], schema)] };
  if (repeated.length > 0) return { problems: repeated };
  const root = parseTree(source);
  try {
    if (root) return { data: JSON.parse(source), root };
  } catch {
    // What one parser accepts and the other does not is described below.
  }
  return { problems: [messages.notJson] };
}

/** The offset of the first bracket that opens too deep inside others. */
function offsetTooDeep(source: string): number | undefined {
  let depth = 0;
  for (const { 0: token, index } of source.matchAll(/"(?:[^"\\\n]|\\.)*"?|[{[]|[}\]]/g)) {
    if (token === "{" || token === "[") depth += 1;
    if (token === "}" || token === "]") depth -= 1;
    if (depth > deepest) return index;
  }
  return undefined;
}
