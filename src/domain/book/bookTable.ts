import { plainLine } from "../../format/plainText";
import type { BookingStatus } from "../booking/booking";
import type { Entry, Outcome } from "./entry";

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
  "Catatan",
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
 * Entries as a table for a spreadsheet (docs/rules.md, section 18): UTF-8 with a byte order mark, columns parted by semicolons, as
 * spreadsheets in Indonesian expect, lines ending in CRLF. `nameOf` gives the name of a service or barber by its id.
 */
export function bookTable(entries: readonly Entry[], nameOf: (id: string) => string): string {
  const hasDeposits = entries.some(({ deposit }) => deposit);
  const heads = hasDeposits ? [...columns, "DP"] : columns;
  const rows = entries.map((entry) => [
    entry.key,
    entry.date,
    entry.time,
    String(entry.duration),
    entry.name,
    entry.phone,
    entry.serviceIds.map(nameOf).join(", "),
    entry.barberId === null ? "" : nameOf(entry.barberId),
    entry.total === null ? "" : String(entry.total),
    statusNames[entry.status],
    entry.outcome === null ? "" : outcomeNames[entry.outcome],
    entry.isPaid ? "ya" : "",
    entry.notes,
    ...(hasDeposits ? [depositCell(entry)] : []),
  ]);
  return `\uFEFF${[heads, ...rows].map((row) => row.map(cell).join(";")).join("\r\n")}\r\n`;
}

function depositCell({ deposit }: Entry): string {
  if (!deposit) return "";
  return `${deposit.amount} ${deposit.isReceived ? "diterima" : "belum"}`;
}

/** A cell in quotes. One that a spreadsheet would run as a formula gets an apostrophe in front, which it reads as "text". */
function cell(text: string): string {
  const plain = plainLine(text);
  const safe = /^[\s\p{C}]*[=+\-@＝＋－＠]/u.test(plain) ? `'${plain}` : plain;
  return `"${safe.replaceAll('"', '""')}"`;
}
