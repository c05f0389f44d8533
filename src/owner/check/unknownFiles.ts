import { picturePathOf } from "../../format/slug";
import { contentFileNames } from "../schema/contentFiles";
import { isPicturePath, photographAdvice } from "../schema/fields";
import { type Diagnostic, suggestion } from "./diagnostic";

// Matches hidden files and folders, files of operating systems, and Markdown beside the content files.
const ignoredFile = /(^|\/)(\.[^/]*(\/.*)?|Thumbs\.db|desktop\.ini)$|^[^/]*\.md$/i;
/** Whether a file is a picture. `file` is its path in the content folder. */
export const isPicture = (file: string): boolean => /^images\/.+\.(jpe?g|png|webp)$/i.test(file);

/** Whether a file is a content file or a picture, from which the site is built. `file` is its path in the content folder. */
export const isBuiltFrom = (file: string): boolean =>
  (contentFileNames as readonly string[]).includes(file) || isPicture(file);

/**
 * A remedy for a wrong path of a picture: the pictures among `files` that have the same name, in any folder and with any
 * ending, or a new name for such a file if the content could not name it. Empty if there is no such file.
 */
export function pictureRemedy(written: string, files: readonly string[]): string {
  const name = (file: string) => /([^/\\]*?)(\.\w+)?$/.exec(file)?.[1]?.normalize().toLowerCase();
  const alike = files.filter((file) => isPicture(file) && name(file) === name(written));
  const usable = alike.filter(isPicturePath);
  const [first] = alike;
  if (usable.length > 0 || first === undefined) return suggestion(usable);
  const renamed = picturePathOf(first);
  const isTaken = files.some((file) => file.toLowerCase() === renamed);
  return isTaken || !isPicturePath(renamed)
    ? ""
    : ` Ganti nama berkasnya menjadi ${JSON.stringify(renamed)}, dan tulis nama itu di sini.`;
}

/**
 * Reports the files in the content folder that the site is not built from. A file that looks like a content file is an
 * error, because changes in it would be lost unnoticed. Any other file is a warning.
 */
export function unknownFiles(files: readonly string[]): Diagnostic[] {
  return files
    .filter((file) => !isBuiltFrom(file) && !ignoredFile.test(file))
    .map((file) => {
      const diagnostic = (level: Diagnostic["level"], message: string) => ({ level, file, place: "", message });
      const advice = photographAdvice(file);
      if (advice) return diagnostic("warning", `${advice}.`);
      if (/^[^/]*\.json(\.txt)?$/i.test(file)) {
        const read = contentFileNames.join(", ");
        return diagnostic(
          "error",
          `Berkas ini tidak dibaca. Yang dibaca: ${read}. Pindahkan isinya, lalu hapus berkas ini.`,
        );
      }
      return diagnostic("warning", "Berkas ini tidak dikenal dan tidak dipakai situs. Hapus jika tidak perlu.");
    });
}
