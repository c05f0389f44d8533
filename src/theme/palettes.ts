const names = ["teak", "sea", "brick", "forest"] as const;

export type PaletteName = (typeof names)[number];

/**
 * The colours, a row for each role, a column for each palette. `night`, `dusk` and `deep` are dark backgrounds for text in
 * `cream`. `paper` is the light background for text in `ink`. `accent` colours buttons and rules. `promo` and `danger` are
 * for good and bad news. Names in `…Edge` are for borders.
 */
const values = {
  night: ["#14110f", "#0b1520", "#191314", "#0e1610"],
  dusk: ["#2a211b", "#132738", "#5b2417", "#1c3325"],
  duskEdge: ["#4a3a2d", "#2b4a61", "#83412f", "#365541"],
  paper: ["#f5ecd9", "#ebf0ef", "#f2ede7", "#eff1e3"],
  paperRaised: ["#fdf8ec", "#f9fbfa", "#fbf8f4", "#fafbf3"],
  paperEdge: ["#d9c8a6", "#bccbd0", "#d3c5b9", "#c8cfb0"],
  ink: ["#241b15", "#12212d", "#241917", "#17211a"],
  inkSoft: ["#5c4a3c", "#425667", "#5d4841", "#465443"],
  cream: ["#efe3cb", "#e8eef0", "#f6ebe0", "#edf0dd"],
  creamSoft: ["#cfc0a3", "#b4c5ce", "#dfcabc", "#c0caae"],
  accent: ["#c9a15a", "#e59a74", "#ecd3b4", "#b9c46c"],
  accentBright: ["#e0bd7c", "#f3b797", "#f8e6cf", "#d5dd98"],
  accentInk: ["#76521a", "#7d4526", "#6f4a32", "#566012"],
  accentPaper: ["#f7e8c6", "#fbe6da", "#f7e3d0", "#eef0cb"],
  deep: ["#12362b", "#0f3f4d", "#2c292c", "#3a2b1f"],
  deepRaised: ["#1b4638", "#174f5e", "#3a363b", "#4a382a"],
  deepEdge: ["#3d6a59", "#3c7381", "#645d63", "#76604d"],
  danger: ["#8c2022", "#98182f", "#a3122a", "#932026"],
  dangerDark: ["#5c1a1b", "#5f1323", "#7a0f1f", "#5c171b"],
  dangerPaper: ["#f6dfd5", "#f8dde0", "#f8dcdc", "#f6ddd6"],
  promo: ["#17563f", "#0c5a5c", "#2b5a3a", "#1d5c36"],
};

export type ColorName = keyof typeof values;

/** A colour for each role, as `#` and six hexadecimal digits. */
export type Palette = Record<ColorName, string>;

/**
 * The colour schemes that a shop chooses from. The build writes one into the pages, so no page's script imports this file.
 */
export const palettes = Object.fromEntries(
  names.map((name, column) => [
    name,
    Object.fromEntries(Object.entries(values).map(([role, row]) => [role, row[column]])) as Palette,
  ]),
) as Record<PaletteName, Palette>;

/** The palette named `name`; the default one for a shop that chose none. */
export const paletteNamed = (name: PaletteName | null | undefined) => palettes[name ?? "teak"];

/** A colour's red, green and blue, from 0 to 255. */
export const channels = (hex: string) => [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));

/** The custom properties of the colours, for the style of the root element. `nightRgb` takes an opacity. */
export const colorProperties = (palette: Palette) =>
  [
    ...Object.entries(palette).map(([name, value]) => `--${name}: ${value};`),
    `--nightRgb: ${channels(palette.night).join(" ")};`,
  ].join(" ");
