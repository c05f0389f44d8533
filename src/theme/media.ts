/** Window widths at which the layout changes, written for `@media`. */
export const media = {
  tablet: "(min-width: 44rem)",
  desktop: "(min-width: 64rem)",
  /** A phone on its side, or a small window at 400 %: what covers the page elsewhere scrolls with it there. */
  low: "(max-height: 30rem)",
  /** A till's roll of paper, and a page that holds more. */
  roll: "print and (max-width: 100mm)",
  sheet: "print and (min-width: 100.1mm)",
  hover: "(hover: hover)",
  calm: "(prefers-reduced-motion: reduce)",
} as const;
