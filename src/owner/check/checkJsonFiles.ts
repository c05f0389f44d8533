import { findNodeAtLocation, type Node } from "jsonc-parser";
import { type ContentFileName, contentFileNames, contentFiles } from "../schema/contentFiles";
import type { FieldKind, MinimumSize } from "../schema/fields";
import { type Path, scalarFields } from "../schema/traversal";
import { type Diagnostic, pathLabel } from "./diagnostic";
import { explainIssues, type Issue } from "./explainIssues";
import { linesOf } from "./explainSyntax";
import { readJson } from "./readJson";
import { runRules } from "./rules/rules";
import type { CheckContext } from "./rules/ruleTools";

type Place = Pick<Diagnostic, "place" | "path" | "line">;

/** A picture's path as a content file names it, with the place where the file names it. */
export type NamedPicture = Place & { file: ContentFileName; picture: string; minimumSize: MinimumSize };

/** The texts of the content files that could be read. */
export type ContentTexts = Partial<Record<ContentFileName, string>>;

/**
 * Kinds of numbers in which people separate thousands by a dot. JSON reads 100.000 as a hundred, so a dot before three
 * digits is an error.
 */
const kindsWithThousands: readonly FieldKind[] = ["rupiah", "minutes", "wholeNumber", "dollars"];

/**
 * Checks the content files' texts: each file by itself, then the rules across fields and files. Runs in the build and in the
 * owner's form. `checkContent` adds the checks of pictures and unknown files, which need the folder. `files` lists the
 * folder's files, for suggestions of picture names. A file without a text is skipped.
 */
export function checkJsonFiles(
  texts: ContentTexts,
  context: CheckContext,
  files: readonly string[] = [],
): { diagnostics: Diagnostic[]; pictures: NamedPicture[] } {
  const diagnostics: Diagnostic[] = [];
  const pictures: NamedPicture[] = [];
  const valid: Record<string, unknown> = {};
  const locators = new Map<ContentFileName, (path: Path) => Place>();
  for (const file of contentFileNames) {
    const source = texts[file];
    if (source === undefined) continue;
    const schema = contentFiles[file];
    const { problems, data, root } = readJson(source, schema);
    diagnostics.push(...problems.map((problem) => ({ level: "error" as const, file, place: "", ...problem })));
    if (root === undefined) continue;
    const lineOf = linesOf(source);
    const labelled = context.labelsFields ? schema : undefined;
    const placeOf = (path: Path) => ({
      place: pathLabel(data, path, labelled),
      path,
      line: lineOf(offsetOf(root, path)),
    });
    locators.set(file, placeOf);
    const numberTextAt = (path: Path) => numberAt(source, root, path);
    const misreadNumbers = scalarFields(schema, data)
      .filter(({ path, meta }) => kindsWithThousands.includes(meta.kind) && /\.\d{3}/.test(numberTextAt(path) ?? ""))
      .map(({ path }) => ({ code: "custom", path: [...path] }));
    const parsed = schema.safeParse(data);
    const issues: Issue[] = [...misreadNumbers, ...(parsed.error?.issues ?? [])];
    for (const { path, message } of explainIssues(schema, data, issues, { numberTextAt, files })) {
      diagnostics.push({ level: "error", file, ...placeOf(path), message });
    }
    if (issues.length > 0) continue;
    valid[file] = parsed.data;
    for (const { path, value, meta } of scalarFields(schema, data)) {
      const { minimumSize } = meta;
      if (minimumSize) pictures.push({ file, ...placeOf(path), picture: String(value), minimumSize });
    }
  }
  for (const { level, file, path, message } of runRules(valid, context)) {
    diagnostics.push({ level, file, ...(locators.get(file)?.(path) ?? { place: "" }), message });
  }
  return { diagnostics, pictures };
}

/** The number at a path as it is written in the file; undefined if the path leads to no number. */
function numberAt(source: string, root: Node, path: Path): string | undefined {
  const { type, offset = 0, length = 0 } = findNodeAtLocation(root, path as (string | number)[]) ?? {};
  return type === "number" ? source.slice(offset, offset + length) : undefined;
}

/** The offset of the value at a path; for a missing value, the offset of the group or list around it. */
function offsetOf(root: Node, path: Path): number {
  for (let length = path.length; length > 0; length -= 1) {
    const node = findNodeAtLocation(root, path.slice(0, length) as (string | number)[]);
    if (node) return node.offset;
  }
  return root.offset;
}
