import type { Booking } from "../../domain/booking/booking";
import type { Fact, TicketShop } from "../../domain/booking/description";
import { withNote } from "../../domain/messages/factsAsText";
import { plainText } from "../../format/plainText";
import { wrapText } from "../../format/wrapText";
import { logo } from "../../theme/logo";
import type { ColorName } from "../../theme/palettes";
import { computedColor } from "../../theme/tokens";
import { drawModules, newCanvas } from "./canvas";
import { ticketQr } from "./qrModules";
import { statusColor } from "./TicketPaper";
import type { TicketWords } from "./words.id";

const width = 1080;
const edge = 36;
const margin = 84;
const textWidth = width - 2 * margin;
const gutter = 32;
const qrSize = 312;
const logoSize = 112;
const stampWidth = 320;

const display = (size: number) => `900 ${size}px "Playfair Display", serif`;
const plain = (size: number, weight = 500) => `${weight} ${size}px "Plus Jakarta Sans Variable", sans-serif`;
const termFont = plain(28);
const factFont = plain(36, 700);
const largeFont = plain(76, 800);

// In two columns: what a fact is about, and the fact.
const termWidth = 260;
const factLeft = margin + termWidth + gutter;
const besideTerm = width - margin - factLeft;

// Facts of the shop, not of the visit; the ticket behind the code has them.
const leftOut: readonly Fact["id"][] = ["hours", "advice"];

/** A part of the picture below the parts before it: its height, and how it is drawn from a given `y` on. */
type Block = { height: number; draw: (y: number) => void };

/**
 * Draws the ticket as a picture for a phone's gallery or a share sheet: logo, stamp, code, date, time and total as on the
 * ticket, without the shop's hours and advice. It is 1080 pixels wide and as high as its facts need, usually one phone
 * screen. Text on a canvas is never markup, whatever a visitor typed. Rejects if the browser has no canvas.
 */
export async function drawTicket(booking: Booking, facts: readonly Fact[], shop: TicketShop, words: TicketWords) {
  const { canvas, context } = await newCanvas();

  const widthOf = (text: string, font: string) => {
    context.font = font;
    return context.measureText(text).width;
  };
  const rowsOf = (text: string, font: string, maxWidth: number) =>
    wrapText(text, maxWidth, (part) => widthOf(part, font));

  /** Rows of one font, the first of them `lineHeight` below the block's top. */
  const textBlock = (
    rows: readonly string[],
    font: string,
    lineHeight: number,
    x: number,
    color: ColorName = "ink",
  ): Block => ({
    height: rows.length * lineHeight,
    draw: (y) => {
      context.font = font;
      context.fillStyle = computedColor(color);
      rows.forEach((row, index) => {
        context.fillText(row, x, y + (index + 0.75) * lineHeight);
      });
    },
  });
  const atRightEnd = (row: string, font: string, lineHeight: number) =>
    textBlock([row], font, lineHeight, width - margin - widthOf(row, font));
  const stacked = (blocks: readonly Block[], gap = 0): Block => ({
    height: blocks.reduce((sum, { height }) => sum + height, gap * Math.max(0, blocks.length - 1)),
    draw: (y) => {
      let top = y;
      for (const block of blocks) {
        block.draw(top);
        top += block.height + gap;
      }
    },
  });
  const beside = (blocks: readonly Block[]): Block => ({
    height: Math.max(...blocks.map(({ height }) => height)),
    draw: (y) => {
      for (const block of blocks) block.draw(y);
    },
  });
  const rule = (color: ColorName): Block => ({
    height: 4,
    draw: (y) => {
      context.fillStyle = computedColor(color);
      context.fillRect(margin, y, textWidth, 4);
    },
  });

  const mark: Block = {
    height: logoSize,
    draw: (y) => {
      const scale = logoSize / logo.size;
      const middle = logo.size / 2;
      context.save();
      context.translate(margin, y);
      context.scale(scale, scale);
      context.strokeStyle = computedColor("accentInk");
      context.fillStyle = computedColor("accentInk");
      context.lineWidth = logo.ring.width;
      context.beginPath();
      context.arc(middle, middle, logo.ring.radius, 0, 2 * Math.PI);
      context.stroke();
      if (shop.markLetter === null) {
        context.fill(new Path2D(logo.star));
        context.fillStyle = computedColor("paperRaised");
        context.beginPath();
        context.arc(logo.screw.x, logo.screw.y, logo.screw.radius, 0, 2 * Math.PI);
        context.fill();
      } else {
        context.font = display(logo.letter.size);
        const { width: letterWidth } = context.measureText(shop.markLetter);
        context.fillText(shop.markLetter, middle - letterWidth / 2, logo.letter.baseline);
      }
      context.restore();
    },
  };

  const stampFont = plain(34, 800);
  const stampRows = rowsOf(words.booking.status[booking.status], stampFont, stampWidth - 56);
  const stampHeight = stampRows.length * 44 + 36;
  const stamp: Block = {
    height: stampHeight,
    draw: (y) => {
      const color = computedColor(statusColor(booking.status));
      context.save();
      context.translate(width - margin - stampWidth / 2, y + stampHeight / 2);
      context.rotate((-3 * Math.PI) / 180);
      context.strokeStyle = color;
      context.fillStyle = color;
      context.lineWidth = 5;
      context.strokeRect(-stampWidth / 2, -stampHeight / 2, stampWidth, stampHeight);
      context.font = stampFont;
      stampRows.forEach((row, index) => {
        const offset = (index - (stampRows.length - 1) / 2) * 44 + 12;
        context.fillText(row, -context.measureText(row).width / 2, offset);
      });
      context.restore();
    },
  };

  const nameLeft = margin + logoSize + 24;
  const nameFont = plain(40, 800);
  const name = rowsOf(plainText(shop.name).toUpperCase(), nameFont, width - margin - stampWidth - gutter - nameLeft);
  const nameBlock = textBlock(name, nameFont, 54, nameLeft);
  const besideMark = Math.max(0, (logoSize - nameBlock.height) / 2);
  const head = beside([mark, { ...nameBlock, draw: (y) => nameBlock.draw(y + besideMark) }, stamp]);

  const [date, time] = (["date", "time"] as const).map((id) => facts.find((fact) => fact.id === id));
  const momentBlock = (fact: Fact | undefined, font: string, lineHeight: number, maxWidth: number): Block[] =>
    fact
      ? [
          textBlock([fact.term], termFont, 44, margin, "inkSoft"),
          ...fact.lines.flatMap(({ text, note }) => [
            textBlock(rowsOf(text, font, maxWidth), font, lineHeight, margin),
            ...(note ? [textBlock(rowsOf(note, factFont, maxWidth), factFont, 48, margin)] : []),
          ]),
        ]
      : [];
  const qr = ticketQr(booking, shop);
  const besideCode = textWidth - qrSize - gutter;
  const code = beside([
    stacked([
      textBlock([words.code], termFont, 44, margin, "inkSoft"),
      textBlock([booking.code], largeFont, 92, margin),
      ...momentBlock(time, plain(104, 800), 120, besideCode),
    ]),
    {
      height: qr ? qrSize : 0,
      draw: (y) => {
        if (!qr) return;
        context.fillStyle = computedColor("ink");
        drawModules(context, qr, width - margin - qrSize, y + 12, Math.floor(qrSize / qr.length));
      },
    },
  ]);

  /** A fact: its term, and beside it its lines, each with its amount at the right end. */
  const factBlock = (fact: Fact): Block =>
    beside([
      textBlock(rowsOf(fact.term, termFont, termWidth), termFont, 48, margin, "inkSoft"),
      stacked(
        fact.lines.map((line) => {
          const amount = line.amount ?? "";
          const room = besideTerm - (amount ? widthOf(amount, factFont) + 40 : 0);
          const text = plainText(withNote(line));
          return beside([
            stacked([
              textBlock(rowsOf(text, factFont, room), factFont, 48, factLeft),
              textBlock(line.detail ? [line.detail] : [], termFont, 40, factLeft, "inkSoft"),
            ]),
            atRightEnd(amount, factFont, 48),
          ]);
        }),
      ),
    ]);

  // The display font has old-style figures on a canvas, so amounts and times are in the text font.
  const totalBlock = ({ term, lines }: Fact): Block =>
    stacked([
      rule("ink"),
      textBlock([term], factFont, 64, margin),
      ...rowsOf(lines[0]?.text ?? "", largeFont, textWidth).map((row) => atRightEnd(row, largeFont, 92)),
    ]);

  const others = facts.filter((fact) => fact !== date && fact !== time && !leftOut.includes(fact.id));

  const all = stacked(
    [
      head,
      code,
      stacked(momentBlock(date, display(68), 78, textWidth)),
      rule("paperEdge"),
      ...others.map((fact) => (fact.id === "total" ? totalBlock(fact) : factBlock(fact))),
    ],
    28,
  );
  canvas.width = width;
  canvas.height = all.height + 2 * (edge + 76);

  context.fillStyle = computedColor("deep");
  context.fillRect(0, 0, width, canvas.height);
  context.fillStyle = computedColor("paperRaised");
  context.fillRect(edge, edge, width - 2 * edge, canvas.height - 2 * edge);
  context.fillStyle = computedColor("deep");
  for (let x = edge + 24; x < width - edge; x += 48) {
    for (const y of [edge, canvas.height - edge]) {
      context.beginPath();
      context.arc(x, y, 14, 0, 2 * Math.PI);
      context.fill();
    }
  }
  all.draw(edge + 76);
  return canvas;
}
