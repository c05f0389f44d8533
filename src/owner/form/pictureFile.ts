import { damaged, type Judgement, judgePicture, ofOtherFormat } from "../check/judgePicture";
import type { PictureFrame } from "../schema/fields";
import { isHeic } from "../schema/heic";

/** The longest side of a picture that the form saves; the library scales down what is larger, and converts it to WebP. */
export const longestSide = 2400;

const starts = (bytes: Uint8Array, text: string, at = 0): boolean =>
  [...text].every((letter, index) => bytes[at + index] === letter.charCodeAt(0));

/** Whether a JPEG, PNG or WebP goes on to its end. Browsers draw a torn one as far as it goes, and do not say so. */
export function isWhole(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (starts(bytes, "\xff\xd8")) return endsAsJpeg(bytes, view);
  if (starts(bytes, "\x89PNG")) {
    for (let at = 8; at + 12 <= bytes.length; at += view.getUint32(at) + 12) {
      if (starts(bytes, "IEND", at + 4)) return true;
    }
    return false;
  }
  return !starts(bytes, "RIFF") || (bytes.length >= 12 && view.getUint32(4, true) + 8 <= bytes.length);
}

/** Walks a JPEG's segments up to its end marker; the preview inside it, which has one of its own, is passed over. */
function endsAsJpeg(bytes: Uint8Array, view: DataView): boolean {
  let at = 2;
  while (at + 4 <= bytes.length || (at + 2 <= bytes.length && bytes[at + 1] === 0xd9)) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff) return false;
    if (marker === 0xd9) return true;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    at += 2 + view.getUint16(at + 2);
    // After the start of a scan come its data, in which a marker's byte is followed by a zero or a restart's number.
    while (marker === 0xda && at < bytes.length && (bytes[at] !== 0xff || isData(bytes[at + 1] ?? 0))) at += 1;
  }
  return false;
}

const isData = (after: number) => after === 0 || (after >= 0xd0 && after <= 0xd7);

/**
 * What the check would say of a picture once it is saved, in the check's words; undefined where it suits the frame, or where
 * it is for no field yet. A HEIC is not judged: the library decodes it itself, and says so where it cannot.
 */
export async function judgeFile(file: File, frame: PictureFrame | undefined): Promise<Judgement | undefined> {
  const bytes = new Uint8Array(await file.arrayBuffer().catch(() => new ArrayBuffer(0)));
  if (isHeic(bytes)) return undefined;
  if (file.type === "image/svg+xml") return ofOtherFormat(file.name, "svg");
  const size = isWhole(bytes) ? await sizeOf(file) : undefined;
  if (!size) return damaged(file.name);
  const scale = Math.min(1, longestSide / Math.max(size.width, size.height));
  const [width, height] = [Math.round(size.width * scale), Math.round(size.height * scale)];
  // What is saved is the library's own WebP, however large the photograph was.
  return frame && judgePicture(file.name, { width, height, bytes: 0, format: "webp" }, frame);
}

/** What the check says of a picture that stands in the content folder already, by its name there. */
export async function judgeStored(name: string, picture: Blob, frame: PictureFrame): Promise<Judgement | undefined> {
  const bytes = new Uint8Array(await picture.arrayBuffer());
  const format = formatOf(bytes);
  const size = isWhole(bytes) ? await sizeOf(picture) : undefined;
  if (format !== "heic" && !size) return judgePicture(name, "damaged", frame);
  return judgePicture(name, { width: 0, height: 0, ...size, bytes: bytes.length, format }, frame);
}

function formatOf(bytes: Uint8Array): string {
  if (isHeic(bytes)) return "heic";
  if (starts(bytes, "\x89PNG")) return "png";
  if (starts(bytes, "RIFF")) return "webp";
  return starts(bytes, "GIF") ? "gif" : "jpeg";
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
