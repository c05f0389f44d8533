/** The types that are published for it elsewhere know no `keepFeatures`. */
declare module "subset-font" {
  export type SubsetOptions = {
    targetFormat?: "truetype" | "woff2";
    /** OpenType features by their tags; all of them where there is no list. */
    keepFeatures?: readonly string[];
    variationAxes?: Readonly<Record<string, { min: number; max: number }>> | undefined;
  };
  /** The font with that text's characters alone. Rejects where the font cannot be read or has no such axis. */
  export default function subsetFont(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer>;
}
