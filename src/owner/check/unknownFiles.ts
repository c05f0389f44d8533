import path from "node:path";
import { contentFileNames } from "../schema/contentFiles";
import { heicWords, isNamedHeic } from "../schema/heic";
import type { Diagnostic } from "./diagnostic";
import { quoted } from "./messages";

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
 * Files of the folder that the site is not built from. One that looks like a content file under another name is an error,
 * since a change made there would be lost without notice; any other is a warning.
 */
export function unknownFiles(files: readonly string[]): Diagnostic[] {
  return files
    .filter((file) => !isBuiltFrom(file) && !ignored.test(file))
    .map((file) => {
      const meant = contentFileNames.find((name) => stem(file) === stem(name));
      if (meant !== undefined && !file.includes("/")) {
        const id = `Berkas ini tidak dibaca; yang dibaca hanya ${quoted(meant)}. Pindahkan isinya ke sana, lalu hapus berkas ini.`;
        return { level: "error", file, place: "", id };
      }
      const unused = "Berkas ini tidak dikenal dan tidak dipakai situs. Hapus jika tidak perlu.";
      return { level: "warning", file, place: "", id: isNamedHeic(file) ? `${heicWords}.` : unused };
    });
}

/** A file's name without what copying, downloading and saving add to it: "Services (1).json" and "service.json" give "service". */
const stem = (file: string) =>
  path.posix
    .basename(file)
    .toLowerCase()
    .replace(/\.(json|txt)+$/g, "")
    .replace(/\.json$/, "")
    .replace(/^(copy of|salinan( dari)?)[\s_-]+/, "")
    .replace(/(\s*\(\d+\)|[\s_-]*(copy|salinan|baru|new|final|edit|backup|lama|old)[\s_-]*\d*|[\s_-]*\d+)$/, "")
    .replace(/s$/, "")
    .replace(/[\s_]+/g, "-");
