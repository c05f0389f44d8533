import { fittingMessage, longestChatLink } from "../../format/chatLink";
import { longDate } from "../../format/longDate";
import { menit } from "../../format/minutes";
import { plainLine, plainText, shortened } from "../../format/plainText";
import { rupiah } from "../../format/rupiah";
import type { Ticket } from "./ticket";

/**
 * The message that asks the shop to confirm a booking (section 7): the code first, then all that one reply needs. Notes,
 * name and phone are shortened where the link to `number` would grow longer than `longest`; shortened notes say so.
 */
export function chatMessage(ticket: Ticket, number: string, zoneName: string, longest = longestChatLink): string {
  const services = shortened(ticket.services.map((service) => service.name).join(", "), 300);
  const lines = [
    `${ticket.code} - permintaan booking (Menunggu konfirmasi)`,
    `Nama: ${shortened(plainLine(ticket.name), 60)}`,
    `Telepon: ${shortened(plainLine(ticket.phone), 30)}`,
    `Tanggal: ${longDate(ticket.date)}`,
    `Jam: ${ticket.time} ${zoneName}${ticket.isOutsideHours ? " (di luar jam buka)" : ""}`,
    `Layanan: ${services}`,
    `Estimasi durasi: ${menit(ticket.duration)}`,
    `Estimasi total: ${rupiah(ticket.total)}`,
  ];
  const notes = plainText(ticket.notes).trim();
  if (notes === "") return lines.join("\n");
  return fittingMessage(
    number,
    notes,
    (kept, isCut) =>
      [...lines, `Catatan: ${isCut ? `${kept}… (dipersingkat, lengkapnya ada di tiket)` : kept}`].join("\n"),
    longest,
  );
}
