import { channels, type Palette, palettes } from "../../../src/theme/palettes";
import type { ColorName } from "../../../src/theme/tokens";
import { contrast, luminance } from "../../support/contrast";

const contrastOf = (one: string, other: string) => contrast(luminance(...channels(one)), luminance(...channels(other)));

type Pairs = Partial<Record<ColorName, readonly ColorName[]>>;

/** The colours in which text stands on each ground. */
const texts: Pairs = {
  night: ["cream", "creamSoft", "accentBright"],
  dusk: ["cream", "creamSoft", "accentBright"],
  duskEdge: ["cream", "accentBright"],
  deep: ["cream", "creamSoft", "accentBright"],
  deepRaised: ["cream"],
  dangerDark: ["cream"],
  promo: ["cream"],
  accent: ["night"],
  accentBright: ["night", "ink"],
  paper: ["ink", "inkSoft", "accentInk", "danger", "promo"],
  paperRaised: ["ink", "inkSoft", "accentInk", "danger", "promo"],
  paperEdge: ["ink"],
  accentPaper: ["accentInk"],
  dangerPaper: ["ink", "inkSoft", "danger"],
};

/** The colours of edges, icons and marks that say something by themselves, on each ground. */
const marks: Pairs = {
  night: ["accent", "accentBright"],
  dusk: ["accent"],
  deep: ["accent"],
  deepRaised: ["accent"],
  paper: ["accentInk", "deep", "danger"],
  paperRaised: ["accentInk", "deep", "danger"],
};

/** The pairs of a palette whose contrast is less than `least`. */
const faint = (palette: Palette, pairs: Pairs, least: number) =>
  (Object.keys(pairs) as ColorName[]).flatMap((ground) =>
    (pairs[ground] ?? [])
      .filter((name) => contrastOf(palette[name], palette[ground]) < least)
      .map((name) => `${name} on ${ground}`),
  );

test.each(Object.entries(palettes))("in '%s' every text has a contrast of 4.5, every mark of 3", (_name, palette) => {
  expect(faint(palette, texts, 4.5)).toEqual([]);
  expect(faint(palette, marks, 3)).toEqual([]);
  // The code on the ticket's picture.
  expect(contrastOf(palette.ink, palette.paperRaised)).toBeGreaterThan(12);
});
