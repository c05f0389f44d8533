import { encode } from "uqr";

/** A text as the dark and light squares of a QR code, rows from above, without the margin around it. */
export function qrModules(text: string): boolean[][] {
  return encode(text, { ecc: "L", border: 0 }).data;
}
