import { contentFileNames, contentFiles } from "../schema/contentFiles";
import { readContent } from "../schema/contentFolder";
import { recordsIn } from "../schema/traversal";
import { pathLabel } from "./diagnostic";

/**
 * Lists for the terminal the texts of a valid folder that have no English translation. Returns "" if every text has one, or
 * if the shop has no English pages. This is no warning, because the English pages show these texts in Indonesian.
 */
export function missingEnglishText(folder: string): string {
  const content = readContent(folder);
  if (content["shop.json"].english === false) return "";
  const lines = contentFileNames.flatMap((file) => {
    const groups = recordsIn(contentFiles[file], content[file]);
    const places = groups.flatMap(({ path, shape, value }) =>
      Object.keys(shape)
        .map((field) => ({ field, english: `${field}English` }))
        .filter(({ field, english }) => english in shape && value[field] != null && value[english] == null)
        .map(({ english }) => pathLabel(content[file], [...path, english])),
    );
    return places.length === 0 ? [] : [`  ${file}: ${places.join("; ")}`];
  });
  if (lines.length === 0) return "";
  const heading = "Belum ada bahasa Inggrisnya, jadi di halaman berbahasa Inggris yang Indonesia yang tampil:";
  return `${[heading, ...lines].join("\n")}\n\n`;
}
