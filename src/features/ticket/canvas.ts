/** Draws the dark modules (`true`) of a QR code, each `cell` pixels wide. */
export function drawModules(
  context: CanvasRenderingContext2D,
  modules: boolean[][],
  left: number,
  top: number,
  cell: number,
) {
  modules.forEach((row, y) => {
    row.forEach((isDark, x) => {
      if (isDark) context.fillRect(left + x * cell, top + y * cell, cell, cell);
    });
  });
}

/** A canvas and its 2D context, once the page's fonts are loaded. Rejects if the browser has no canvas. */
export async function newCanvas() {
  await document.fonts?.ready;
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser gives no canvas to draw on");
  return { canvas, context };
}
