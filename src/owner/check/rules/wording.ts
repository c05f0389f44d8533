import { contentFileNames, contentFiles } from "../../schema/contentFiles";
import type { Words } from "../../schema/path";
import { leaves } from "../../schema/traversal";
import { shown } from "../diagnostic";
import type { ValidContent } from "../validSubset";
import { type Finding, findings } from "./finding";

const doubts: [RegExp, (found: string) => Words][] = [
  [
    /^.*\((?:contoh|sample)\).*$/is,
    (found) => ({
      id: `Ditemukan contoh bawaan ${shown(found)}; ganti dengan data toko Anda sebelum situs diterbitkan.`,
      en: `Found the placeholder ${shown(found)}; put your shop's own here before the site is published.`,
    }),
  ],
  [
    /\S*\uFFFD\S*/u,
    (found) => ({
      id: `Ada huruf yang rusak pada ${shown(found)} (dari pengodean lain); ketik ulang.`,
      en: `A broken letter in ${shown(found)} (from another encoding); type it anew.`,
    }),
  ],
  [
    /\S*(?:Ã[\u0080-\u00BF]|â€|Â[\u00A0-\u00BF])\S*/u,
    (found) => ({
      id: `Ada huruf yang salah terbaca pada ${shown(found)} (dari pengodean lain); ketik ulang.`,
      en: `Letters in ${shown(found)} were read in another encoding; type them anew.`,
    }),
  ],
  [
    /<\/?[a-z][^>]*>|&(?:[a-z]{2,8}|#\d+);/i,
    (found) => ({
      id: `Ada tanda HTML ${shown(found)}; tanda itu akan terbaca apa adanya oleh pengunjung.`,
      en: `There is HTML ${shown(found)}; visitors will read it as it stands.`,
    }),
  ],
  [
    /\*\*[^*]+\*\*|__[^_]+__|\[[^\]]+\]\([^)]+\)|^#{1,6} /,
    (found) => ({
      id: `Ada tanda Markdown ${shown(found)}; tanda itu akan terbaca apa adanya oleh pengunjung.`,
      en: `There is Markdown ${shown(found)}; visitors will read it as it stands.`,
    }),
  ],
  [
    /\b(?:TODO|FIXME|TBD|XXX|[Ll]orem ipsum|[Ii]si (?:di sini|nanti)|[Tt]ulis di sini|[Gg]anti nanti|[Bb]elum diisi)\b/,
    (found) => ({
      id: `Masih ada ${shown(found)}; tulis isinya.`,
      en: `${shown(found)} is still there; write the real text.`,
    }),
  ],
  [
    // A whole text of them, in whatever letters; inside a sentence they may be meant.
    /^\s*(?:todo|fixme|tbd|xxx|[?.\-_\s]+)\s*$/i,
    (found) => ({
      id: `Masih ada ${shown(found)}; tulis isinya.`,
      en: `${shown(found)} is still there; write the real text.`,
    }),
  ],
];

/** Texts that visitors can read but the owner hardly meant: markup, broken letters, notes to oneself. */
export function wordingRules(content: ValidContent): Finding[] {
  return contentFileNames.flatMap((file) => {
    const { found, warn } = findings(file);
    for (const { path, value, meta } of leaves(contentFiles[file], content[file])) {
      if ((meta.kind !== "line" && meta.kind !== "prose") || typeof value !== "string") continue;
      for (const [pattern, words] of doubts) {
        const match = pattern.exec(value)?.[0];
        if (match === undefined) continue;
        const { id, en } = words(match);
        warn(path, id, en);
        break;
      }
    }
    return found;
  });
}
