import { mkdir } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { paletteNamed } from "../../theme/palettes";

const sizes = { "hero.jpg": [1920, 1080], "hero-portrait.jpg": [1080, 1620] } as const;

/** Writes the pictures that every shop needs into a content folder, as plain areas in the site's dark colour. */
export async function writePlaceholderPictures(folder: string): Promise<void> {
  const images = path.join(folder, "images");
  await mkdir(images, { recursive: true });
  for (const [name, [width, height]] of Object.entries(sizes)) {
    const background = paletteNamed(null).night;
    await sharp({ create: { width, height, channels: 3, background } })
      .jpeg()
      .toFile(path.join(images, name));
  }
}
