/** The weights that the pages' text has, of the 200 to 800 that its face has. */
export const textWeights = { min: 400, max: 800 };

/** Where the files of the two faces stand (see `finish/writeFaces`). */
export type Addresses = { readonly display: string; readonly text: string };

const standIn = (family: string, weight: string, local: readonly string[], sizeAdjust: number, face: Metrics) =>
  `@font-face { font-family: "${family}"; font-weight: ${weight}; src: ${local.map((name) => `local("${name}")`).join(", ")};` +
  ` size-adjust: ${sizeAdjust}%; ascent-override: ${percent(face.ascent, sizeAdjust)}%;` +
  ` descent-override: ${percent(face.descent, sizeAdjust)}%; line-gap-override: 0%; }`;

type Metrics = { ascent: number; descent: number };

const percent = (metric: number, sizeAdjust: number) => ((metric / sizeAdjust) * 10_000).toFixed(1);

const jakartaMetrics: Metrics = { ascent: 1.038, descent: 0.222 };
const playfairMetrics: Metrics = { ascent: 1.082, descent: 0.251 };
const arial = ["Arial", "Liberation Sans", "Helvetica"];
const times = ["Times New Roman Bold", "TimesNewRomanPS-BoldMT", "Liberation Serif Bold"];

/**
 * The two faces and, for the moment before they arrive, stand-ins: fonts that phones and desktops have, each scaled by the
 * measured ratio of its widths to the real one's, weight by weight. The display face swaps in whenever it comes, since its
 * few large words keep their lines; the text face is used when it is there in time for the first paint, and otherwise from
 * the next page load on, since even a well-matched change in a paragraph would move the page.
 */
export const fontFaces = ({ display, text }: Addresses): string =>
  [
    `@font-face { font-family: "Shop Display"; src: url(${display}); font-weight: 900; font-display: swap; }`,
    `@font-face { font-family: "Plus Jakarta Sans Variable"; src: url(${text}); font-weight: ${textWeights.min} ${textWeights.max}; font-display: optional; }`,
    standIn("Playfair on Noto", "900", ["Noto Serif Bold", "NotoSerif-Bold"], 94.6, playfairMetrics),
    standIn("Playfair on Times", "900", times, 108.3, playfairMetrics),
    standIn("Jakarta on Roboto", "200 500", ["Roboto", "Roboto-Regular"], 105, jakartaMetrics),
    standIn("Jakarta on Roboto", "600 800", ["Roboto Bold", "Roboto-Bold"], 106.5, jakartaMetrics),
    standIn("Jakarta on Arial", "200 500", arial, 104.2, jakartaMetrics),
    standIn(
      "Jakarta on Arial",
      "600 800",
      arial.map((name) => `${name} Bold`),
      100,
      jakartaMetrics,
    ),
  ].join("\n");
