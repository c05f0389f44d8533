import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { create } from "fontkit";
import subsetFont, { type SubsetOptions } from "subset-font";
import { type Addresses, textWeights } from "../../theme/fonts";

const displayFace = "@fontsource/playfair-display/files/playfair-display-latin-900-normal.woff2";
const textFace = "@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2";

/** The name of the cut display face. The licence reserves the name Playfair Display for the face as it was published. */
const displayName = "Shop Display";

// Kerning, ligatures and what goes with them, and the figures that the pages' styles ask for; no fractions, no old figures.
const keepFeatures = ["kern", "liga", "rlig", "calt", "lnum", "tnum"];

/** Family, unique, full and PostScript name, by their numbers in a font's table of names. */
const ownNames = [1, 3, 4, 6];

/**
 * Writes a shorter name over the font's own ones; copyright and version stay. The font is changed in place, its checksums are
 * left to whoever writes it next. Throws where it has no table of names, or no room in it.
 */
function rename(font: Buffer, name: string): void {
  const entries = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + 16 * index);
  const entry = entries.find((at) => font.toString("latin1", at, at + 4) === "name");
  if (entry === undefined) throw new Error(`The face to be called ${name} has no table of names`);
  const table = font.subarray(font.readUInt32BE(entry + 8));
  const strings = table.subarray(table.readUInt16BE(4));
  for (let index = 0; index < table.readUInt16BE(2); index += 1) {
    const record = table.subarray(6 + 12 * index);
    const kind = record.readUInt16BE(6);
    if (!ownNames.includes(kind)) continue;
    const written = Buffer.from(kind === 6 ? name.replaceAll(" ", "") : name, "utf16le").swap16();
    if (written.length > record.readUInt16BE(8)) throw new Error(`The face has no room for the name ${name}`);
    record.writeUInt16BE(written.length, 8);
    written.copy(strings, record.readUInt16BE(10));
  }
}

/** A face with all its letters, in the weights and with the features in use, as WOFF2; under another name where it is given one. */
async function cut(whole: Buffer, variationAxes: SubsetOptions["variationAxes"], name?: string): Promise<Buffer> {
  const face = create(whole);
  if (!("characterSet" in face)) throw new Error("A face's file holds several");
  const letters = String.fromCodePoint(...face.characterSet);
  const font = await subsetFont(whole, letters, { targetFormat: "truetype", keepFeatures, variationAxes });
  if (name !== undefined) rename(font, name);
  return subsetFont(font, letters, { targetFormat: "woff2", keepFeatures });
}

/**
 * Writes the two faces into the site's `public/static/`, without the weights and features that no page asks for. Gives their
 * addresses, which begin with the path prefix and end with a hash of the content, short because each page names them.
 */
export async function writeFonts(siteFolder: string, pathPrefix: string): Promise<Addresses> {
  const publicFolder = path.join(siteFolder, "public");
  await mkdir(path.join(publicFolder, "static"), { recursive: true });
  const fromPackage = (face: string) => readFile(path.join(siteFolder, "node_modules", face));
  const write = async (name: string, font: Buffer) => {
    const address = `/static/${name}-${createHash("sha256").update(font).digest("hex").slice(0, 8)}.woff2`;
    await writeFile(path.join(publicFolder, address), font);
    return `${pathPrefix}${address}`;
  };
  return {
    display: await write("display", await cut(await fromPackage(displayFace), undefined, displayName)),
    text: await write("text", await cut(await fromPackage(textFace), { wght: textWeights })),
  };
}
