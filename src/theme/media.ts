/** Window widths at which the layout changes, written for `@media`. */
export const media = {
  tablet: "(min-width: 44rem)",
  desktop: "(min-width: 64rem)",
  /** A phone on its side, or a small window at 400 %: parts that cover the page elsewhere scroll with it there. */
  low: "(max-height: 30rem)",
  /** A till's roll of paper; `sheet` is any wider paper. */
  roll: "print and (max-width: 100mm)",
  sheet: "print and (min-width: 100.1mm)",
  hover: "(hover: hover)",
  calm: "(prefers-reduced-motion: reduce)",
} as const;
