/** The published types lack `keepFeatures`. */
declare module "subset-font" {
  export type SubsetOptions = {
    targetFormat?: "truetype" | "woff2";
    /** OpenType feature tags; all features where missing. */
    keepFeatures?: readonly string[];
    variationAxes?: Readonly<Record<string, { min: number; max: number }>> | undefined;
  };
  /** The font with only the characters of the text. Rejects where the font cannot be read or lacks an axis. */
  export default function subsetFont(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer>;
}
