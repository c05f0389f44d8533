/**
 * The palette. Each entry becomes a CSS custom property and a typed constant, so that a misspelt name fails the type check.
 */
const values = {
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
} as const;

export type ColorName = keyof typeof values;

const names = Object.keys(values) as ColorName[];

/** `var(--name)` for every colour, for use in styles. */
export const color = Object.fromEntries(names.map((name) => [name, `var(--${name})`])) as Record<ColorName, string>;

/** The custom properties themselves, for the root element. */
export const colorProperties = names.map((name) => `--${name}: ${values[name]};`).join(" ");

/** Raw values, for places without custom properties: the browser's theme colour, the manifest, the icons. */
export const rawColor = values;

/**
 * The scale of distances: 4, 8, 12, 16, 24, 32, 48, 64 and 96 pixels at the default text size in a window of a phone or wider.
 * The middle steps shrink with narrower windows and enlarged text, so that words keep their room.
 */
export const space = {
  hair: "0.25rem",
  tight: "0.5rem",
  close: "min(0.75rem, 3.4vw)",
  base: "min(1rem, 4.5vw)",
  wide: "min(1.5rem, 7vw)",
  loose: "min(2rem, 9vw)",
  block: "min(3rem, 14vw)",
  chapter: "4rem",
  section: "clamp(4rem, 9vw, 6rem)",
} as const;

/** The type scale. The larger steps grow with the window, and enlarged text never gets wider than it. */
export const type = {
  small: "0.875rem",
  body: "1rem",
  lead: "1.125rem",
  title: "min(1.375rem, 8vw)",
  price: "min(1.75rem, 9vw)",
  heading: "min(clamp(1.625rem, 1.3rem + 1.4vw, 2.125rem), 9vw)",
  chapter: "min(clamp(2.125rem, 1.5rem + 2.8vw, 3.5rem), 11vw)",
} as const;

export const font = {
  display: '"Shop Display", "Playfair on Noto", "Playfair on Times", Georgia, serif',
  text: '"Plus Jakarta Sans Variable", "Jakarta on Roboto", "Jakarta on Arial", system-ui, sans-serif',
} as const;

/** Padding left and right of a full-width part, so that all contents share two edges, at most 72rem apart. */
export const gutter = "max(min(5vw, 4rem), (100% - 72rem) / 2)";

/** The same distance from the window's side, for what is no full-width part. */
export const edge = gutter.replace("100%", "100vw");

/** Corner radii of boxes and pills. */
export const radius = { edge: "4px", pill: "999px" } as const;

/** The fixed header's height, kept free above an anchor. */
export const headerHeight = "4rem";
