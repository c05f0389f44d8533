/** The package has no types of its own. */
declare module "subset-font" {
  type Options = {
    targetFormat: "woff2";
    keepAllGlyphs: true;
    keepFeatures: readonly string[];
    variationAxes: Record<string, { min: number; max: number }>;
  };
  /**
   * Resolves to the font with all its characters, the listed features, and each axis limited to its given range. Rejects if
   * the font cannot be read or lacks an axis.
   */
  export default function subsetFont(font: Buffer, text: "", options: Options): Promise<Buffer>;
}
