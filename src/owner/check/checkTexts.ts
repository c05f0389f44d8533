import { findNodeAtLocation, type Node } from "jsonc-parser";
import { type ContentFileName, contentFileNames, contentFiles } from "../schema/contentFiles";
import type { PictureFrame } from "../schema/fields";
import type { Path } from "../schema/path";
import { leaves } from "../schema/traversal";
import { type Diagnostic, placeOf } from "./diagnostic";
import { explainIssues } from "./explainIssue";
import { positions } from "./position";
import { readJson } from "./readJson";
import { rules } from "./rules/rules";
import { thousandDots } from "./thousandDots";
import type { ValidContent } from "./validSubset";
import { validSubset, without } from "./validSubset";

/** A picture that a file names, with the place that names it. */
export type NamedPicture = Pick<Diagnostic, "file" | "place" | "line" | "column"> & {
  picture: string;
  frame: PictureFrame;
};

export type TextsChecked = { faults: Diagnostic[]; pictures: NamedPicture[] };

/**
 * The check of the texts alone: each file by itself, then the rules across fields and files. It runs anywhere, in the build
 * as in the owner's form; only what needs the folder (pictures, stray files) is the folder's own check. A text that is not
 * given is passed over. `today` is a date such as 2026-12-01. Errors come before warnings.
 */
export function checkTexts(texts: Readonly<Partial<Record<ContentFileName, string>>>, today: string): TextsChecked {
  const faults: Diagnostic[] = [];
  const pictures: NamedPicture[] = [];
  const sound: Record<string, unknown> = {};
  const located = new Map<ContentFileName, (path: Path) => Pick<Diagnostic, "place" | "line" | "column">>();
  for (const file of contentFileNames) {
    const source = texts[file];
    if (source === undefined) continue;
    const schema = contentFiles[file];
    const reading = readJson(source, schema);
    if ("problems" in reading) {
      faults.push(...reading.problems.map((problem): Diagnostic => ({ level: "error", file, place: "", ...problem })));
      continue;
    }
    const { data, root } = reading;
    const positionAt = positions(source);
    const locate = (path: Path) => ({ place: placeOf(data, path), ...positionAt(offsetOf(root, path)) });
    located.set(file, locate);
    const dotted = thousandDots(schema, data, source, root);
    const issues = (schema.safeParse(data).error?.issues ?? []).filter(
      ({ path }) => !dotted.some((other) => samePath(other.path, path)),
    );
    for (const { path, id, en } of [...dotted, ...explainIssues(schema, data, issues)]) {
      faults.push({ level: "error", file, ...locate(path), id, en });
    }
    const part = validSubset(data, issues);
    for (const { path } of dotted) without(part, path);
    sound[file] = part;
    for (const { path, value, meta } of leaves(schema, part)) {
      if (meta.image && typeof value === "string") {
        pictures.push({ file, ...locate(path), picture: value, frame: meta.image });
      }
    }
  }
  for (const { file, path, level, id, en } of rules(sound as ValidContent, today)) {
    faults.push({ level, file, ...(located.get(file)?.(path) ?? { place: "" }), id, en });
  }
  return { faults: inOrder(faults), pictures };
}

/** Errors before warnings, then in the order of the files and of their lines. */
export function inOrder(faults: readonly Diagnostic[]): Diagnostic[] {
  const rank = ({ level, file }: Diagnostic) => {
    const number = contentFileNames.indexOf(file as ContentFileName);
    return (level === "error" ? 0 : 1000) + (number < 0 ? 999 : number);
  };
  return faults.toSorted((a, b) => rank(a) - rank(b) || (a.line ?? 0) - (b.line ?? 0));
}

const samePath = (a: Path, b: Path) => a.length === b.length && a.every((key, index) => key === b[index]);

/** Where the value at a path stands; for one that is missing, the group in which it should. */
function offsetOf(root: Node, path: Path): number {
  for (let length = path.length; length > 0; length -= 1) {
    const node = findNodeAtLocation(root, path.slice(0, length) as (string | number)[]);
    if (node === undefined) continue;
    // A field is where its name stands; an entry of a list where it begins.
    const start = node.parent?.type === "property" && length < path.length ? node.parent : node;
    return start.offset;
  }
  return root.offset;
}
