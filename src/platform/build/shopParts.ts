import { readFileSync } from "node:fs";
import path from "node:path";
import type { ContentFileName } from "../../owner/schema/contentFiles";

/** The parts of the home page that a shop may have or not, and where its content says so. */
const parts: Record<keyof typeof shopHas, readonly [file: ContentFileName, field: string]> = {
  barbers: ["barbers.json", "barbers"],
  work: ["gallery.json", "photos"],
  goodToKnow: ["shop.json", "goodToKnow"],
};

/**
 * For each value of `shopHas` the text that stands for it in the built script. A part counts as there unless its list is
 * empty or null; so it does where a file cannot be read, which the content check reports before anything is built.
 */
export function shopPartsIn(folder: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(parts).map(([part, [file, field]]) => [`shopHas.${part}`, String(hasEntries(folder, file, field))]),
  );
}

/** What stands for the same where all parts are kept, as in the rendered HTML and in the preview: the page's data decides. */
export const allShopParts = Object.fromEntries(Object.keys(parts).map((part) => [`shopHas.${part}`, "true"]));

function hasEntries(folder: string, file: ContentFileName, field: string): boolean {
  try {
    const data = JSON.parse(readFileSync(path.join(folder, file), "utf8").replace(/^\ufeff/, "")) as Record<
      string,
      unknown
    >;
    const entries = data[field];
    return Array.isArray(entries) ? entries.length > 0 : entries !== null && entries !== undefined;
  } catch {
    return true;
  }
}
