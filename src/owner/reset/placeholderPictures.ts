import { mkdir } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { logo } from "../../theme/logo";
import { paletteNamed } from "../../theme/palettes";

/** A picture as SVG: a gradient in the site's colours with the mark's ring, and nothing of a particular shop. */
function placeholder(width: number, height: number): string {
  const colors = paletteNamed(null);
  const ring = Math.min(width, height) * 0.3;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<defs><linearGradient id="ground" x1="0" y1="0" x2="1" y2="1">`,
    `<stop offset="0" stop-color="${colors.duskEdge}"/><stop offset="1" stop-color="${colors.night}"/>`,
    `</linearGradient></defs><rect width="${width}" height="${height}" fill="url(#ground)"/>`,
    `<circle cx="${width * 0.72}" cy="${height * 0.42}" r="${ring}" fill="none" stroke="${colors.accent}"`,
    ` stroke-opacity="0.35" stroke-width="${(2 * ring * logo.ring.width) / logo.size}"/></svg>`,
  ].join("");
}

const sizes = { "hero.jpg": [1920, 1080], "hero-portrait.jpg": [1080, 1620], "og.jpg": [1200, 630] } as const;

/** Writes placeholders for the three pictures that every shop needs into a content folder's `images`. */
export async function writePlaceholderPictures(folder: string): Promise<void> {
  const images = path.join(folder, "images");
  await mkdir(images, { recursive: true });
  for (const [name, [width, height]] of Object.entries(sizes)) {
    await sharp(Buffer.from(placeholder(width, height)))
      .jpeg({ quality: 85 })
      .toFile(path.join(images, name));
  }
}
