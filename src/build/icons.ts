import { writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { logo } from "../theme/logo";
import type { Palette } from "../theme/palettes";

type Shape = { corner: number; share: number };

/**
 * The mark on a square in the palette's `deep` colour, as SVG. `corner` is the radius of the square's corners; the mark
 * fills `share` (0 to 1) of its width.
 */
function drawing(glyph: string, palette: Palette, { corner, share }: Shape) {
  const { size, ring } = logo;
  const margin = (size * (1 - share)) / 2;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">`,
    `<rect width="${size}" height="${size}" rx="${corner}" fill="${palette.deep}"/>`,
    `<g transform="translate(${margin} ${margin}) scale(${share})">`,
    `<circle cx="${size / 2}" cy="${size / 2}" r="${ring.radius}" fill="none" stroke="${palette.accent}" stroke-width="${ring.width}"/>`,
    `${glyph}</g></svg>`,
  ].join("");
}

/**
 * Writes the site's icons into a folder: the shop's mark with its letter, or with the star if `letter` is null. The letter
 * is in a serif font of the device that draws the icon. Files: favicon.svg, apple-touch-icon.png (180 pixels, rounded by
 * iOS), icon-192.png, icon-512.png, and icon-maskable-512.png, which Android may crop to a circle of four fifths of its
 * width.
 */
export async function writeIcons(letter: string | null, palette: Palette, folder: string) {
  const { size, screw, star } = logo;
  const glyph =
    letter === null
      ? `<path fill="${palette.cream}" d="${star}"/><circle cx="${screw.x}" cy="${screw.y}" r="${screw.radius}" fill="${palette.deep}"/>`
      : `<text x="${size / 2}" y="${logo.letter.baseline}" text-anchor="middle" font-family="Georgia, 'Times New Roman', serif" font-weight="900" font-size="${logo.letter.size}" fill="${palette.cream}">${letter}</text>`;
  const rounded = drawing(glyph, palette, { corner: 10, share: 0.86 });
  const square = drawing(glyph, palette, { corner: 0, share: 0.8 });
  const maskable = drawing(glyph, palette, { corner: 0, share: 0.66 });
  const picture = (svg: string, pixels: number) =>
    sharp(Buffer.from(svg), { density: (72 * pixels) / size })
      .resize(pixels, pixels)
      .png({ palette: true })
      .toBuffer();
  const files = {
    "favicon.svg": rounded,
    "apple-touch-icon.png": await picture(square, 180),
    "icon-192.png": await picture(rounded, 192),
    "icon-512.png": await picture(rounded, 512),
    "icon-maskable-512.png": await picture(maskable, 512),
  };
  await Promise.all(Object.entries(files).map(([name, content]) => writeFile(path.join(folder, name), content)));
}
