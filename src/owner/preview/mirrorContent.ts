import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { isBuiltFrom, isPicture } from "../check/unknownFiles";
import { filesIn } from "../schema/contentFolder";

/**
 * The copy of the content folder from which Gatsby builds the pages. The owner's files are never written. In the preview it
 * holds the last content without an error.
 */
export const mirrorFolder = path.resolve(".content-preview");

/**
 * Makes the second folder hold what the site is built from in the first, but for byte order marks, which the build's JSON
 * parsers do not read, and photographs that their file says are turned, which stand upright in the copy. Pictures are copied
 * before the texts that name them, and removed after these texts. A file with equal bytes is not rewritten, because Gatsby
 * would process it again.
 */
export async function mirrorContent(from: string, to: string): Promise<void> {
  const wanted = filesIn(from)
    .filter(isBuiltFrom)
    .sort((a, b) => Number(a.endsWith(".json")) - Number(b.endsWith(".json")));
  const present = filesIn(to);
  for (const file of wanted) {
    const target = path.join(to, file);
    const bytes = await copied(file, readFileSync(path.join(from, file)));
    if (present.includes(file) && bytes.equals(readFileSync(target))) continue;
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, bytes);
  }
  for (const file of present) if (!wanted.includes(file)) rmSync(path.join(to, file));
}

const byteOrderMark = Buffer.from("\ufeff");

async function copied(file: string, bytes: Buffer): Promise<Buffer> {
  if (file.endsWith(".json") && bytes.subarray(0, byteOrderMark.length).equals(byteOrderMark))
    return bytes.subarray(byteOrderMark.length);
  return isPicture(file) ? upright(bytes) : bytes;
}

/**
 * A picture's pixels turned as its EXIF orientation says. gatsby-plugin-sharp would measure them before it turns them. A
 * damaged picture stays as it is: the check refuses it if the content uses it.
 */
async function upright(bytes: Buffer): Promise<Buffer> {
  try {
    const { orientation = 1, format } = await sharp(bytes).metadata();
    return orientation === 1 ? bytes : await sharp(bytes).rotate().toFormat(format, { quality: 95 }).toBuffer();
  } catch {
    return bytes;
  }
}
