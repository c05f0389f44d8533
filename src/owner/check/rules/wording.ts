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

/** Texts that visitors can read but the owner hardly meant: markup, broken letters, notes to oneself. */
export function wordingRules(content: ValidContent, diagnose: Diagnose): void {
  for (const file of contentFileNames) {
    for (const { path, value, meta } of scalarFields(contentFiles[file], content[file])) {
      if ((meta.kind !== "line" && meta.kind !== "prose") || typeof value !== "string") continue;
      const doubt = doubts.find(([pattern]) => pattern.test(value));
      if (doubt) diagnose(file).warn(path, doubt[1](doubt[0].exec(value)?.[0] ?? ""));
    }
  }
}
