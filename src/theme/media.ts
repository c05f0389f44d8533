/** Media queries, for use after `@media`. */
export const media = {
  tablet: "(min-width: 44rem)",
  desktop: "(min-width: 64rem)",
  /**
   * A phone in landscape, or a small window at 400 % zoom. Elements that are fixed in other windows scroll with the page here.
   */
  shortViewport: "(max-height: 30rem)",
  /** The paper roll of a receipt printer, and any wider paper. */
  receiptPaper: "print and (max-width: 100mm)",
  sheet: "print and (min-width: 100.1mm)",
  hover: "(hover: hover)",
  reducedMotion: "(prefers-reduced-motion: reduce)",
} as const;
