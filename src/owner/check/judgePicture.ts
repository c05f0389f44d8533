import type { MinimumSize } from "../schema/fields";
import { type Diagnostic, minimumSizeText, quoted } from "./diagnostic";

/**
 * A decoded picture: width and height in pixels after EXIF rotation, the file's size in bytes, and the format of its data,
 * whatever the file's name says.
 */
export type Decoded = { width: number; height: number; bytes: number; format: string };

export type Judgement = Pick<Diagnostic, "level" | "message">;

/** The check warns of a picture whose file has more bytes than this. */
export const maxPictureBytes = 15_000_000;
const maxPixels = 60_000_000;
/** The aspect ratios of a picture and its place may differ by this factor, which cuts off almost half of the picture. */
const maxRatioFactor = 1.9;
const formats = ["jpeg", "png", "webp"];

const error = (message: string): Judgement => ({ level: "error", message });
const warning = (message: string): Judgement => ({ level: "warning", message });

/** An error or a warning about a picture; undefined if it suits its place on the site. `minimum` is the least size there. */
export function judgePicture(
  picture: string,
  decoded: Decoded | "damaged",
  minimum: MinimumSize,
): Judgement | undefined {
  const name = `Gambar ${quoted(picture)}`;
  if (decoded === "damaged") return error(`${name} rusak atau bukan gambar. Simpan lagi sebagai JPEG.`);
  const { width, height, bytes, format } = decoded;
  if (!formats.includes(format))
    return error(`${name} sebenarnya berformat ${format.toUpperCase()}. Simpan lagi sebagai JPEG, PNG, atau WebP.`);
  const size = `${name} berukuran ${width} x ${height} piksel`;
  if (width < minimum.minWidth || height < minimum.minHeight)
    return error(`${size}; seharusnya ${minimumSizeText(minimum)}.`);
  if (width * height > maxPixels || bytes > maxPictureBytes)
    return warning(
      `${size} (${Math.round(bytes / 1e6)} MB), jauh lebih besar dari yang perlu. Kecilkan, misalnya sampai ${minimum.minWidth * 2} piksel lebarnya.`,
    );
  const frameRatio = minimum.minWidth / minimum.minHeight;
  const stretch = width / height / frameRatio;
  const isTurned = (frameRatio > 1.1 && width < height) || (frameRatio < 0.9 && width > height);
  if (!isTurned && stretch <= maxRatioFactor && stretch >= 1 / maxRatioFactor) return undefined;
  const shape = frameRatio > 1.1 ? "mendatar" : frameRatio < 0.9 ? "tegak" : "persegi";
  return warning(`${size}; tempatnya ${shape}, jadi banyak yang terpotong. Pakai gambar yang ${shape}.`);
}
