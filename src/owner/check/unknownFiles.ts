import path from "node:path";
import { contentFileNames } from "../schema/contentFiles";
import { heicWords, isNamedHeic } from "../schema/heic";
import type { Diagnostic } from "./diagnostic";

// What systems and editors leave behind, Git's folder among it, and the guide.
const ignored = /(^|\/)(\.[^/]*(\/.*)?|Thumbs\.db|desktop\.ini)$|^[^/]*\.md$/i;
const picture = /^images\/.+\.(jpe?g|png|webp)$/i;

/** Whether the site is built from a file, named from the content folder: the content files and the pictures, nothing else. */
const isBuiltFrom = (file: string): boolean =>
  (contentFileNames as readonly string[]).includes(file) || picture.test(file);

/**
 * Tells the build which paths below the content folder to leave out: every file that the site is not built from. Folders
 * pass, since what is in them decides.
 */
export const isLeftOut =
  (folder: string) =>
  (file: string): boolean => {
    const inside = path.relative(folder, file).replaceAll(path.sep, "/");
    return path.extname(inside) !== "" && !isBuiltFrom(inside);
  };

/**
 * Files of the folder that the site is not built from. One that looks like a content file is an error, since a change made there
 * would be lost without notice; any other is a warning.
 */
export const unknownFiles = (files: readonly string[]): Diagnostic[] =>
  files
    .filter((file) => !isBuiltFrom(file) && !ignored.test(file))
    .map((file) => {
      const isContent = /^[^/]*\.json/i.test(file);
      const unused = isNamedHeic(file)
        ? `${heicWords}.`
        : "Berkas ini tidak dikenal dan tidak dipakai situs. Hapus jika tidak perlu.";
      const unread = `Berkas ini tidak dibaca. Yang dibaca: ${contentFileNames.join(", ")}. Pindahkan isinya, lalu hapus berkas ini.`;
      return { level: isContent ? "error" : "warning", file, place: "", id: isContent ? unread : unused };
    });
