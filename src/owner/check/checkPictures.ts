import { readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import type { NamedPicture } from "./checkJsonFiles";
import { type Diagnostic, minimumSizeText, quoted } from "./diagnostic";
import { type Decoded, judgePicture } from "./judgePicture";
import { pictureRemedy } from "./unknownFiles";

/**
 * Checks every picture that the content names: the file must exist, be readable and suit its place on the site. `files`
 * lists the folder's files. Names are compared with this list, because some file systems ignore case but web hosts do not.
 */
export async function checkPictures(
  folder: string,
  named: readonly NamedPicture[],
  files: readonly string[],
): Promise<Diagnostic[]> {
  const present = new Set(files);
  const diagnosticsOf = async ({ picture, minimumSize, ...place }: NamedPicture): Promise<Diagnostic[]> => {
    if (!present.has(picture)) {
      const upload = `Periksa ejaannya, atau unggah gambarnya (${minimumSizeText(minimumSize)}).`;
      const remedy = pictureRemedy(picture, files) || ` ${upload}`;
      const message = `Ditemukan ${quoted(picture)}, tetapi berkas itu tidak ada.${remedy}`;
      return [{ ...place, level: "error", message }];
    }
    const judgement = judgePicture(picture, await readPicture(path.join(folder, picture)), minimumSize);
    return judgement ? [{ ...place, ...judgement }] : [];
  };
  return (await Promise.all(named.map(diagnosticsOf))).flat();
}

async function readPicture(file: string): Promise<Decoded | "damaged"> {
  try {
    const bytes = await readFile(file);
    const { autoOrient, format } = await sharp(bytes).metadata();
    // Making a thumbnail reads the whole file, so that a truncated upload is found here and not in the middle of a build.
    await sharp(bytes, { failOn: "error" }).resize(8).raw().toBuffer();
    return { ...autoOrient, format, bytes: bytes.length };
  } catch {
    return "damaged";
  }
}
