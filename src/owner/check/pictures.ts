import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import type { PictureFrame } from "../schema/fields";
import type { Words } from "../schema/words";
import type { NamedPicture } from "./checkTexts";
import type { Diagnostic } from "./diagnostic";
import { isHeic } from "./heic";
import { type Decoded, error, judgePicture } from "./judgePicture";
import { messages } from "./messages";

/** Checks every picture that the content names: it must exist, be readable and suit its frame. Each file is decoded once. */
export async function checkPictures(folder: string, named: readonly NamedPicture[]): Promise<Diagnostic[]> {
  const files = filesIn(folder, "images");
  const diagnostics: Diagnostic[] = [];
  for (const { picture, frame, ...place } of named) {
    const judgement = files.has(picture)
      ? judgePicture(picture, await decoded(folder, picture), frame)
      : error(missing(picture, files, frame));
    if (judgement) diagnostics.push({ ...place, ...judgement });
  }
  return diagnostics;
}

/** All files below a folder as the content names them. Some systems find a file under other capitals, hosts do not: hence the listing. */
function filesIn(folder: string, below: string): Set<string> {
  try {
    const entries = readdirSync(path.join(folder, below), { recursive: true, encoding: "utf8" });
    return new Set(entries.map((file) => `${below}/${file.replaceAll(path.sep, "/")}`));
  } catch {
    return new Set();
  }
}

function missing(picture: string, files: ReadonlySet<string>, frame: PictureFrame): Words {
  const inOtherCapitals = [...files].find((file) => file.toLowerCase() === picture.toLowerCase());
  const sameStem = [...files].filter((file) => stem(file) === stem(picture));
  const meant = inOtherCapitals ?? (sameStem.length === 1 ? sameStem[0] : undefined);
  return meant === undefined ? messages.pictureMissing(picture, frame) : messages.pictureMisnamed(picture, meant);
}

const stem = (file: string) =>
  path.posix
    .basename(file)
    .replace(/\.\w+$/, "")
    .toLowerCase();

/** The pictures decoded so far, by name, size and time of change. */
const cache = new Map<string, Promise<Decoded | "damaged">>();

async function decoded(folder: string, file: string): Promise<Decoded | "damaged"> {
  // A link that leads nowhere is listed, but has no file behind it.
  const stat = statSync(path.join(folder, file), { throwIfNoEntry: false });
  if (!stat) return "damaged";
  const key = `${file} ${stat.size} ${stat.mtimeMs}`;
  const result = cache.get(key) ?? decode(path.join(folder, file), stat.size);
  cache.set(key, result);
  return result;
}

async function decode(file: string, bytes: number): Promise<Decoded | "damaged"> {
  try {
    const { autoOrient, format } = await sharp(file).metadata();
    // Making a thumbnail reads the whole file, so that a torn upload is found here and not in the middle of a build.
    await sharp(file, { failOn: "error" }).resize(8).raw().toBuffer();
    return { ...autoOrient, format, bytes };
  } catch {
    if (isHeic(readFileSync(file))) return { width: 0, height: 0, format: "heic", bytes };
    return "damaged";
  }
}
