import type { Booking } from "../../domain/booking/booking";
import type { Fact, TicketShop } from "../../domain/booking/description";
import { withNote } from "../../domain/booking/factsAsText";
import { plainText, shortened } from "../../format/plainText";
import { unbroken } from "../../format/rupiah";
import { wrapText } from "../../format/wrapText";
import { computedColor } from "../../theme/tokens";
import { drawModules, newCanvas } from "./canvas";
import { ticketCode } from "./qrModules";
import { statusColor } from "./TicketPaper";
import type { TicketViewWords } from "./words.id";

const width = 1080;
const edge = 42;
const margin = 84;
const room = width - 2 * margin;
const codeSize = 340;

// In characters. Some phones draw no canvas of more than 16 million pixels, which longer texts would need.
const longestText = 6000;

const factSize = 40;

const display = (size: number) => `900 ${size}px "Playfair Display", serif`;
const plain = (size: number, weight = 500) => `${weight} ${size}px "Plus Jakarta Sans Variable", sans-serif`;
const mono = (size: number) => `800 ${size}px ui-monospace, "Roboto Mono", monospace`;

type Written = { text: string; amount?: string; font: string; color: string; height: number; gap: number };

/**
 * The ticket as a picture for a phone's gallery or a share sheet, 1080 pixels wide and as high as its facts need. Text on a
 * canvas is never markup, whatever a visitor typed. Throws where the browser has no canvas.
 */
export async function drawTicket(
  booking: Booking,
  facts: readonly Fact[],
  shop: TicketShop,
  words: TicketViewWords,
): Promise<HTMLCanvasElement> {
  const { canvas, pen } = await newCanvas();
  const list = facts.flatMap((fact) => writtenFact(pen, fact, shop));
  const title = linesOf(pen, plainText(shop.name), display(64));
  const listTop = 90 + title.length * 76 + 350;
  const codeTop = listTop + list.reduce((sum, { height, gap }) => sum + height + gap, 0) + 56;
  canvas.width = width;
  canvas.height = codeTop + codeSize + 110;

  const write = (text: string, x: number, y: number, font: string, color: string) => {
    pen.font = font;
    pen.fillStyle = color;
    pen.fillText(text, x, y);
  };

  pen.fillStyle = computedColor("deep");
  pen.fillRect(0, 0, width, canvas.height);
  pen.fillStyle = computedColor("paperRaised");
  pen.fillRect(edge, edge, width - 2 * edge, canvas.height - 2 * edge);
  pen.fillStyle = computedColor("deep");
  for (let x = 66; x < width - edge; x += 48) {
    for (const y of [edge, canvas.height - edge]) {
      pen.beginPath();
      pen.arc(x, y, 14, 0, 2 * Math.PI);
      pen.fill();
    }
  }

  let y = 90;
  for (const line of title) {
    y += 76;
    write(line, margin, y, display(64), computedColor("ink"));
  }
  write(
    words.ticket.status[booking.status],
    margin,
    y + 70,
    plain(36, 800),
    computedColor(statusColor[booking.status]),
  );
  write(words.code, margin, y + 170, plain(32), computedColor("inkSoft"));
  write(booking.code, margin, y + 270, mono(104), computedColor("ink"));
  pen.fillStyle = computedColor("paperEdge");
  pen.fillRect(margin, y + 312, room, 4);

  y = listTop;
  for (const { text, amount, font, color, height, gap } of list) {
    y += gap + height;
    write(text, margin, y, font, color);
    if (amount) write(amount, width - margin - pen.measureText(amount).width, y, font, color);
  }
  const code = ticketCode(booking, shop);
  pen.fillStyle = computedColor("ink");
  drawModules(pen, code, margin, codeTop, Math.floor(codeSize / code.length));
  write(`${words.qrCaption}.`, margin + codeSize + 40, codeTop + codeSize / 2, plain(30), computedColor("ink"));
  return canvas;
}

const linesOf = (pen: CanvasRenderingContext2D, text: string, font: string, widest = room): string[] => {
  pen.font = font;
  return wrapText(text, widest, (part) => pen.measureText(part).width);
};

/** A fact as lines of text: its term, then its lines; a line's amount stands at the end of its first text line. */
function writtenFact(pen: CanvasRenderingContext2D, { term, lines }: Fact, { phone }: TicketShop): Written[] {
  const bold = { font: plain(factSize, 700), color: computedColor("ink"), height: 50, gap: 0 };
  return [
    { text: term, font: plain(30), color: computedColor("inkSoft"), height: 36, gap: 28 },
    ...lines.flatMap((line) => {
      const { amount = "" } = line;
      pen.font = bold.font;
      const widest = amount ? Math.max(room - pen.measureText(amount).width - factSize, factSize) : room;
      // The shop's number stays on one line.
      const whole = shortened(plainText(withNote(line)), longestText).replaceAll(phone, unbroken(phone));
      const parts = linesOf(pen, whole, bold.font, widest);
      return parts.map((part, index) => ({ ...bold, text: part, amount: index === 0 ? amount : "" }));
    }),
  ];
}
