import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { create } from "fontkit";
import subsetFont, { type SubsetOptions } from "subset-font";
import { type FontAddresses, textWeights } from "../../theme/fonts";

const displayFont = "@fontsource/playfair-display/files/playfair-display-latin-900-normal.woff2";
const textFont = "@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2";

/** The name of the subset display font. The licence reserves the name Playfair Display for the font as it was published. */
const displayName = "Shop Display";

// Kerning, ligatures, and the figures that the styles ask for; no fractions, no old-style figures.
const keepFeatures = ["kern", "liga", "rlig", "calt", "lnum", "tnum"];

/** Family, unique, full and PostScript name, by their ids in a font's name table. */
const nameIds = [1, 3, 4, 6];

/**
 * Replaces a font's names by a shorter one, in place; copyright and version stay. Checksums are not updated. Throws where the
 * font has no name table or the name does not fit.
 */
function rename(font: Buffer, name: string): void {
  const entries = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + 16 * index);
  const entry = entries.find((at) => font.toString("latin1", at, at + 4) === "name");
  if (entry === undefined) throw new Error(`The font to be named ${name} has no name table`);
  const table = font.subarray(font.readUInt32BE(entry + 8));
  const strings = table.subarray(table.readUInt16BE(4));
  for (let index = 0; index < table.readUInt16BE(2); index += 1) {
    const record = table.subarray(6 + 12 * index);
    const kind = record.readUInt16BE(6);
    if (!nameIds.includes(kind)) continue;
    const written = Buffer.from(kind === 6 ? name.replaceAll(" ", "") : name, "utf16le").swap16();
    if (written.length > record.readUInt16BE(8)) throw new Error(`The font has no room for the name ${name}`);
    record.writeUInt16BE(written.length, 8);
    written.copy(strings, record.readUInt16BE(10));
  }
}

/** A font with all its characters and only the weights and features in use, as WOFF2; renamed where a name is given. */
async function subset(file: Buffer, variationAxes: SubsetOptions["variationAxes"], name?: string): Promise<Buffer> {
  const whole = create(file);
  if (!("characterSet" in whole)) throw new Error("A font file holds several fonts");
  const characters = String.fromCodePoint(...whole.characterSet);
  const font = await subsetFont(file, characters, { targetFormat: "truetype", keepFeatures, variationAxes });
  if (name !== undefined) rename(font, name);
  return subsetFont(font, characters, { targetFormat: "woff2", keepFeatures });
}

/**
 * Writes the two fonts into the site's `public/static/`, without the weights and features that no page uses. Gives their
 * addresses, path prefix included, each with a short hash of its content because every page names them.
 */
export async function writeFonts(siteFolder: string, pathPrefix: string): Promise<FontAddresses> {
  const publicFolder = path.join(siteFolder, "public");
  await mkdir(path.join(publicFolder, "static"), { recursive: true });
  const fromPackage = (file: string) => readFile(path.join(siteFolder, "node_modules", file));
  const write = async (name: string, font: Buffer) => {
    const address = `/static/${name}-${createHash("sha256").update(font).digest("hex").slice(0, 8)}.woff2`;
    await writeFile(path.join(publicFolder, address), font);
    return `${pathPrefix}${address}`;
  };
  return {
    display: await write("display", await subset(await fromPackage(displayFont), undefined, displayName)),
    text: await write("text", await subset(await fromPackage(textFont), { wght: textWeights })),
  };
}
