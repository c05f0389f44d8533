import { readFile } from "node:fs/promises";
import path from "node:path";
import { type ContentFileName, contentFileNames, fullHoursFileName } from "../schema/contentFiles";
import { filesIn } from "../schema/contentFolder";
import { type ContentTexts, checkJsonFiles } from "./checkJsonFiles";
import { checkPictures } from "./checkPictures";
import type { Diagnostic } from "./diagnostic";
import type { CheckContext } from "./rules/ruleTools";
import { unknownFiles } from "./unknownFiles";

/**
 * Checks the content folder as a whole and returns all diagnostics, errors before warnings. If none is an error, the site
 * can be built from this content. Writes nothing. `checksSiteUrl`: whether a placeholder in the site's address is reported.
 */
export async function checkContent(
  folder: string,
  { now = new Date(), checksSiteUrl = false }: Partial<CheckContext> = {},
): Promise<Diagnostic[]> {
  // Compared with this list, because some file systems would also open a file whose name differs in capitals.
  const present = filesIn(folder);
  const unreadable: Diagnostic[] = [];
  const texts: ContentTexts = {};
  for (const file of contentFileNames) {
    const refuse = (message: string) => unreadable.push({ level: "error", file, place: "", message });
    if (present.includes(file))
      // A byte order mark is dropped.
      texts[file] = await readFile(path.join(folder, file)).then(
        (bytes) => new TextDecoder().decode(bytes),
        ({ code }) => void refuse(`Berkas ini tidak bisa dibaca (${code}).`),
      );
    else if (file !== fullHoursFileName)
      refuse(
        `Berkas ini tidak ada di folder ${folder}. Kembalikan dari riwayat, atau periksa namanya (huruf kecil semua).`,
      );
  }
  const { diagnostics, pictures } = checkJsonFiles(texts, { now, checksSiteUrl }, present);
  const ofPictures = await checkPictures(folder, pictures, present);
  return inOrder([...unreadable, ...diagnostics, ...ofPictures, ...unknownFiles(present)]);
}

/** Sorts errors before warnings, then by file in the order of `contentFiles`, then by line. */
function inOrder(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const rank = ({ level, file }: Diagnostic) => {
    const number = contentFileNames.indexOf(file as ContentFileName);
    return (level === "error" ? 0 : 1000) + (number < 0 ? 999 : number);
  };
  return diagnostics.toSorted((a, b) => rank(a) - rank(b) || (a.line ?? 0) - (b.line ?? 0));
}
