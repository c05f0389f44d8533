import type { MinimumSize } from "../schema/fields";
import { type Diagnostic, leastSize, quoted } from "./diagnostic";

/**
 * A decoded picture: width and height in pixels after EXIF rotation, the file's size in bytes, and the format of its data,
 * whatever the file's name says.
 */
export type Decoded = { width: number; height: number; bytes: number; format: string };

export type Judgement = Pick<Diagnostic, "level" | "message">;

/** In bytes. */
export const heaviest = 15_000_000;
const mostPixels = 60_000_000;
// How many times wider or narrower than its frame a picture may be before too much of it is cut off.
const mostCut = 1.9;
const formats = ["jpeg", "png", "webp"];

const error = (message: string): Judgement => ({ level: "error", message });
const warning = (message: string): Judgement => ({ level: "warning", message });

/** The judgement of a picture, or undefined if it suits its frame. */
export function judgePicture(picture: string, found: Decoded | "damaged", frame: MinimumSize): Judgement | undefined {
  const name = `Gambar ${quoted(picture)}`;
  if (found === "damaged") return error(`${name} rusak atau bukan gambar. Simpan lagi sebagai JPEG.`);
  const { width, height, bytes, format } = found;
  if (!formats.includes(format))
    return error(`${name} sebenarnya berformat ${format.toUpperCase()}. Simpan lagi sebagai JPEG, PNG, atau WebP.`);
  const size = `${name} berukuran ${width} x ${height} piksel`;
  if (width < frame.minWidth || height < frame.minHeight) return error(`${size}; seharusnya ${leastSize(frame)}.`);
  if (width * height > mostPixels || bytes > heaviest)
    return warning(
      `${size} (${Math.round(bytes / 1e6)} MB), jauh lebih besar dari yang perlu. Kecilkan, misalnya sampai ${frame.minWidth * 2} piksel lebarnya.`,
    );
  const wanted = frame.minWidth / frame.minHeight;
  const stretch = width / height / wanted;
  if (stretch <= mostCut && stretch >= 1 / mostCut) return undefined;
  const shape = wanted > 1.1 ? "mendatar" : wanted < 0.9 ? "tegak" : "persegi";
  return warning(`${size}; tempatnya ${shape}, jadi banyak yang terpotong. Pakai gambar yang ${shape}.`);
}
