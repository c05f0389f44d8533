import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import type { PictureFrame } from "../schema/fields";
import type { Words } from "../schema/words";
import type { NamedPicture } from "./checkTexts";
import type { Diagnostic } from "./diagnostic";
import { messages } from "./messages";

/** A picture as it is shown, turned as its camera says; `format` is what the file really is, whatever its name. */
type Decoded = { width: number; height: number; bytes: number; format: string };

type Judgement = Words & Pick<Diagnostic, "level">;

const heaviest = 15_000_000;
const mostPixels = 60_000_000;
// How many times wider or narrower than its frame a picture may be before too much of it is cut off.
const mostCut = 1.9;
const formats = ["jpeg", "png", "webp"];

/** Checks every picture that the content names: it must exist, be readable and suit its frame. Each file is decoded once. */
export async function checkPictures(folder: string, named: readonly NamedPicture[]): Promise<Diagnostic[]> {
  const files = filesIn(folder, "images");
  const diagnostics: Diagnostic[] = [];
  for (const { picture, frame, ...place } of named) {
    const judgement = files.has(picture)
      ? judge(picture, await decoded(folder, picture), frame)
      : error(missing(picture, files, frame));
    if (judgement) diagnostics.push({ ...place, ...judgement });
  }
  return diagnostics;
}

const error = (words: Words): Judgement => ({ level: "error", ...words });
const warning = (words: Words): Judgement => ({ level: "warning", ...words });

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
  const result = cache.get(key) ?? decode(path.join(folder, file));
  cache.set(key, result);
  return result;
}

async function decode(file: string): Promise<Decoded | "damaged"> {
  try {
    const { autoOrient, format, size } = await sharp(file).metadata();
    // Making a thumbnail reads the whole file, so that a torn upload is found here and not in the middle of a build.
    await sharp(file, { failOn: "error" }).resize(8).raw().toBuffer();
    return { ...autoOrient, format, bytes: size ?? 0 };
  } catch {
    return "damaged";
  }
}

function judge(picture: string, found: Decoded | "damaged", frame: PictureFrame): Judgement | undefined {
  if (found === "damaged") return error(messages.pictureDamaged(picture, frame));
  const { width, height, bytes, format } = found;
  const size = { picture, width, height, bytes };
  if (!formats.includes(format)) return error(messages.pictureOfOtherFormat(picture, format));
  if (width < frame.minWidth || height < frame.minHeight) return error(messages.pictureTooSmall(size, frame));
  if (width * height > mostPixels || bytes > heaviest) return warning(messages.pictureTooLarge(size, frame));
  const wanted = frame.minWidth / frame.minHeight;
  const stretch = width / height / wanted;
  if (stretch <= mostCut && stretch >= 1 / mostCut) return undefined;
  return warning(messages.pictureOfOtherShape(size, shapeOf(wanted), frame));
}

function shapeOf(ratio: number): Words {
  if (ratio > 1.1) return { id: "mendatar", en: "landscape" };
  return ratio < 0.9 ? { id: "tegak", en: "upright" } : { id: "persegi", en: "square" };
}
