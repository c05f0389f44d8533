/**
 * The shop's mark in a square of 48 units: a ring around a five-pointed star whose lower points open like scissors. Drawn on
 * the pages and, at build time, in the icons.
 */
export const logo = {
  size: 48,
  ring: { radius: 22.5, width: 1.5 },
  star: "m24 6.5 4.5 11.1 12 .9-9.2 7.7 3.9 13.8L24 29.8 12.8 40l3.9-13.8-9.2-7.7 12-.9z",
  /** The scissors' screw, a hole in the star. */
  screw: { x: 24, y: 22.8, radius: 2.2 },
  /** A letter in place of the star: its font size, and where its baseline lies. */
  letter: { size: 28, baseline: 33.5 },
} as const;
