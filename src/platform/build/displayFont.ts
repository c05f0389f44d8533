import path from "node:path";
import { type Font, openSync } from "fontkit";

const file = path.resolve("node_modules/@fontsource/playfair-display/files/playfair-display-latin-900-normal.woff2");

/** The font of headings as its package has it: for outlines and widths, not for the pages. */
export function displayFont(): Font {
  const font = openSync(file);
  if (!("glyphForCodePoint" in font)) throw new Error(`${file} holds several fonts`);
  return font;
}

/** How wide a name is in the display font, in em: its longest word, and all of it on one line. */
export type NameWidth = { readonly longestWord: number; readonly whole: number };

/** Measures a name, kerning included, so that the first screen can be set in a size at which every word stays whole. */
export function nameWidth(name: string): NameWidth {
  const font = displayFont();
  const width = (text: string) => Number((font.layout(text).advanceWidth / font.unitsPerEm).toFixed(2));
  return { longestWord: Math.max(...name.split(/\s+/).map(width)), whole: width(name) };
}

/** The GraphQL type of the shop's field `nameWidth`, and its resolver. */
export const nameWidthType = "type NameWidth {\n  longestWord: Float!\n  whole: Float!\n}";

export const nameWidthResolver = {
  ShopJson: { nameWidth: { type: "NameWidth!", resolve: ({ name }: { name: string }) => nameWidth(name) } },
};
