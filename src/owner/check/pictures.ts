import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import type { PictureFrame } from "../schema/fields";
import type { Words } from "../schema/path";
import type { NamedPicture } from "./checkTexts";
import { type Diagnostic, shown } from "./diagnostic";

/** A picture as it is shown: turned as its camera says. `format` is what the file really is, whatever its name. */
type Shown = { width: number; height: number; bytes: number; format: string };

const heaviest = 15_000_000;
const mostPixels = 60_000_000;
// How many times wider or narrower than its place a picture may be before too much of it is cut off.
const mostCut = 1.9;
const formats = ["jpeg", "png", "webp"];

/** Every picture that the content names: it must exist, be readable and suit the place it fills. Each file is looked at once. */
export async function pictureFaults(folder: string, named: readonly NamedPicture[]): Promise<Diagnostic[]> {
  const files = filesIn(folder, "images");
  const faults: Diagnostic[] = [];
  for (const { picture, frame, ...place } of named) {
    const problem = files.has(picture)
      ? judged(picture, await look(folder, picture), frame)
      : { level: "error" as const, ...missing(picture, files, frame) };
    if (problem) faults.push({ ...place, ...problem });
  }
  return faults;
}

/** All files below a folder as the content names them. Asked by their listing: some systems find a file under other capitals, hosts do not. */
function filesIn(folder: string, below: string): Set<string> {
  try {
    const entries = readdirSync(path.join(folder, below), { recursive: true, encoding: "utf8" });
    return new Set(entries.map((file) => `${below}/${file.replaceAll(path.sep, "/")}`));
  } catch {
    return new Set();
  }
}

function missing(picture: string, files: ReadonlySet<string>, { minWidth, minHeight }: PictureFrame): Words {
  const twin = [...files].find((file) => file.toLowerCase() === picture.toLowerCase());
  const sameName = [...files].filter((file) => stem(file) === stem(picture));
  const meant = twin ?? (sameName.length === 1 ? sameName[0] : undefined);
  if (meant !== undefined) {
    return {
      id: `Ditemukan ${shown(picture)}, tetapi berkas itu tidak ada. Mungkin maksudnya ${shown(meant)}; huruf besar dan kecil dibedakan.`,
      en: `Found ${shown(picture)}, but there is no such file. Perhaps ${shown(meant)} was meant; capitals count.`,
    };
  }
  return {
    id: `Ditemukan ${shown(picture)}, tetapi berkas itu tidak ada. Periksa ejaannya, atau unggah gambarnya (minimal ${minWidth} x ${minHeight} piksel).`,
    en: `Found ${shown(picture)}, but there is no such file. Check its spelling, or upload the picture (at least ${minWidth} x ${minHeight} pixels).`,
  };
}

/** What is known of a picture; one that has not changed since, by its size and its time, is not decoded again. */
const looked = new Map<string, Promise<Shown | "damaged">>();

function look(folder: string, file: string): Promise<Shown | "damaged"> {
  // A link that leads nowhere is listed, but there is nothing to look at.
  const found = statSync(path.join(folder, file), { throwIfNoEntry: false });
  if (!found) return Promise.resolve("damaged");
  const { size, mtimeMs } = found;
  const key = `${file} ${size} ${mtimeMs}`;
  const known = looked.get(key) ?? lookAt(path.join(folder, file));
  looked.set(key, known);
  return known;
}

const stem = (file: string) =>
  path.posix
    .basename(file)
    .replace(/\.\w+$/, "")
    .toLowerCase();

async function lookAt(file: string): Promise<Shown | "damaged"> {
  try {
    const { autoOrient, format, size } = await sharp(file).metadata();
    const { info } = await sharp(file, { failOn: "error" }).resize(8).raw().toBuffer({ resolveWithObject: true });
    // Decoding a thumbnail reads the whole file, so that a torn upload is found here and not in the middle of a build.
    return info.width > 0 ? { ...autoOrient, format, bytes: size ?? 0 } : "damaged";
  } catch {
    return "damaged";
  }
}

function judged(picture: string, look: Shown | "damaged", frame: PictureFrame) {
  const size = {
    id: `minimal ${frame.minWidth} x ${frame.minHeight} piksel`,
    en: `at least ${frame.minWidth} x ${frame.minHeight} pixels`,
  };
  const error = (id: string, en: string) => ({ level: "error" as const, id, en });
  const warning = (id: string, en: string) => ({ level: "warning" as const, id, en });
  if (look === "damaged") {
    return error(
      `Gambar ${shown(picture)} rusak atau bukan gambar. Simpan lagi sebagai JPEG, ${size.id}.`,
      `The picture ${shown(picture)} is damaged or not a picture. Save it again as JPEG, ${size.en}.`,
    );
  }
  const { width, height, bytes, format } = look;
  if (!formats.includes(format)) {
    return error(
      `Gambar ${shown(picture)} sebenarnya berformat ${format.toUpperCase()}. Simpan lagi sebagai JPEG, PNG, atau WebP.`,
      `The picture ${shown(picture)} is really ${format.toUpperCase()}. Save it again as JPEG, PNG or WebP.`,
    );
  }
  const is = {
    id: `Gambar ${shown(picture)} berukuran ${width} x ${height} piksel`,
    en: `The picture ${shown(picture)} is ${width} x ${height} pixels`,
  };
  if (width < frame.minWidth || height < frame.minHeight) {
    return error(`${is.id}; seharusnya ${size.id}.`, `${is.en}; expected ${size.en}.`);
  }
  if (width * height > mostPixels || bytes > heaviest) {
    const megabytes = Math.round(bytes / 100_000) / 10;
    return warning(
      `${is.id} (${String(megabytes).replace(".", ",")} MB), jauh lebih besar dari yang perlu. Kecilkan, misalnya sampai ${frame.minWidth * 2} piksel lebarnya.`,
      `${is.en} (${megabytes} MB), far larger than needed. Scale it down, for example to a width of ${frame.minWidth * 2} pixels.`,
    );
  }
  const wanted = frame.minWidth / frame.minHeight;
  const stretch = width / height / wanted;
  if (stretch <= mostCut && stretch >= 1 / mostCut) return undefined;
  const shape =
    wanted > 1.1
      ? { id: "mendatar", en: "landscape" }
      : wanted < 0.9
        ? { id: "tegak", en: "upright" }
        : { id: "persegi", en: "square" };
  return warning(
    `${is.id}; tempatnya ${shape.id}, jadi banyak yang terpotong. Pakai gambar yang ${shape.id}, kira-kira ${frame.minWidth} banding ${frame.minHeight}.`,
    `${is.en}; its place is ${shape.en}, so that much will be cut off. Use a picture that is ${shape.en}, about ${frame.minWidth} to ${frame.minHeight}.`,
  );
}
