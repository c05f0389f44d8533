import { contentFileNames } from "../schema/contentFiles";
import { heicWords, isNamedHeic } from "../schema/heic";
import type { Diagnostic } from "./diagnostic";

// Hidden files and folders, Git's among them, files of operating systems, and Markdown, such as the guide.
const ignored = /(^|\/)(\.[^/]*(\/.*)?|Thumbs\.db|desktop\.ini)$|^[^/]*\.md$/i;
const picture = /^images\/.+\.(jpe?g|png|webp)$/i;

/**
 * Whether a file, given by its path in the content folder, is part of the site's source: only content files and pictures are.
 */
export const isBuiltFrom = (file: string): boolean =>
  (contentFileNames as readonly string[]).includes(file) || picture.test(file);

/** The pictures among `files` that a written name may mean: with the same path, or with the same name in any folder. */
export function picturesLike(written: string, files: readonly string[]): string[] {
  const stem = (file: string) => file.replace(/\.\w+$/, "").toLowerCase();
  const name = (file: string) => stem(file.split(/[\\/]/).at(-1) ?? "");
  const pictures = files.filter((file) => picture.test(file));
  const exact = pictures.filter((file) => stem(file) === stem(written));
  return exact.length > 0 ? exact : pictures.filter((file) => name(file) === name(written));
}

// Backup files that editors and systems keep.
const backup = /(~|\.(bak|orig|old|tmp|swp)|#)$/i;

/**
 * Reports the files in the content folder that the site is not built from. A file that looks like a content file is an error,
 * because changes in it would be lost unnoticed. Any other gets a warning; all backup files share one.
 */
export function unknownFiles(files: readonly string[]): Diagnostic[] {
  const unknown = files.filter((file) => !isBuiltFrom(file) && !ignored.test(file));
  const [first, ...others] = unknown.filter((file) => backup.test(file));
  const more = others.length > 0 ? ` Begitu juga ${others.join(", ")}.` : "";
  const backupWarning = `Ini berkas cadangan dari penyunting; dilewati, dan boleh dihapus.${more}`;
  return [
    ...(first ? [{ level: "warning" as const, file: first, place: "", message: backupWarning }] : []),
    ...unknown
      .filter((file) => !backup.test(file))
      .map((file) => {
        const isContent = /^[^/]*\.json/i.test(file);
        const unused = isNamedHeic(file)
          ? `${heicWords}.`
          : "Berkas ini tidak dikenal dan tidak dipakai situs. Hapus jika tidak perlu.";
        const unread = `Berkas ini tidak dibaca. Yang dibaca: ${contentFileNames.join(", ")}. Pindahkan isinya, lalu hapus berkas ini.`;
        const level: Diagnostic["level"] = isContent ? "error" : "warning";
        return { level, file, place: "", message: isContent ? unread : unused };
      }),
  ];
}
