import * as z from "zod";
import { contentFileNames, contentFiles } from "../schema/contentFiles";
import type { Path } from "../schema/path";
import { readContent } from "../schema/readContent";
import { withoutNull } from "../schema/traversal";
import { pathLabel } from "./diagnostic";

/**
 * The texts of a valid folder that have no English beside them, which the English pages show in Indonesian; empty where there are
 * none, or no English pages. It is no warning: a shop may leave them as they are.
 */
export function missingEnglish(folder: string): string {
  const content = readContent(folder);
  if (content["shop.json"].english === false) return "";
  const lines = contentFileNames.flatMap((file) => {
    const data = content[file];
    const places = missingIn(contentFiles[file], data, []).map((missing) => pathLabel(data, missing));
    return places.length === 0 ? [] : [`  ${file}: ${places.join("; ")}`];
  });
  if (lines.length === 0) return "";
  return ["Belum ada bahasa Inggrisnya, jadi di halaman berbahasa Inggris yang Indonesia yang tampil:", ...lines].join(
    "\n",
  );
}

/** The paths of English texts that a value lacks although it has the Indonesian ones. */
function missingIn(schema: z.ZodType, value: unknown, at: Path): Path[] {
  const inner = withoutNull(schema);
  if (inner instanceof z.ZodArray) {
    if (!Array.isArray(value)) return [];
    return value.flatMap((item, index) => missingIn(inner.element as z.ZodType, item, [...at, index]));
  }
  if (!(inner instanceof z.ZodObject) || typeof value !== "object" || value === null) return [];
  const fields = value as Readonly<Record<string, unknown>>;
  return Object.entries(inner.shape).flatMap(([field, part]) => {
    const english = `${field}English`;
    const isMissing = english in inner.shape && fields[field] != null && fields[english] == null;
    return isMissing ? [[...at, english]] : missingIn(part as z.ZodType, fields[field], [...at, field]);
  });
}
