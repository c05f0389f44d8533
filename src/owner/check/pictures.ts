import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { isHeic } from "../schema/heic";
import type { NamedPicture } from "./checkTexts";
import { type Diagnostic, leastSize, quoted, suggestion } from "./diagnostic";
import { type Decoded, judgePicture } from "./judgePicture";
import { picturesLike } from "./unknownFiles";

/**
 * Checks every picture that the content names: the file must exist, be readable and suit its frame. Each file is decoded once.
 * `files` is the folder's listing, to compare names letter by letter: some file systems ignore case, web hosts do not.
 */
export async function checkPictures(
  folder: string,
  named: readonly NamedPicture[],
  files: readonly string[],
): Promise<Diagnostic[]> {
  const present = new Set(files);
  const diagnostics: Diagnostic[] = [];
  for (const { picture, frame, ...place } of named) {
    if (!present.has(picture)) {
      const upload = `Periksa ejaannya, atau unggah gambarnya (${leastSize(frame)}).`;
      const remedy = suggestion(picturesLike(picture, files)) || ` ${upload}`;
      diagnostics.push({
        ...place,
        level: "error",
        message: `Ditemukan ${quoted(picture)}, tetapi berkas itu tidak ada.${remedy}`,
      });
      continue;
    }
    const judgement = judgePicture(picture, await decoded(folder, picture), frame);
    if (judgement) diagnostics.push({ ...place, ...judgement });
  }
  return diagnostics;
}

/** The pictures decoded so far, by name, size and time of change. */
const cache = new Map<string, Promise<Decoded | "damaged">>();

async function decoded(folder: string, file: string): Promise<Decoded | "damaged"> {
  // A dangling symbolic link is listed, but has no file.
  const { size, mtimeMs } = await stat(path.join(folder, file)).catch(() => ({ size: 0, mtimeMs: 0 }));
  const key = `${file} ${size} ${mtimeMs}`;
  const result = cache.get(key) ?? decode(path.join(folder, file));
  cache.set(key, result);
  return result;
}

async function decode(file: string): Promise<Decoded | "damaged"> {
  try {
    const bytes = await readFile(file);
    if (isHeic(bytes)) return { width: 0, height: 0, format: "heic", bytes: bytes.length };
    const { autoOrient, format } = await sharp(bytes).metadata();
    // Making a thumbnail reads the whole file, so that a truncated upload is found here and not in the middle of a build.
    await sharp(bytes, { failOn: "error" }).resize(8).raw().toBuffer();
    return { ...autoOrient, format, bytes: bytes.length };
  } catch {
    return "damaged";
  }
}
