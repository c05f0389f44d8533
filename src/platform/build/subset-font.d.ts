/** The package has no types of its own. */
declare module "subset-font" {
  type Options = {
    targetFormat: "woff2";
    keepAllGlyphs: true;
    keepFeatures: readonly string[];
    variationAxes: Readonly<Record<string, { min: number; max: number }>>;
  };
  /**
   * The font with all its characters and only a part of its axes and features. Rejects if the font cannot be read or lacks an
   * axis.
   */
  export default function subsetFont(font: Buffer, text: "", options: Options): Promise<Buffer>;
}
