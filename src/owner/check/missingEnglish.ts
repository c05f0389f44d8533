import { readContent } from "../schema/contentFolder";
import { pathLabel } from "./diagnostic";
import { allRecords } from "./rules/ruleTools";

/**
 * Lists for the terminal the texts of a valid folder that have no English translation. Returns "" if every text has one, or
 * if the shop has no English pages. This is no warning, because the English pages show these texts in Indonesian.
 */
export function missingEnglishText(folder: string): string {
  const content = readContent(folder);
  if (content["shop.json"].english === false) return "";
  const lines = allRecords(content).flatMap(({ file, path, shape, value }) =>
    Object.keys(shape)
      .filter((field) => `${field}English` in shape && value[field] != null && value[`${field}English`] == null)
      .map((field) => `  ${file}: ${pathLabel(content[file], [...path, `${field}English`])}`),
  );
  if (lines.length === 0) return "";
  const heading = "Belum ada bahasa Inggrisnya, jadi di halaman berbahasa Inggris yang Indonesia yang tampil:";
  return `${[heading, ...lines].join("\n")}\n\n`;
}
