import { longDate } from "../format/longDate";
import { menit } from "../format/minutes";
import { plainLine } from "../format/plainText";
import { rupiah } from "../format/rupiah";
import { rawColor } from "../theme/tokens";
import type { Ticket } from "./model/ticket";

type Shop = { name: string; address: string; zoneName: string; qrCode: boolean[][] };

const width = 1080;
const margin = 84;

/**
 * The ticket as a PNG picture, 1080 pixels wide, for a phone's gallery or a share sheet. Drawn on a canvas as plain text,
 * so that nothing a visitor typed can be anything else.
 */
export async function ticketPicture(ticket: Ticket, shop: Shop): Promise<Blob> {
  await document.fonts?.ready;
  const canvas = document.createElement("canvas");
  const lines: [string, string][] = [
    ["Nama", plainLine(ticket.name)],
    ["Telepon", plainLine(ticket.phone)],
    ["Tanggal", longDate(ticket.date)],
    ["Jam", `${ticket.time} ${shop.zoneName}`],
    ["Layanan", ticket.services.map((service) => service.name).join(", ")],
    ["Estimasi durasi", menit(ticket.duration)],
    ["Estimasi total", rupiah(ticket.total)],
    ["Lokasi", shop.address],
  ];
  canvas.width = width;
  canvas.height = 620 + lines.length * 116 + 420;
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("This browser gives no canvas to draw on");

  const write = (text: string, x: number, y: number, font: string, color: string) => {
    pen.font = font;
    pen.fillStyle = color;
    pen.fillText(fitted(pen, text, width - margin - x), x, y);
  };
  const display = (size: number) => `900 ${size}px "Playfair Display", serif`;
  const plain = (size: number, weight = 500) => `${weight} ${size}px "Plus Jakarta Sans Variable", sans-serif`;

  pen.fillStyle = rawColor.bottle;
  pen.fillRect(0, 0, width, canvas.height);
  pen.fillStyle = rawColor.paperRaised;
  pen.fillRect(42, 42, width - 84, canvas.height - 84);
  pen.fillStyle = rawColor.bottle;
  for (let x = 66; x < width - 42; x += 48) {
    for (const y of [42, canvas.height - 42]) {
      pen.beginPath();
      pen.arc(x, y, 14, 0, 2 * Math.PI);
      pen.fill();
    }
  }
  write(shop.name, margin, 170, display(64), rawColor.ink);
  write("Menunggu konfirmasi", margin, 240, plain(36, 800), rawColor.danger);
  write("Kode booking", margin, 340, plain(32), rawColor.inkSoft);
  write(ticket.code, margin, 440, `800 104px ui-monospace, "Roboto Mono", monospace`, rawColor.ink);
  pen.fillStyle = rawColor.paperEdge;
  pen.fillRect(margin, 486, width - 2 * margin, 4);

  let y = 560;
  for (const [term, fact] of lines) {
    write(term, margin, y, plain(30), rawColor.inkSoft);
    write(fact, margin, y + 48, plain(40, 700), rawColor.ink);
    y += 116;
  }
  drawCode(pen, shop.qrCode, margin, y, 340);
  write("Pindai untuk chat toko.", margin + 380, y + 150, plain(32), rawColor.ink);
  write("Harga akhir dapat berubah.", margin + 380, y + 200, plain(32), rawColor.ink);

  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("The picture could not be made"))), "image/png");
  });
}

function drawCode(pen: CanvasRenderingContext2D, code: boolean[][], left: number, top: number, size: number) {
  const cell = size / code.length;
  pen.fillStyle = rawColor.ink;
  code.forEach((row, y) => {
    row.forEach((isDark, x) => {
      if (isDark) pen.fillRect(left + x * cell, top + y * cell, cell + 0.5, cell + 0.5);
    });
  });
}

function fitted(pen: CanvasRenderingContext2D, text: string, room: number): string {
  const characters = [...text];
  if (pen.measureText(text).width <= room) return text;
  while (characters.length > 0 && pen.measureText(`${characters.join("")}…`).width > room) characters.pop();
  return `${characters.join("")}…`;
}
