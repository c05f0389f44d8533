/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { type Font, openSync } from "fontkit";
import ts from "typescript";
import { html, publicFolder } from "../support/builtSite";
import { root } from "../support/content";

// Each face as its package has it.
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

/** Whether a code point stands in a `unicode-range`. */
const inRange = (range: string) => (codePoint: number) =>
  range.split(",").some((part) => {
    const [from = 0, to = from] = part
      .replace("U+", "")
      .split("-")
      .map((hex) => Number.parseInt(hex, 16));
    return from <= codePoint && codePoint <= to;
  });

/** The files of a face as the pages name them: the cut, which every page loads, and the whole. */
function filesOf(family: Family) {
  const files = [...html("index.html").matchAll(/@font-face\{([^}]*)\}/g)]
    .map(([, rule = ""]) => rule)
    .filter((rule) => rule.includes(`font-family:"${family}"`))
    .map((rule) => ({
      font: fontIn(path.join(publicFolder, /url\(([^)]+)\)/.exec(rule)?.[1] ?? "")),
      holds: inRange(/unicode-range:([^;]+)/.exec(rule)?.[1] ?? ""),
    }));
  const [whole, cut] = files;
  if (!cut || !whole || files.length > 2) throw new Error(`${family} is not in two files`);
  return { cut, whole };
}

// Marks that are put over letters, and signs that nobody sees.
const unseen = /[\p{M}\p{C}]/u;

test.each(families)("every letter of %s stands in the one file of the two that a browser asks for it", (family) => {
  const { cut, whole } = filesOf(family);
  const letters = fontIn(packaged[family]).characterSet.filter((letter) => !unseen.test(String.fromCodePoint(letter)));
  expect(letters.length).toBeGreaterThan(200);
  const lost = letters.filter((letter) => {
    const [file, another] = [cut, whole].filter(({ holds }) => holds(letter));
    return another !== undefined || !file?.font.hasGlyphForCodePoint(letter);
  });
  expect(lost.map((letter) => String.fromCodePoint(letter))).toEqual([]);
});

test("the cut display face bears its own name, as its licence wants it, and says whose work it is", () => {
  const { font } = filesOf("Shop Display").cut;
  expect([font.familyName, font.fullName, font.postscriptName]).toEqual([
    "Shop Display",
    "Shop Display",
    "ShopDisplay",
  ]);
  expect(font.copyright).toContain("The Playfair Display Project Authors");
});

const source = path.join(root, "src");

// What only builds the site, or serves its owner.
const unseenRooms = ["schema", "gate", "admin", "own", "develop", "finish"];

/** The words that stand in a file, apart from comments and patterns. */
function wordsIn(file: string): string {
  const words: string[] = [];
  const read = (node: ts.Node): void => {
    if (
      ts.isStringLiteralLike(node) ||
      ts.isJsxText(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddleOrTemplateTail(node)
    )
      words.push(node.text);
    ts.forEachChild(node, read);
  };
  read(ts.createSourceFile(file, readFileSync(path.join(source, file), "utf8"), ts.ScriptTarget.Latest));
  return words.join("");
}

test("no words of the site's own need more than the letters that every page loads", () => {
  const words = readdirSync(source, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !unseenRooms.includes(file.split(path.sep)[0] ?? ""))
    .map(wordsIn)
    .join("");
  expect(words).toContain("Nomor “");
  const { whole } = filesOf("Plus Jakarta Sans Variable");
  expect([...new Set(words)].filter((letter) => whole.holds(letter.codePointAt(0) ?? 0))).toEqual([]);
});
