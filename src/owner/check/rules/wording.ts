import { contentFileNames, contentFiles } from "../../schema/contentFiles";
import { scalarFields } from "../../schema/traversal";
import { perhaps, quoted } from "../messages";
import type { Diagnose, SoundContent } from "./diagnose";
import { isTemplateShop, placeholderLeft } from "./shop";

type Doubt = [RegExp, (found: string) => string];

const doubts: Doubt[] = [
  [/^.*\((?:contoh|sample)\).*$/is, placeholderLeft],
  [
    /\S*(?:\uFFFD|Ã[\u0080-\u00BF]|â€|Â[\u00A0-\u00BF])\S*/u,
    (found) => `Ada huruf yang rusak pada ${quoted(found)}; ketik ulang.`,
  ],
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

/** Texts that visitors can read but the owner hardly meant: markup, broken letters, notes to oneself, the template's name. */
export function wordingDoubts(content: SoundContent, diagnose: Diagnose): void {
  const ofAnyField = isTemplateShop(content) ? doubts : [...doubts, templateName];
  for (const file of contentFileNames) {
    for (const { path, value, meta } of scalarFields(contentFiles[file], content[file])) {
      if ((meta.kind !== "line" && meta.kind !== "prose") || typeof value !== "string") continue;
      const names = meta.placeholders?.join("|") ?? "(?!)";
      const otherBrackets: Doubt = [
        new RegExp(`\\[\\s*(?:${names})\\s*\\]|<\\s*(?:${names})\\s*>`, "i"),
        (found) =>
          `Ditemukan ${quoted(found)}, yang dibaca pelanggan apa adanya.${perhaps([`{${found.slice(1, -1).trim().toLowerCase()}}`])}`,
      ];
      const doubt = [otherBrackets, ...ofAnyField].find(([pattern]) => pattern.test(value));
      if (doubt) diagnose(file).warn(path, doubt[1](doubt[0].exec(value)?.[0] ?? ""));
    }
  }
}
