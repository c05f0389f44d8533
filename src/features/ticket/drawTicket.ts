import type { Booking } from "../../domain/booking/booking";
import type { Fact, TicketShop } from "../../domain/booking/description";
import { withNote } from "../../domain/booking/factsAsText";
import { plainText, shortened } from "../../format/plainText";
import { unbroken } from "../../format/rupiah";
import { wrapText } from "../../format/wrapText";
import { computedColor } from "../../theme/tokens";
import { drawModules, newCanvas } from "./canvas";
import { ticketQr } from "./qrModules";
import { statusColor } from "./TicketPaper";
import type { TicketWords } from "./words.id";

const width = 1080;
const edge = 42;
const margin = 84;
const textWidth = width - 2 * margin;
const qrSize = 340;

// In characters. Longer texts could need a canvas of more than 16 million pixels, which some phones do not draw.
const maxTextLength = 6000;

const factSize = 40;

const display = (size: number) => `900 ${size}px "Playfair Display", serif`;
const plain = (size: number, weight = 500) => `${weight} ${size}px "Plus Jakarta Sans Variable", sans-serif`;
const mono = (size: number) => `800 ${size}px ui-monospace, "Roboto Mono", monospace`;

type TextLine = { text: string; amount?: string; font: string; color: string; height: number; gap: number };

/**
 * Draws the ticket as a picture for a phone's gallery or a share sheet, 1080 pixels wide and as high as its facts need. Text
 * on a canvas is never markup, whatever a visitor typed. Rejects if the browser has no canvas.
 */
export async function drawTicket(
  booking: Booking,
  facts: readonly Fact[],
  shop: TicketShop,
  words: TicketWords,
): Promise<HTMLCanvasElement> {
  const { canvas, context } = await newCanvas();
  const list = facts.flatMap((fact) => linesOfFact(context, fact, shop));
  const title = wrapped(context, plainText(shop.name), display(64));
  const listTop = 90 + title.length * 76 + 350;
  const qrTop = listTop + list.reduce((sum, { height, gap }) => sum + height + gap, 0) + 56;
  canvas.width = width;
  const qr = ticketQr(booking, shop);
  canvas.height = qrTop + (qr ? qrSize : 0) + 110;

  const write = (text: string, x: number, y: number, font: string, color: string) => {
    context.font = font;
    context.fillStyle = color;
    context.fillText(text, x, y);
  };

  context.fillStyle = computedColor("deep");
  context.fillRect(0, 0, width, canvas.height);
  context.fillStyle = computedColor("paperRaised");
  context.fillRect(edge, edge, width - 2 * edge, canvas.height - 2 * edge);
  context.fillStyle = computedColor("deep");
  for (let x = 66; x < width - edge; x += 48) {
    for (const y of [edge, canvas.height - edge]) {
      context.beginPath();
      context.arc(x, y, 14, 0, 2 * Math.PI);
      context.fill();
    }
  }

  let y = 90;
  for (const line of title) {
    y += 76;
    write(line, margin, y, display(64), computedColor("ink"));
  }
  write(
    words.booking.status[booking.status],
    margin,
    y + 70,
    plain(36, 800),
    computedColor(statusColor(booking.status)),
  );
  write(words.code, margin, y + 170, plain(32), computedColor("inkSoft"));
  write(booking.code, margin, y + 270, mono(104), computedColor("ink"));
  context.fillStyle = computedColor("paperEdge");
  context.fillRect(margin, y + 312, textWidth, 4);

  y = listTop;
  for (const { text, amount, font, color, height, gap } of list) {
    y += gap + height;
    write(text, margin, y, font, color);
    if (amount) write(amount, width - margin - context.measureText(amount).width, y, font, color);
  }
  if (qr) {
    context.fillStyle = computedColor("ink");
    drawModules(context, qr, margin, qrTop, Math.floor(qrSize / qr.length));
    write(`${words.qrCaption}.`, margin + qrSize + 40, qrTop + qrSize / 2, plain(30), computedColor("ink"));
  }
  return canvas;
}

const wrapped = (context: CanvasRenderingContext2D, text: string, font: string, maxWidth = textWidth): string[] => {
  context.font = font;
  return wrapText(text, maxWidth, (part) => context.measureText(part).width);
};

/**
 * A fact as rows of the picture: first its term, then each of its lines, wrapped into as many rows as needed. The amount of
 * a line stands at the end of that line's first row.
 */
function linesOfFact(context: CanvasRenderingContext2D, { term, lines }: Fact, { phone }: TicketShop): TextLine[] {
  const bold = { font: plain(factSize, 700), color: computedColor("ink"), height: 50, gap: 0 };
  return [
    { text: term, font: plain(30), color: computedColor("inkSoft"), height: 36, gap: 28 },
    ...lines.flatMap((line) => {
      const { amount = "" } = line;
      context.font = bold.font;
      const maxWidth = amount
        ? Math.max(textWidth - context.measureText(amount).width - factSize, factSize)
        : textWidth;
      // The shop's phone number stays on one line.
      const whole = shortened(plainText(withNote(line)), maxTextLength).replaceAll(phone, unbroken(phone));
      const parts = wrapped(context, whole, bold.font, maxWidth);
      return parts.map((part, index) => ({ ...bold, text: part, amount: index === 0 ? amount : "" }));
    }),
  ];
}
