import { encode } from "uqr";
import type { Booking } from "../../domain/booking/booking";
import { ticketLink } from "../../domain/links/ticketLink";

// In characters: the most for 53 modules a side, coarse enough for a screen and for 26 mm of paper.
const longestScannable = 230;

/** A QR code for a text as rows of dark (true) and light modules, from the top, without margin. */
export function qrModules(text: string): boolean[][] {
  return encode(text, { ecc: "L", border: 0 }).data;
}

/** The QR code on a ticket: the ticket's link, shortened until it can be scanned. */
export const ticketCode = (booking: Booking, { ticketPage }: { readonly ticketPage: string }): boolean[][] =>
  qrModules(ticketLink(booking, ticketPage, (link) => link.length <= longestScannable));

/** Draws the dark modules of a QR code, each `cell` pixels wide. */
export function drawModules(pen: CanvasRenderingContext2D, code: boolean[][], left: number, top: number, cell: number) {
  code.forEach((row, y) => {
    row.forEach((isDark, x) => {
      if (isDark) pen.fillRect(left + x * cell, top + y * cell, cell, cell);
    });
  });
}

/** A canvas and its 2D context, once the page's fonts are loaded. Throws if the browser has no canvas. */
export async function newCanvas(): Promise<{ canvas: HTMLCanvasElement; pen: CanvasRenderingContext2D }> {
  await document.fonts?.ready;
  const canvas = document.createElement("canvas");
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("This browser gives no canvas to draw on");
  return { canvas, pen };
}
