/** Draws the dark modules of a QR code (`true`), each `cell` pixels wide. */
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
