import { proposalPlaceholders } from "../../../domain/booking/messageToCustomer";
import { contentFileNames, contentFiles } from "../../schema/contentFiles";
import { scalarFields } from "../../schema/traversal";
import { sentences, type Words } from "../../schema/words";
import { messages } from "../messages";
import type { ValidContent } from "../validSubset";
import type { Diagnose } from "./diagnose";
import { isTemplateShop } from "./shop";

const doubts: [RegExp, (found: string) => Words][] = [
  [/^.*\((?:contoh|sample)\).*$/is, messages.placeholderLeft],
  [/\S*\uFFFD\S*/u, messages.letterBroken],
  // The last are private letters, such as the bullets that Word takes from a font of its own.
  [/\S*(?:Ã[\u0080-\u00BF]|â€|Â[\u00A0-\u00BF]|[\uE000-\uF8FF])\S*/u, messages.letterMisread],
  [/\bmso-[a-z-]+|MsoNormal/, messages.wordLeft],
  [/<\/?[a-z][^>]*>|&(?:[a-z]{2,8}|#\d+);/i, messages.html],
  [/\*\*[^*]+\*\*|__[^_]+__|\[[^\]]+\]\([^)]+\)|^#{1,6} /, messages.markdown],
  [
    /\b(?:TODO|FIXME|TBD|XXX|[Ll]orem ipsum|[Ii]si (?:di sini|nanti)|[Tt]ulis di sini|[Gg]anti nanti|[Bb]elum diisi)\b/,
    messages.noteLeft,
  ],
  // A whole text of these, in small letters too; inside a sentence they may be meant.
  [/klik atau ketuk di sini|click or tap (?:here|to enter)/i, messages.noteLeft],
  [/^\s*(?:todo|fixme|tbd|xxx|[?.\-_\s]+)\s*$/i, messages.noteLeft],
];

const anyName = `\\s*(?:${proposalPlaceholders.join("|")})\\s*`;

/**
 * What messages to customers hold in brackets of another kind than those that are filled in. Round ones hold ordinary words as
 * well, "silakan datang langsung (toko)": there only names that nobody would say so to a customer are doubted, or two of any.
 */
const otherBrackets: (typeof doubts)[number] = [
  new RegExp(
    `[[<]${anyName}[\\]>]|\\(\\s*(?:nama|kode|tanggal|usulan)\\s*\\)|\\(${anyName}\\)(?=.*\\(${anyName}\\))`,
    "i",
  ),
  (found) =>
    sentences(
      messages.placeholderInOtherBrackets(found),
      messages.perhaps(`{${found.slice(1, -1).trim().toLowerCase()}}`),
    ),
];

/** The name of the template's shop in the texts of another one. */
const templateName: (typeof doubts)[number] = [/\bBintang\s+Pangkas\b/i, messages.placeholderLeft];

/** Texts that visitors can read but the owner hardly meant: markup, broken letters, notes to oneself, the template's name. */
export function wordingRules(content: ValidContent, diagnose: Diagnose): void {
  const ofAnyFile = isTemplateShop(content) ? doubts : [...doubts, templateName];
  for (const file of contentFileNames) {
    const judged = file === "customer-messages.json" ? [otherBrackets, ...ofAnyFile] : ofAnyFile;
    for (const { path, value, meta } of scalarFields(contentFiles[file], content[file])) {
      if ((meta.kind !== "line" && meta.kind !== "prose") || typeof value !== "string") continue;
      const doubt = judged.find(([pattern]) => pattern.test(value));
      if (doubt) diagnose(file).warn(path, doubt[1](doubt[0].exec(value)?.[0] ?? ""));
    }
  }
}
