/** Media queries, for use after `@media`. */
export const media = {
  tablet: "(min-width: 44rem)",
  desktop: "(min-width: 64rem)",
  /** A phone in landscape, or a small window at 400 % zoom. Elements that are fixed elsewhere scroll with the page. */
  low: "(max-height: 30rem)",
  /** A till's roll of paper; `sheet` is any wider paper. */
  roll: "print and (max-width: 100mm)",
  sheet: "print and (min-width: 100.1mm)",
  hover: "(hover: hover)",
  calm: "(prefers-reduced-motion: reduce)",
} as const;
