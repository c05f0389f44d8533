import { channels, type Palette, palettes } from "../../../src/theme/palettes";
import type { ColorName } from "../../../src/theme/tokens";

/** WCAG's relative luminance, from 0 (black) to 1 (white). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG's contrast ratio, from 1 to 21. */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

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
      .filter((name) => contrast(palette[name], palette[ground]) < least)
      .map((name) => `${name} on ${ground}`),
  );

test.each(Object.entries(palettes))("in '%s' every text has a contrast of 4.5, every mark of 3", (_name, palette) => {
  expect(faint(palette, texts, 4.5)).toEqual([]);
  expect(faint(palette, marks, 3)).toEqual([]);
  // The code on the ticket's picture.
  expect(contrast(palette.ink, palette.paperRaised)).toBeGreaterThan(12);
});
