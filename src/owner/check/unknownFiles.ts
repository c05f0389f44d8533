import { contentFileNames } from "../schema/contentFiles";
import { heicAdvice, isNamedHeic } from "../schema/fields";
import type { Diagnostic } from "./diagnostic";

// Matches hidden files and folders, files of operating systems, and Markdown beside the content files.
const ignoredFile = /(^|\/)(\.[^/]*(\/.*)?|Thumbs\.db|desktop\.ini)$|^[^/]*\.md$/i;
const pictureFile = /^images\/.+\.(jpe?g|png|webp)$/i;

/** Whether a file is a content file or a picture, from which the site is built. `file` is its path in the content folder. */
export const isBuiltFrom = (file: string): boolean =>
  (contentFileNames as readonly string[]).includes(file) || pictureFile.test(file);

/** The pictures among `files` that have the same name as a wrong path, in any folder and with any ending. */
export function picturesLike(written: string, files: readonly string[]): string[] {
  const name = (file: string) => /([^/\\]*?)(\.\w+)?$/.exec(file)?.[1]?.toLowerCase();
  return files.filter((file) => pictureFile.test(file) && name(file) === name(written));
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
      if (isNamedHeic(file)) return diagnostic("warning", `${heicAdvice}.`);
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
