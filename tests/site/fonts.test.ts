import path from "node:path";
import { type Font, openSync } from "fontkit";
import { html, publicFolder } from "../support/builtSite";
import { expect, test } from "../support/test";

// Each font as its package has it.
const packaged = {
  "Shop Display": require.resolve("@fontsource/playfair-display/files/playfair-display-latin-900-normal.woff2"),
  "Plus Jakarta Sans Variable": require.resolve(
    "@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2",
  ),
};

type Family = keyof typeof packaged;

const families = Object.keys(packaged) as Family[];

function fontIn(file: string): Font {
  const font = openSync(file);
  if (!("glyphForCodePoint" in font)) throw new Error(`${file} holds no single face`);
  return font;
}

/** A font as the pages name it. */
function faceOf(family: Family): Font {
  const rules = [...html("index.html").matchAll(/@font-face\{([^}]*)\}/g)]
    .map(([, rule = ""]) => rule)
    .filter((rule) => rule.includes(`font-family:"${family}"`));
  if (rules.length !== 1) throw new Error(`${family} is not in one file`);
  return fontIn(path.join(publicFolder, /url\(([^)]+)\)/.exec(rules[0] ?? "")?.[1] ?? ""));
}

for (const family of families) {
  test(`no letter of ${family} is lost`, () => {
    const letters = fontIn(packaged[family]).characterSet;
    expect(letters.length).toBeGreaterThan(200);
    const face = faceOf(family);
    const lost = letters
      .filter((letter) => !face.hasGlyphForCodePoint(letter))
      .map((letter) => String.fromCodePoint(letter));
    // Control characters are no letters.
    expect(lost.filter((letter) => !/\p{C}/u.test(letter))).toEqual([]);
  });
}

test("the cut display face bears its own name, as its licence wants it, and says whose work it is", () => {
  const font = faceOf("Shop Display");
  expect([font.familyName, font.fullName, font.postscriptName]).toEqual([
    "Shop Display",
    "Shop Display",
    "ShopDisplay",
  ]);
  expect(font.copyright).toContain("The Playfair Display Project Authors");
});
