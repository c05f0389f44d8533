import { damaged, type Judgement, judgePicture, ofOtherFormat } from "../check/judgePicture";
import type { PictureFrame } from "../schema/fields";
import { isHeic } from "../schema/heic";

/** The longest side of a picture that the form saves; the library scales down what is larger, and converts it to WebP. */
export const longestSide = 2400;

/**
 * What the check would say of a picture once it is saved, in the check's words; undefined where it suits the frame, or where
 * it is for no field yet. A HEIC is not judged: the library decodes it itself, and says so where it cannot.
 */
export async function judgeFile(file: File, frame: PictureFrame | undefined): Promise<Judgement | undefined> {
  const bytes = new Uint8Array(await file.arrayBuffer().catch(() => new ArrayBuffer(0)));
  if (isHeic(bytes)) return undefined;
  if (file.type === "image/svg+xml") return ofOtherFormat(file.name, "svg");
  const size = await sizeOf(file);
  if (!size) return damaged(file.name);
  const scale = Math.min(1, longestSide / Math.max(size.width, size.height));
  const [width, height] = [Math.round(size.width * scale), Math.round(size.height * scale)];
  // What is saved is the library's own WebP, however large the photograph was.
  return frame && judgePicture(file.name, { width, height, bytes: 0, format: "webp" }, frame);
}

async function sizeOf(file: Blob): Promise<{ width: number; height: number } | undefined> {
  try {
    const bitmap = await createImageBitmap(file);
    const { width, height } = bitmap;
    bitmap.close();
    return { width, height };
  } catch {
    return undefined;
  }
}
