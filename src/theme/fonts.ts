/** The text font's weights that the site uses; the font itself has 200 to 800. */
export const textWeights = { min: 400, max: 800 };

/** The URLs of the two font files (see platform/build/fontFiles.ts). */
export type FontUrls = { readonly display: string; readonly text: string };

type Metrics = { ascent: number; descent: number };

/** A stand-in: the first font of `local` that the device has, scaled to `sizeAdjust` percent. */
type Fallback = { family: string; weight: string; local: readonly string[]; sizeAdjust: number; metrics: Metrics };

const fallback = ({ family, weight, local, sizeAdjust, metrics }: Fallback) =>
  `@font-face { font-family: "${family}"; font-weight: ${weight}; src: ${local.map((name) => `local("${name}")`).join(", ")};` +
  ` size-adjust: ${sizeAdjust}%; ascent-override: ${percent(metrics.ascent, sizeAdjust)}%;` +
  ` descent-override: ${percent(metrics.descent, sizeAdjust)}%; line-gap-override: 0%; }`;

const percent = (metric: number, sizeAdjust: number) => ((metric / sizeAdjust) * 10_000).toFixed(1);

const playfair = { weight: "900", metrics: { ascent: 1.082, descent: 0.251 } };
const jakartaMetrics = { ascent: 1.038, descent: 0.222 };
const jakarta = { weight: "200 500", metrics: jakartaMetrics };
const jakartaBold = { weight: "600 800", metrics: jakartaMetrics };

const noto = ["Noto Serif Bold", "NotoSerif-Bold"];
const times = ["Times New Roman Bold", "TimesNewRomanPS-BoldMT", "Liberation Serif Bold"];
const roboto = ["Roboto", "Roboto-Regular"];
const robotoBold = ["Roboto Bold", "Roboto-Bold"];
const arial = ["Arial", "Liberation Sans", "Helvetica"];
const arialBold = ["Arial Bold", "Liberation Sans Bold", "Helvetica Bold"];

/**
 * The @font-face rules: the two fonts, and a fallback for each, made of fonts that phones and desktops have. A fallback is
 * scaled, weight by weight, by the measured ratio of the real font's widths to its own. The display font is used whenever it
 * arrives: it sets a few large words, and their lines do not break differently. The text font is used only if it arrives before
 * the first paint, because even a well-matched change of font may move a paragraph's line breaks; on the next page it is in the
 * cache.
 */
export const fontFaces = ({ display, text }: FontUrls): string =>
  [
    `@font-face { font-family: "Playfair Display"; src: url(${display}); font-weight: 900; font-display: swap; }`,
    `@font-face { font-family: "Plus Jakarta Sans Variable"; src: url(${text}); font-weight: ${textWeights.min} ${textWeights.max}; font-display: optional; }`,
    fallback({ ...playfair, family: "Playfair on Noto", local: noto, sizeAdjust: 94.6 }),
    fallback({ ...playfair, family: "Playfair on Times", local: times, sizeAdjust: 108.3 }),
    fallback({ ...jakarta, family: "Jakarta on Roboto", local: roboto, sizeAdjust: 105 }),
    fallback({ ...jakartaBold, family: "Jakarta on Roboto", local: robotoBold, sizeAdjust: 106.5 }),
    fallback({ ...jakarta, family: "Jakarta on Arial", local: arial, sizeAdjust: 104.2 }),
    fallback({ ...jakartaBold, family: "Jakarta on Arial", local: arialBold, sizeAdjust: 100 }),
  ].join("\n");
