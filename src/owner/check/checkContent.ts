import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { type ContentFileName, contentFileNames } from "../schema/contentFiles";
import { checkTexts, inOrder } from "./checkTexts";
import { decode } from "./decode";
import type { Diagnostic } from "./diagnostic";
import { pictureFaults } from "./pictures";
import { strayFaults } from "./strayFiles";

/**
 * Checks the owner's folder as a whole and gives every fault at once, errors before warnings. Nothing is written.
 * An empty list, or one of warnings only, means that the site builds from this content. `today` is the day that far-off
 * dates are measured from.
 */
export async function checkContent(
  folder: string,
  today = new Date().toISOString().slice(0, 10),
): Promise<Diagnostic[]> {
  const read = await Promise.all(contentFileNames.map((file) => readText(folder, file)));
  const texts = Object.fromEntries(read.flatMap(({ file, text }) => (text === undefined ? [] : [[file, text]])));
  const checked = checkTexts(texts, today);
  return inOrder([
    ...read.flatMap(({ fault }) => fault ?? []),
    ...checked.faults,
    ...(await pictureFaults(folder, checked.pictures)),
    ...strayFaults(filesOf(folder)),
  ]);
}

type Read = { file: ContentFileName; text?: string; fault?: Diagnostic };

async function readText(folder: string, file: ContentFileName): Promise<Read> {
  const fail = (words: Pick<Diagnostic, "id" | "en" | "line" | "column">): Read => ({
    file,
    fault: { level: "error", file, place: "", ...words },
  });
  try {
    // The listing knows capitals that the file system may not tell apart.
    if (!readdirSync(folder).includes(file)) return fail(missing(folder));
    const decoded = decode(await readFile(path.join(folder, file)));
    return "text" in decoded ? { file, text: decoded.text } : fail(decoded.problem);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? "";
    if (code === "ENOENT" || code === "ENOTDIR") return fail(missing(folder));
    if (code === "EISDIR") {
      return fail({
        id: `Ini sebuah folder, seharusnya berkas. Ganti nama folder itu, lalu kembalikan berkas ${file} dari riwayat.`,
        en: `This is a folder, expected a file. Rename the folder and restore the file ${file} from the history.`,
      });
    }
    if (code === "EACCES" || code === "EPERM") {
      return fail({
        id: "Berkas ini tidak bisa dibaca karena izinnya tertutup. Buka izin bacanya.",
        en: "This file cannot be read: its permissions forbid it. Allow reading it.",
      });
    }
    return fail({ id: `Berkas ini tidak bisa dibaca (${code}).`, en: `This file cannot be read (${code}).` });
  }
}

const missing = (folder: string) => ({
  id: `Berkas ini tidak ada di folder ${folder}. Kembalikan dari riwayat, atau periksa namanya (huruf kecil semua).`,
  en: `This file is missing from the folder ${folder}. Restore it from the history, or check its name (small letters only).`,
});

/** Every file below the folder, with slashes, in the order of the alphabet. */
function filesOf(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => !entry.isDirectory())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, "/"))
      .sort();
  } catch {
    return [];
  }
}
