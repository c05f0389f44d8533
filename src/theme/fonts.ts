/** The range of weights of the text font that the site uses. The font itself has 200 to 800. */
export const textWeights = { min: 400, max: 800 };

/** The URLs of the two font files (see build/fontFiles.ts). */
export type FontUrls = { display: string; text: string };

type Metrics = { ascent: number; descent: number };

const playfair = { ascent: 1.082, descent: 0.251 };
const jakarta = { ascent: 1.038, descent: 0.222 };

/**
 * The fallback fonts: name and weight of the family, metrics of the font that it stands in for, its scale in percent, and
 * names of fonts on devices, of which the browser uses the first that it finds.
 */
const fallbacks: readonly (readonly [string, string, Metrics, number, ...string[]])[] = [
  ["Playfair on Noto", "900", playfair, 94.6, "Noto Serif Bold", "NotoSerif-Bold"],
  [
    "Playfair on Times",
    "900",
    playfair,
    108.3,
    "Times New Roman Bold",
    "TimesNewRomanPS-BoldMT",
    "Liberation Serif Bold",
  ],
  ["Jakarta on Roboto", "200 500", jakarta, 105, "Roboto", "Roboto-Regular"],
  ["Jakarta on Roboto", "600 800", jakarta, 106.5, "Roboto Bold", "Roboto-Bold"],
  ["Jakarta on Arial", "200 500", jakarta, 104.2, "Arial", "Liberation Sans", "Helvetica"],
  ["Jakarta on Arial", "600 800", jakarta, 100, "Arial Bold", "Liberation Sans Bold", "Helvetica Bold"],
];

const fallback = ([family, weight, { ascent, descent }, scale, ...local]: (typeof fallbacks)[number]) =>
  `@font-face { font-family: "${family}"; font-weight: ${weight}; src: ${local.map((name) => `local("${name}")`).join(", ")};` +
  ` size-adjust: ${scale}%; ascent-override: ${percent(ascent / scale)}%; descent-override: ${percent(descent / scale)}%;` +
  " line-gap-override: 0%; }";

const percent = (share: number) => (share * 10_000).toFixed(1);

/**
 * The @font-face rules: the two fonts, and for each its fallbacks, made of fonts that phones and desktops have. A fallback
 * is scaled, weight by weight, by the measured ratio of the real font's widths to its own. The display font is used whenever
 * it arrives, because it sets a few large words, and their lines do not break differently. The text font is used if it
 * arrives within three seconds: later it would move lines that somebody reads. On the next page it is in the cache.
 */
export const fontFaces = ({ display, text }: FontUrls) =>
  [
    `@font-face { font-family: "Playfair Display"; src: url(${display}); font-weight: 900; font-display: swap; }`,
    `@font-face { font-family: "Plus Jakarta Sans Variable"; src: url(${text}); font-weight: ${textWeights.min} ${textWeights.max}; font-display: fallback; }`,
    ...fallbacks.map(fallback),
  ].join("\n");
