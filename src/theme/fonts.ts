/** The range of weights that the site uses of the text font; the font itself has 200 to 800. */
export const textWeights = { min: 400, max: 800 };

/** The addresses of the two font files (see platform/build/fontFiles.ts). */
export type FontUrls = { readonly display: string; readonly text: string };

const fallback = (family: string, weight: string, local: readonly string[], sizeAdjust: number, metrics: Metrics) =>
  `@font-face { font-family: "${family}"; font-weight: ${weight}; src: ${local.map((name) => `local("${name}")`).join(", ")};` +
  ` size-adjust: ${sizeAdjust}%; ascent-override: ${percent(metrics.ascent, sizeAdjust)}%;` +
  ` descent-override: ${percent(metrics.descent, sizeAdjust)}%; line-gap-override: 0%; }`;

type Metrics = { ascent: number; descent: number };

const percent = (metric: number, sizeAdjust: number) => ((metric / sizeAdjust) * 10_000).toFixed(1);

const jakartaMetrics: Metrics = { ascent: 1.038, descent: 0.222 };
const playfairMetrics: Metrics = { ascent: 1.082, descent: 0.251 };
const arial = ["Arial", "Liberation Sans", "Helvetica"];
const times = ["Times New Roman Bold", "TimesNewRomanPS-BoldMT", "Liberation Serif Bold"];

/**
 * The @font-face rules: the two fonts, and a fallback for each, made of fonts that phones and desktops have. A fallback is
 * scaled, weight by weight, by the measured ratio of its widths to those of the real font. The display font is used whenever it
 * arrives, because it sets a few large words, whose lines do not break differently. The text font is used only if it arrives
 * before the first paint, because even a well-matched change of font may move a paragraph's line breaks; on the next page it is
 * in the cache.
 */
export const fontFaces = ({ display, text }: FontUrls): string =>
  [
    `@font-face { font-family: "Playfair Display"; src: url(${display}); font-weight: 900; font-display: swap; }`,
    `@font-face { font-family: "Plus Jakarta Sans Variable"; src: url(${text}); font-weight: ${textWeights.min} ${textWeights.max}; font-display: optional; }`,
    fallback("Playfair on Noto", "900", ["Noto Serif Bold", "NotoSerif-Bold"], 94.6, playfairMetrics),
    fallback("Playfair on Times", "900", times, 108.3, playfairMetrics),
    fallback("Jakarta on Roboto", "200 500", ["Roboto", "Roboto-Regular"], 105, jakartaMetrics),
    fallback("Jakarta on Roboto", "600 800", ["Roboto Bold", "Roboto-Bold"], 106.5, jakartaMetrics),
    fallback("Jakarta on Arial", "200 500", arial, 104.2, jakartaMetrics),
    fallback(
      "Jakarta on Arial",
      "600 800",
      arial.map((name) => `${name} Bold`),
      100,
      jakartaMetrics,
    ),
  ].join("\n");
