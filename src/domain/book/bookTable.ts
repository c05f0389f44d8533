import { plainLine } from "../../format/plainText";
import type { BookingStatus } from "../booking/booking";
import { normalizePhone } from "../links/phoneNumber";
import { paidAhead, restOf, stillToPay } from "./day";
import { type Entry, isExpected, type Outcome } from "./entry";

const columns = [
  "Kode",
  "Tanggal",
  "Jam",
  "Durasi (menit)",
  "Nama",
  "Telepon",
  "Layanan",
  "Barber",
  "Total (Rp)",
  "Status",
  "Hasil",
  "Lunas",
  "Dibayar (Rp)",
  "Sisa (Rp)",
  "Catatan",
  "DP diterima (Rp)",
  "DP belum masuk (Rp)",
];

const statusNames: Record<BookingStatus, string> = {
  requested: "Menunggu",
  proposed: "Diusulkan",
  confirmed: "Diterima",
  declined: "Ditolak",
  cancelled: "Dibatalkan",
};

const outcomeNames: Record<Outcome, string> = { done: "Selesai", noShow: "Tidak datang" };

/**
 * Entries as a table for a spreadsheet: UTF-8 with a byte order mark, columns parted by semicolons, as
 * spreadsheets in Indonesian expect, lines ending in CRLF. Amounts are bare numbers, which can be summed; telephone numbers
 * have dashes, so that they keep their zero. `nameOf` gives the name of a service or barber by its id.
 */
export function bookTable(entries: readonly Entry[], nameOf: (id: string) => string): string {
  const rows = entries.map((entry) => {
    const { deposit, total, isPaid } = entry;
    return [
      entry.code,
      entry.date,
      entry.time,
      entry.duration,
      entry.name,
      withDashes(entry.phone),
      entry.serviceIds.map(nameOf).join(", "),
      entry.barberId === null ? "" : nameOf(entry.barberId),
      total ?? "",
      statusNames[entry.status],
      entry.outcome === null ? "" : outcomeNames[entry.outcome],
      isPaid ? "ya" : "",
      isPaid ? restOf(entry) : 0,
      stillToPay(entry),
      entry.notes,
      paidAhead(entry),
      deposit && !deposit.isReceived && isExpected(entry) ? deposit.amount : 0,
    ];
  });
  return `\uFEFF${[columns, ...rows].map((row) => row.map(cell).join(";")).join("\r\n")}\r\n`;
}

/** "0812-3456-7890"; a foreign number, or what is none, as it was written. */
function withDashes(phone: string): string {
  const number = normalizePhone(phone);
  return number?.startsWith("62") ? `0${number.slice(2)}`.replace(/(\d{4})(?=\d)/g, "$1-") : phone;
}

/** A cell in quotes. One that a spreadsheet would run as a formula gets an apostrophe in front, which it reads as "text". */
function cell(content: string | number): string {
  if (typeof content === "number") return String(content);
  const plain = plainLine(content);
  const safe = /^[\s\p{C}]*[=+\-@＝＋－＠]/u.test(plain) ? `'${plain}` : plain;
  return `"${safe.replaceAll('"', '""')}"`;
}
