/** Window widths at which the layout changes, written for `@media`. */
export const media = {
  tablet: "(min-width: 44rem)",
  desktop: "(min-width: 64rem)",
  hover: "(hover: hover)",
  calm: "(prefers-reduced-motion: reduce)",
} as const;
