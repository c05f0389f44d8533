import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import subsetFont from "subset-font";
import { type FontUrls, textWeights } from "../theme/fonts";

// Both packages are read by path and never imported. package.json tells knip to ignore them, because knip would report them
// as unused.
const displayFont = "@fontsource/playfair-display/files/playfair-display-latin-900-normal.woff2";
const textFont = "@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2";

// The OpenType features to keep: kerning, ligatures, contextual alternates, and lining and tabular figures.
const usedFeatures = ["kern", "liga", "rlig", "calt", "lnum", "tnum"];

/**
 * Writes the two fonts into `public/static/`: the heading font unchanged, the text font without unused weights and features.
 * Returns their addresses, with the path prefix and a content hash. The hash is short, because every page contains the
 * addresses.
 */
export async function writeFonts(pathPrefix: string): Promise<FontUrls> {
  await mkdir("public/static", { recursive: true });
  const fromPackage = (file: string) => readFile(path.join("node_modules", file));
  const write = async (name: string, font: Buffer) => {
    const address = `/static/${name}-${createHash("sha256").update(font).digest("hex").slice(0, 8)}.woff2`;
    await writeFile(path.join("public", address), font);
    return `${pathPrefix}${address}`;
  };
  const text = await subsetFont(await fromPackage(textFont), "", {
    targetFormat: "woff2",
    keepAllGlyphs: true,
    keepFeatures: usedFeatures,
    variationAxes: { wght: textWeights },
  });
  return { display: await write("display", await fromPackage(displayFont)), text: await write("text", text) };
}
