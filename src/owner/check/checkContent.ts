import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { type ContentFileName, contentFileNames, fullHoursFileName } from "../schema/contentFiles";
import { filesIn } from "../schema/contentFolder";
import { checkJsonFiles } from "./checkJsonFiles";
import { checkPictures } from "./checkPictures";
import type { Diagnostic } from "./diagnostic";
import { type FileProblem, lineAt } from "./explainSyntax";
import { otherFormat } from "./readJson";
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
  const files = await Promise.all(contentFileNames.map(async (file) => ({ file, ...(await readText(folder, file)) })));
  const unreadable = files.flatMap(({ file, problem }): Diagnostic[] =>
    problem ? [{ level: "error", file, place: "", ...problem }] : [],
  );
  const texts = Object.fromEntries(files.flatMap(({ file, text }) => (text === undefined ? [] : [[file, text]])));
  const present = filesIn(folder);
  const { diagnostics, pictures } = checkJsonFiles(texts, { now, checksSiteUrl }, present);
  const ofPictures = await checkPictures(folder, pictures, present);
  return inOrder([...unreadable, ...diagnostics, ...ofPictures, ...unknownFiles(present)]);
}

async function readText(folder: string, file: ContentFileName): Promise<{ text?: string; problem?: FileProblem }> {
  const problem = (message: string) => ({ problem: { message } });
  try {
    // Some file systems would also open a file whose name differs in capitals.
    if (readdirSync(folder).includes(file)) return decodeUtf8(await readFile(path.join(folder, file)));
    if (file === fullHoursFileName) return {};
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? "";
    if (code === "EISDIR") return problem("Ini sebuah folder, seharusnya berkas. Kembalikan berkasnya dari riwayat.");
    if (code !== "ENOENT" && code !== "ENOTDIR") return problem(`Berkas ini tidak bisa dibaca (${code}).`);
  }
  return problem(
    `Berkas ini tidak ada di folder ${folder}. Kembalikan dari riwayat, atau periksa namanya (huruf kecil semua).`,
  );
}

/** Sorts errors before warnings, then by file in the order of `contentFiles`, then by line. */
function inOrder(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const rank = ({ level, file }: Diagnostic) => {
    const number = contentFileNames.indexOf(file as ContentFileName);
    return (level === "error" ? 0 : 1000) + (number < 0 ? 999 : number);
  };
  return diagnostics.toSorted((a, b) => rank(a) - rank(b) || (a.line ?? 0) - (b.line ?? 0));
}

/** Decodes a file's bytes as UTF-8 and drops a byte order mark. Returns a problem if the bytes are not UTF-8. */
function decodeUtf8(bytes: Uint8Array): { text: string } | { problem: FileProblem } {
  try {
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(bytes) };
  } catch {
    const format = otherFormat(String.fromCharCode(...bytes.subarray(0, 20)));
    if (format) return { problem: { message: format } };
    const readable = new TextDecoder("utf-8").decode(bytes);
    const message =
      "Berkas ini memakai pengodean lain; huruf di baris ini tidak terbaca. Simpan lagi sebagai UTF-8 (di Notepad: Simpan sebagai, Pengodean UTF-8).";
    return { problem: { line: lineAt(readable, readable.indexOf("\uFFFD")), message } };
  }
}
