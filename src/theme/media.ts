/** Media queries, for use after `@media`. */
export const media = {
  tablet: "(min-width: 44rem)",
  desktop: "(min-width: 64rem)",
  /** A phone in landscape, or a small window at 400 % zoom. The header and most sticky parts then scroll with the page. */
  shortViewport: "(max-height: 30rem)",
  /** The paper roll of a receipt printer. */
  receiptPaper: "print and (max-width: 100mm)",
  /** Any wider paper. */
  sheet: "print and (min-width: 100.1mm)",
  hover: "(hover: hover)",
  reducedMotion: "(prefers-reduced-motion: reduce)",
} as const;
