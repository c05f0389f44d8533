/**
 * The roles of the colours: `night`, `dusk` and `deep` are dark backgrounds for text in `cream`. `paper` is the light
 * background for text in `ink`. `accent` colours buttons and rules. `promo` and `danger` are for good and bad news. Names in
 * `…Edge` are for borders. The shop's palette (palettes.ts) gives the values, as CSS custom properties in the page.
 */
const colorNames = [
  "night",
  "dusk",
  "duskEdge",
  "paper",
  "paperRaised",
  "paperEdge",
  "ink",
  "inkSoft",
  "cream",
  "creamSoft",
  "accent",
  "accentBright",
  "accentInk",
  "accentPaper",
  "deep",
  "deepRaised",
  "deepEdge",
  "danger",
  "dangerDark",
  "dangerPaper",
  "promo",
] as const;

export type ColorName = (typeof colorNames)[number];

/** `var(--name)` for every colour, for use in styles; a misspelt name fails the type check. */
export const color = Object.fromEntries(colorNames.map((name) => [name, `var(--${name})`])) as Record<
  ColorName,
  string
>;

/** The darkest colour, `night`, with an opacity of `percent`. */
export const nightAt = (percent: number): string => `rgb(var(--nightRgb) / ${percent}%)`;

/** A colour's value in the page, for a canvas, which cannot read custom properties. */
export const computedColor = (name: ColorName): string =>
  getComputedStyle(document.documentElement).getPropertyValue(`--${name}`);

/**
 * Distances, named after their pixels at the default text size; `section` is 48 to 96 pixels. The steps from `s12` to `s48`
 * shrink in very narrow windows and with enlarged text.
 */
export const space = {
  s4: "0.25rem",
  s8: "0.5rem",
  s12: "min(0.75rem, 3.4vw)",
  s16: "min(1rem, 4.5vw)",
  s24: "min(1.5rem, 7vw)",
  s32: "min(2rem, 9vw)",
  s48: "min(3rem, 14vw)",
  s64: "4rem",
  section: "clamp(3rem, 9vw, 6rem)",
} as const;

/** Sizes of text. `heading` and `section` grow with the window. Limits in `vw` keep enlarged text within it. */
export const textSize = {
  small: "0.875rem",
  body: "1rem",
  lead: "1.125rem",
  title: "min(1.375rem, 8vw)",
  price: "min(1.75rem, 9vw)",
  heading: "min(clamp(1.625rem, 1.3rem + 1.4vw, 2.125rem), 9vw)",
  section: "min(clamp(2.125rem, 1.5rem + 2.8vw, 3.5rem), 11vw)",
} as const;

export const font = {
  display: '"Playfair Display", "Playfair on Noto", "Playfair on Times", Georgia, serif',
  text: '"Plus Jakarta Sans Variable", "Jakarta on Roboto", "Jakarta on Arial", system-ui, sans-serif',
} as const;

/** The style of large words and figures; the display font has this weight alone. */
export const displayFont = `font-family: ${font.display}; font-weight: 900; word-spacing: 0.06em;`;

/** The padding left and right of an element as wide as the window. It leaves at most 84rem for the content. */
export const gutter = "max(min(5vw, 4rem), (100% - 84rem) / 2)";

/** The same distance as `gutter`, for an element of any width. */
export const viewportGutter = gutter.replace("100%", "100vw");

export const radius = { box: "4px", pill: "999px" } as const;

/** The height of the fixed header. It is kept free above a scroll target. */
export const headerHeight = "4rem";
