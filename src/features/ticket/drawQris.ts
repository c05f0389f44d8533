import { drawModules, newCanvas } from "./canvas";
import { qrModules } from "./qrModules";

const width = 1080;
const lineHeight = 56;

// The empty zone around a code, in modules. Scanners do not find a code without it.
const margin = 4;

/**
 * Draws the shop's QRIS code as a large picture for a wallet that reads codes from the gallery. Below the code stand only
 * the merchant's name and number, each on one line. Every module is a whole number of pixels. Rejects if the browser has no
 * canvas.
 */
export async function drawQris(qris: string, merchant: string, nmid: string | null) {
  const { canvas, context } = await newCanvas();
  const lines = nmid === null ? [merchant] : [merchant, `NMID: ${nmid}`];
  const modules = qrModules(qris);
  const cell = Math.floor(width / (modules.length + 2 * margin));
  const left = Math.floor((width - cell * modules.length) / 2);
  const bottom = left + cell * modules.length + left;
  canvas.width = width;
  canvas.height = bottom + lines.length * lineHeight + lineHeight;

  context.fillStyle = "#fff";
  context.fillRect(0, 0, width, canvas.height);
  context.fillStyle = "#000";
  drawModules(context, modules, left, left, cell);
  context.font = '700 44px "Plus Jakarta Sans Variable", sans-serif';
  context.textAlign = "center";
  lines.forEach((line, index) => {
    context.fillText(line, width / 2, bottom + (index + 0.7) * lineHeight, width - 2 * lineHeight);
  });
  return canvas;
}
