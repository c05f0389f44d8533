import { type ColorName, channels, palettes } from "../../../src/theme/palettes";
import { contrast, luminance } from "../../support/contrast";

/** The colours of text on each ground, and of edges, icons and marks that say something by themselves. */
const onDark = ["cream", "creamSoft", "accentBright"] as const;
const onPaper = ["ink", "inkSoft", "accentInk", "danger", "promo"] as const;
const marksOnPaper = ["accentInk", "deep", "danger"] as const;
const used: readonly [ground: ColorName, texts: readonly ColorName[], marks?: readonly ColorName[]][] = [
  ["night", onDark, ["accent", "accentBright"]],
  ["dusk", onDark, ["accent"]],
  ["duskEdge", ["cream", "accentBright"]],
  ["deep", onDark, ["accent"]],
  ["deepRaised", ["cream"], ["accent"]],
  ["dangerDark", ["cream"]],
  ["promo", ["cream"]],
  ["accent", ["night"]],
  ["accentBright", ["night", "ink"]],
  ["paper", onPaper, marksOnPaper],
  ["paperRaised", onPaper, marksOnPaper],
  ["paperEdge", ["ink"]],
  ["accentPaper", ["accentInk"]],
  ["dangerPaper", ["ink", "inkSoft", "danger"]],
];

test.each(Object.entries(palettes))("in '%s' every text has a contrast of 4.5, every mark of 3", (_name, palette) => {
  const luminanceOf = (name: ColorName) => luminance(...channels(palette[name]));
  const contrastOf = (name: ColorName, ground: ColorName) => contrast(luminanceOf(name), luminanceOf(ground));
  const faint = used.flatMap(([ground, texts, marks = []]) =>
    [
      ...texts.filter((name) => contrastOf(name, ground) < 4.5),
      ...marks.filter((name) => contrastOf(name, ground) < 3),
    ].map((name) => `${name} on ${ground}`),
  );
  expect(faint).toEqual([]);
  // The code on the ticket's picture.
  expect(contrastOf("ink", "paperRaised")).toBeGreaterThan(12);
});
