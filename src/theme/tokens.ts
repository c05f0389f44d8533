import type { ColorName } from "./palettes";

/** A colour's value in the page, for a canvas, which cannot read custom properties. */
export const computedColor = (name: ColorName) =>
  getComputedStyle(document.documentElement).getPropertyValue(`--${name}`);

/**
 * The custom properties that styles read, besides the colours of the palette. Distances, `s4` to `s64`, are named after
 * their pixels at the default text size; `section` is 48 to 96 pixels. The steps from `s12` to `s48` shrink in very narrow
 * windows and with enlarged text. Sizes of text: `text-heading` and `text-section` grow with the window, and limits in `vw`
 * keep enlarged text within it. `gutter` is the padding left and right of an element as wide as the window, which leaves at
 * most 84rem for the content; `viewport-gutter` is the same distance for an element of any width. The height of the fixed
 * header is kept free above a scroll target.
 */
export const tokens = `
  --s4: 0.25rem;
  --s8: 0.5rem;
  --s12: min(0.75rem, 3.4vw);
  --s16: min(1rem, 4.5vw);
  --s24: min(1.5rem, 7vw);
  --s32: min(2rem, 9vw);
  --s48: min(3rem, 14vw);
  --s64: 4rem;
  --section: clamp(3rem, 9vw, 6rem);
  --text-small: 0.875rem;
  --text-body: 1rem;
  --text-lead: 1.125rem;
  --text-title: min(1.375rem, 8vw);
  --text-heading: min(clamp(1.625rem, 1.3rem + 1.4vw, 2.125rem), 9vw);
  --text-section: min(clamp(2.125rem, 1.5rem + 2.8vw, 3.5rem), 11vw);
  --display-font: "Playfair Display", "Playfair on Noto", "Playfair on Times", Georgia, serif;
  --text-font: "Plus Jakarta Sans Variable", "Jakarta on Roboto", "Jakarta on Arial", system-ui, sans-serif;
  --radius: 4px;
  --gutter: max(min(5vw, 4rem), (100% - 84rem) / 2);
  --viewport-gutter: max(min(5vw, 4rem), (100vw - 84rem) / 2);
  --header-height: 4rem;
`;

/** The style of large words and figures; the display font has this weight alone. */
export const displayFont = "font-family: var(--display-font); font-weight: 900; word-spacing: 0.06em;";

/** The media query of a wide window. */
export const wideWindow = "(min-width: 64rem)";

export const reducedMotion = "(prefers-reduced-motion: reduce)";

// The rest begin rules for some windows, pointers and papers.

export const onTablet = "@media (min-width: 44rem)";

export const belowTablet = "@media not all and (min-width: 44rem)";

export const onDesktop = `@media ${wideWindow}`;

/** A phone in landscape, or a small window at 400 % zoom. The header and most sticky parts then scroll with the page. */
export const inShortViewport = "@media (max-height: 30rem)";

/** The paper roll of a receipt printer. */
export const onReceiptPaper = "@media print and (max-width: 100mm)";

/** Any wider paper. */
export const onSheet = "@media print and (min-width: 100.1mm)";

export const onHover = "@media (hover: hover)";

export const withReducedMotion = `@media ${reducedMotion}`;
