import { readFile } from "node:fs/promises";
import path from "node:path";
import * as z from "zod";
import { contentFileNames, contentFiles } from "../schema/contentFiles";
import type { Path } from "../schema/path";
import { withoutNull } from "../schema/traversal";
import { decode } from "./decode";
import { pathLabel } from "./diagnostic";

const mark = "English";

/**
 * The texts of a valid folder that have no English beside them, which the English pages show in Indonesian; empty where there are
 * none, or no English pages (docs/rules.md, section 15). It is no warning: a shop may leave them as they are.
 */
export async function missingEnglish(folder: string): Promise<string> {
  const files = await Promise.all(
    contentFileNames.map(async (file) => {
      const read = decode(await readFile(path.join(folder, file)));
      return { file, data: "text" in read ? (JSON.parse(read.text) as unknown) : null };
    }),
  );
  const shop = files.find(({ file }) => file === "shop.json")?.data as { english?: boolean } | undefined;
  if (shop?.english === false) return "";
  const lines = files.flatMap(({ file, data }) => {
    const places = missingIn(contentFiles[file], data, []).map((missing) => pathLabel(data, missing));
    return places.length === 0 ? [] : [`  ${file}: ${places.join("; ")}`];
  });
  if (lines.length === 0) return "";
  return [
    "Belum ada bahasa Inggrisnya, jadi di halaman berbahasa Inggris yang Indonesia yang tampil:",
    "Without English, so that the English pages show the Indonesian:",
    ...lines,
  ].join("\n");
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
    const english = field + mark;
    const isMissing = english in inner.shape && fields[field] != null && fields[english] == null;
    return isMissing ? [[...at, english]] : missingIn(part as z.ZodType, fields[field], [...at, field]);
  });
}
