import type { PictureFrame } from "../schema/fields";
import { sentences, type Words } from "../schema/words";
import type { Diagnostic } from "./diagnostic";
import { messages } from "./messages";

/** A picture as it is shown, turned as its camera says; `format` is what the file really is, whatever its name. */
export type Decoded = { width: number; height: number; bytes: number; format: string };

export type Judgement = Words & Pick<Diagnostic, "level">;

/** In bytes. */
export const heaviest = 15_000_000;
const mostPixels = 60_000_000;
// How many times wider or narrower than its frame a picture may be before too much of it is cut off.
const mostCut = 1.9;
const formats = ["jpeg", "png", "webp"];

export const error = (words: Words): Judgement => ({ level: "error", ...words });
const warning = (words: Words): Judgement => ({ level: "warning", ...words });

/** What there is to say of a picture in its frame, or undefined where it suits it. Used by the check and by the form. */
export function judgePicture(picture: string, found: Decoded | "damaged", frame: PictureFrame): Judgement | undefined {
  if (found === "damaged") return error(messages.pictureDamaged(picture, frame));
  const { width, height, bytes, format } = found;
  const size = { picture, width, height, bytes };
  if (!formats.includes(format)) {
    const words = messages.pictureOfOtherFormat(picture, format);
    return error(format === "heif" ? sentences(words, messages.heic) : words);
  }
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
