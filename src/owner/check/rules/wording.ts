import { proposalPlaceholders } from "../../../domain/ticket/messageToCustomer";
import { contentFileNames, contentFiles } from "../../schema/contentFiles";
import { scalarFields } from "../../schema/traversal";
import type { Words } from "../../schema/words";
import { messages } from "../messages";
import type { ValidContent } from "../validSubset";
import type { Diagnose } from "./diagnose";

const doubts: [RegExp, (found: string) => Words][] = [
  [/^.*\((?:contoh|sample)\).*$/is, messages.placeholderLeft],
  [/\S*\uFFFD\S*/u, messages.letterBroken],
  [/\S*(?:Ã[\u0080-\u00BF]|â€|Â[\u00A0-\u00BF])\S*/u, messages.letterMisread],
  [/<\/?[a-z][^>]*>|&(?:[a-z]{2,8}|#\d+);/i, messages.html],
  [/\*\*[^*]+\*\*|__[^_]+__|\[[^\]]+\]\([^)]+\)|^#{1,6} /, messages.markdown],
  [
    /\b(?:TODO|FIXME|TBD|XXX|[Ll]orem ipsum|[Ii]si (?:di sini|nanti)|[Tt]ulis di sini|[Gg]anti nanti|[Bb]elum diisi)\b/,
    messages.noteLeft,
  ],
  // A whole text of these, in small letters too; inside a sentence they may be meant.
  [/^\s*(?:todo|fixme|tbd|xxx|[?.\-_\s]+)\s*$/i, messages.noteLeft],
];

/** What messages name in curly brackets, in others: "[nama]", "(nama)", "<nama>". */
const otherBrackets = new RegExp(`[[(<]\\s*(${proposalPlaceholders.join("|")})\\s*[\\])>]`, "i");

/** The demonstration shop's name; in a shop of another name it is a leftover. */
const templateName = "bintang pangkas";

/** Texts that visitors can read but the owner hardly meant: markup, broken letters, notes to oneself. */
export function wordingRules(content: ValidContent, diagnose: Diagnose): void {
  const { name } = content["shop.json"] ?? {};
  const isRenamed = name !== undefined && !name.toLowerCase().includes(templateName);
  for (const file of contentFileNames) {
    for (const { path, value, meta } of scalarFields(contentFiles[file], content[file])) {
      if ((meta.kind !== "line" && meta.kind !== "prose") || typeof value !== "string") continue;
      const doubt = doubts.find(([pattern]) => pattern.test(value));
      const brackets = file === "customer-messages.json" ? otherBrackets.exec(value) : null;
      if (doubt) diagnose(file).warn(path, doubt[1](doubt[0].exec(value)?.[0] ?? ""));
      else if (brackets)
        diagnose(file).warn(path, messages.otherBrackets(brackets[0], `{${brackets[1]?.toLowerCase()}}`));
      else if (isRenamed && value.toLowerCase().includes(templateName)) {
        diagnose(file).warn(path, messages.templateNameLeft(value));
      }
    }
  }
}
