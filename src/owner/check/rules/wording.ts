import { contentFileNames, contentFiles } from "../../schema/contentFiles";
import { scalarFields } from "../../schema/traversal";
import { quoted } from "../messages";
import type { Diagnose, ValidContent } from "./diagnose";
import { isTemplateShop, placeholderLeft } from "./shop";

type Doubt = [RegExp, (found: string) => string];

const doubts: Doubt[] = [
  [/^.*\((?:contoh|sample)\).*$/is, placeholderLeft],
  [
    /<\/?[a-z][^>]*>|&(?:[a-z]{2,8}|#\d+);|\*\*[^*]+\*\*|\[[^\]]+\]\([^)]+\)/i,
    (found) => `Ada tanda ${quoted(found)}, yang akan terbaca apa adanya oleh pengunjung; hapus.`,
  ],
  [
    /\b(?:TODO|FIXME|TBD|XXX|[Ll]orem ipsum|[Ii]si (?:di sini|nanti)|[Tt]ulis di sini|[Gg]anti nanti)\b|^\s*(?:todo|[?.\-_\s]+)\s*$/,
    (found) => `Masih ada ${quoted(found)}; tulis isinya.`,
  ],
];

/** The name of the template's shop in the texts of another one. */
const templateName: Doubt = [/\bBintang\s+Pangkas\b/i, placeholderLeft];

/** Texts that visitors can read but the owner hardly meant: markup, notes to oneself, the template's name. */
export function wordingDoubts(content: ValidContent, diagnose: Diagnose): void {
  const ofAnyField = isTemplateShop(content) ? doubts : [...doubts, templateName];
  for (const file of contentFileNames) {
    for (const { path, value, meta } of scalarFields(contentFiles[file], content[file])) {
      if ((meta.kind !== "line" && meta.kind !== "prose") || typeof value !== "string") continue;
      const doubt = ofAnyField.find(([pattern]) => pattern.test(value));
      if (doubt) diagnose(file).warn(path, doubt[1](doubt[0].exec(value)?.[0] ?? ""));
    }
  }
}
