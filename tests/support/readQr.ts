import jsQR from "jsqr";
import sharp from "sharp";

/** What a phone's camera reads from a picture; empty where it finds no code. */
export async function readQr(picture: Buffer) {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  // All codes here are dark on light; looking for light ones as well would take as long again.
  const found = jsQR(new Uint8ClampedArray(data), info.width, info.height, { inversionAttempts: "dontInvert" });
  return found?.data ?? "";
}
