import { contentFileNames } from "../schema/contentFiles";
import { heicWords, isNamedHeic } from "../schema/heic";
import type { Diagnostic } from "./diagnostic";

// What systems and editors leave behind, Git's folder among it, and the guide.
const ignored = /(^|\/)(\.[^/]*(\/.*)?|Thumbs\.db|desktop\.ini)$|^[^/]*\.md$/i;
const picture = /^images\/.+\.(jpe?g|png|webp)$/i;

/** Whether the site is built from a file, named from the content folder: the content files and the pictures, nothing else. */
export const isBuiltFrom = (file: string): boolean =>
  (contentFileNames as readonly string[]).includes(file) || picture.test(file);

/** The pictures among the files that a written name may mean: of the same path, or of the same name in whatever folder. */
export function picturesLike(written: string, files: readonly string[]): string[] {
  const stem = (file: string) => file.replace(/\.\w+$/, "").toLowerCase();
  const name = (file: string) => stem(file.split(/[\\/]/).at(-1) ?? "");
  const pictures = files.filter((file) => picture.test(file));
  const exact = pictures.filter((file) => stem(file) === stem(written));
  return exact.length > 0 ? exact : pictures.filter((file) => name(file) === name(written));
}

// What editors and systems keep beside a file that was changed.
const backup = /(~|\.(bak|orig|old|tmp|swp)|#)$/i;

/**
 * Files of the folder that the site is not built from. One that looks like a content file is an error, since a change made there
 * would be lost without notice; any other is a warning, all backups together one.
 */
export function unknownFiles(files: readonly string[]): Diagnostic[] {
  const unknown = files.filter((file) => !isBuiltFrom(file) && !ignored.test(file));
  const [first, ...others] = unknown.filter((file) => backup.test(file));
  const more = others.length > 0 ? ` Begitu juga ${others.join(", ")}.` : "";
  const kept = `Ini berkas cadangan dari penyunting; dilewati, dan boleh dihapus.${more}`;
  return [
    ...(first ? [{ level: "warning" as const, file: first, place: "", message: kept }] : []),
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
