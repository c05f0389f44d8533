/** The package has no types of its own. */
declare module "subset-font" {
  /** Rejects if the font cannot be read or lacks an axis. */
  export default function subsetFont(font: Buffer, text: string, options: object): Promise<Buffer>;
}
