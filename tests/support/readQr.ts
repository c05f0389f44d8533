import jsQR from "jsqr";
import sharp from "sharp";

/** What a phone's camera reads from a picture; empty where it finds no code. */
export async function readQr(picture: Buffer): Promise<string> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data ?? "";
}

/** What it reads from the upper and from the lower part of a page that has a code in each. */
export async function readQrsBelowEachOther(picture: Buffer): Promise<string[]> {
  const { width = 0, height = 0 } = await sharp(picture).metadata();
  const parts = [0, 0.25, 0.5].map((from) =>
    sharp(picture)
      .extract({ left: 0, top: Math.floor(height * from), width, height: Math.floor(height / 2) })
      .png()
      .toBuffer(),
  );
  return Promise.all((await Promise.all(parts)).map(readQr));
}
