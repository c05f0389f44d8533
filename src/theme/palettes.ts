import type { ColorName } from "./tokens";

/** A value for every role of the colours, as six hexadecimal digits. */
export type Palette = Readonly<Record<ColorName, string>>;

/** The looks that a shop chooses from. The build writes one of them into the pages, so no script imports this file. */
export const palettes = {
  teak: {
    night: "#14110f",
    wood: "#2a211b",
    woodEdge: "#4a3a2d",
    paper: "#f5ecd9",
    paperRaised: "#fdf8ec",
    paperEdge: "#d9c8a6",
    ink: "#241b15",
    inkSoft: "#5c4a3c",
    cream: "#efe3cb",
    creamSoft: "#cfc0a3",
    brass: "#c9a15a",
    brassBright: "#e0bd7c",
    brassInk: "#76521a",
    brassPaper: "#f7e8c6",
    bottle: "#12362b",
    bottleRaised: "#1b4638",
    bottleEdge: "#3d6a59",
    danger: "#8c2022",
    dangerDark: "#5c1a1b",
    dangerPaper: "#f6dfd5",
    promo: "#17563f",
  },
  sea: {
    night: "#0b1520",
    wood: "#132738",
    woodEdge: "#2b4a61",
    paper: "#ebf0ef",
    paperRaised: "#f9fbfa",
    paperEdge: "#bccbd0",
    ink: "#12212d",
    inkSoft: "#425667",
    cream: "#e8eef0",
    creamSoft: "#b4c5ce",
    brass: "#e59a74",
    brassBright: "#f3b797",
    brassInk: "#7d4526",
    brassPaper: "#fbe6da",
    bottle: "#0f3f4d",
    bottleRaised: "#174f5e",
    bottleEdge: "#3c7381",
    danger: "#98182f",
    dangerDark: "#5f1323",
    dangerPaper: "#f8dde0",
    promo: "#0c5a5c",
  },
  brick: {
    night: "#191314",
    wood: "#5b2417",
    woodEdge: "#83412f",
    paper: "#f2ede7",
    paperRaised: "#fbf8f4",
    paperEdge: "#d3c5b9",
    ink: "#241917",
    inkSoft: "#5d4841",
    cream: "#f6ebe0",
    creamSoft: "#dfcabc",
    brass: "#ecd3b4",
    brassBright: "#f8e6cf",
    brassInk: "#6f4a32",
    brassPaper: "#f7e3d0",
    bottle: "#2c292c",
    bottleRaised: "#3a363b",
    bottleEdge: "#645d63",
    danger: "#a3122a",
    dangerDark: "#7a0f1f",
    dangerPaper: "#f8dcdc",
    promo: "#2b5a3a",
  },
  forest: {
    night: "#0e1610",
    wood: "#1c3325",
    woodEdge: "#365541",
    paper: "#eff1e3",
    paperRaised: "#fafbf3",
    paperEdge: "#c8cfb0",
    ink: "#17211a",
    inkSoft: "#465443",
    cream: "#edf0dd",
    creamSoft: "#c0caae",
    brass: "#b9c46c",
    brassBright: "#d5dd98",
    brassInk: "#566012",
    brassPaper: "#eef0cb",
    bottle: "#3a2b1f",
    bottleRaised: "#4a382a",
    bottleEdge: "#76604d",
    danger: "#932026",
    dangerDark: "#5c171b",
    dangerPaper: "#f6ddd6",
    promo: "#1d5c36",
  },
} as const satisfies Record<string, Palette>;

export type PaletteName = keyof typeof palettes;

/** The palette of that name; the first one for a shop that chose none. */
export const paletteNamed = (name: PaletteName | null | undefined): Palette => palettes[name ?? "teak"];

/** A colour's red, green and blue, from 0 to 255. */
export const channels = (hex: string): number[] =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));

/** The custom properties that `color` and `shade` read, for the root element. */
export const colorProperties = (palette: Palette): string =>
  [
    ...Object.entries(palette).map(([name, value]) => `--${name}: ${value};`),
    `--nightRgb: ${channels(palette.night).join(" ")};`,
  ].join(" ");
