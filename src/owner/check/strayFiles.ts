import path from "node:path";
import { contentFileNames } from "../schema/contentFiles";
import { type Diagnostic, shown } from "./diagnostic";

// What systems and editors leave behind, and the guide.
const unheeded = /(^|\/)(\.[^/]*|Thumbs\.db|desktop\.ini)$|^[^/]*\.md$/i;
const picture = /^images\/.+\.(jpe?g|png|webp)$/i;

/** Whether the site is built from a file, named from the content folder: the content files and the pictures, nothing else. */
export const isBuiltFrom = (file: string): boolean =>
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
 * since a change made there would be lost without a word; any other is a warning.
 */
export function strayFaults(files: readonly string[]): Diagnostic[] {
  return files.flatMap((file): Diagnostic[] => {
    if (isBuiltFrom(file) || unheeded.test(file)) return [];
    const twin = contentFileNames.find((name) => likeness(file) === likeness(name));
    const fault = { file, place: "" };
    if (twin !== undefined && !file.includes("/")) {
      return [
        {
          ...fault,
          level: "error",
          id: `Berkas ini tidak dibaca; yang dibaca hanya ${shown(twin)}. Pindahkan isinya ke sana, lalu hapus berkas ini.`,
          en: `This file is not read; only ${shown(twin)} is. Move its content there and delete this file.`,
        },
      ];
    }
    if (/^images\//.test(file)) {
      return [
        {
          ...fault,
          level: "warning",
          id: "Berkas ini bukan JPEG, PNG, atau WebP, jadi tidak dipakai situs. Simpan lagi sebagai JPEG, atau hapus.",
          en: "This file is neither JPEG, PNG nor WebP, so the site does not use it. Save it again as JPEG, or delete it.",
        },
      ];
    }
    return [
      {
        ...fault,
        level: "warning",
        id: "Berkas ini tidak dikenal dan tidak dipakai situs. Hapus jika tidak perlu.",
        en: "This file is not known and the site does not use it. Delete it unless you need it.",
      },
    ];
  });
}

/** A file's name without what copying, downloading and saving add to it: "Services (1).json" and "service.json" give "service". */
const likeness = (file: string) =>
  path.posix
    .basename(file)
    .toLowerCase()
    .replace(/\.(json|jsonc|json5|txt)+$/g, "")
    .replace(/\.json$/, "")
    .replace(/^(copy of|salinan( dari)?)[\s_-]+/, "")
    .replace(/(\s*\(\d+\)|[\s_-]*(copy|salinan|baru|new|final|edit|backup|lama|old)[\s_-]*\d*|[\s_-]*\d+)$/, "")
    .replace(/s$/, "")
    .replace(/[\s_]+/g, "-");
