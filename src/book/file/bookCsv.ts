import { textFields } from "../../domain/booking/texts";
import { bookingWords } from "../../domain/booking/words.id";
import { normalizePhone } from "../../domain/formats/phoneNumber";
import { plainLine } from "../../format/plainText";
import { type Entry, isExpected } from "../entries/entry";
import { outcomeNames, statusNames } from "../entries/log";
import { amountPaidAhead, balanceDue, isSettled } from "../entries/payment";

type NameOf = (id: string) => string;

type Column = [head: string, cell: (entry: Entry, nameOf: NameOf) => string | number];

const columns: Column[] = [
  ["Kode", ({ code }) => code],
  ["Tanggal", ({ date }) => date],
  ["Jam", ({ time }) => time],
  ["Durasi (menit)", ({ duration }) => duration],
  ...textFields.map((field): Column => {
    const written = field === "phone" ? withDashes : String;
    return [bookingWords.terms[field], (entry) => written(entry[field])];
  }),
  ["Layanan", ({ serviceIds }, nameOf) => serviceIds.map(nameOf).join(", ")],
  ["Barber", ({ barberId }, nameOf) => (barberId === null ? "" : nameOf(barberId))],
  ["Total (Rp)", ({ total }) => total],
  ["Status", ({ status }) => statusNames[status]],
  ["Hasil", ({ outcome }) => (outcome === null ? "" : outcomeNames[outcome])],
  ["Lunas", (entry) => (isSettled(entry) ? "ya" : "")],
  ["Dibayar (Rp)", ({ paid }) => paid],
  ["Sisa (Rp)", balanceDue],
  ["DP diterima (Rp)", amountPaidAhead],
  [
    "DP belum masuk (Rp)",
    (entry) => (entry.deposit?.isReceived === false && isExpected(entry) ? entry.deposit.amount : 0),
  ],
];

/**
 * Writes entries as a table for a spreadsheet: UTF-8 with a byte order mark and CRLF line ends. Semicolons separate the
 * columns, as spreadsheets in Indonesia expect. Amounts are bare numbers, so that they can be summed. Telephone numbers have
 * dashes, so that a spreadsheet keeps their leading zero. `nameOf` gives the name of a service or barber by its id.
 */
export function bookCsv(entries: readonly Entry[], nameOf: NameOf): string {
  const rows = [
    columns.map(([head]) => head),
    ...entries.map((entry) => columns.map(([, text]) => text(entry, nameOf))),
  ];
  return `\uFEFF${rows.map((row) => row.map(csvCell).join(";")).join("\r\n")}\r\n`;
}

/** Writes an Indonesian phone number as "0812-3456-7890", and leaves any other text as it is. */
function withDashes(phone: string): string {
  const number = normalizePhone(phone);
  return number?.startsWith("62") ? `0${number.slice(2)}`.replace(/(\d{4})(?=\d)/g, "$1-") : phone;
}

/** Writes a number bare and a text in quotes. A text that a spreadsheet would run as a formula gets a leading apostrophe. */
function csvCell(content: string | number): string {
  if (typeof content === "number") return String(content);
  const plain = plainLine(content);
  const safe = /^[\s\p{C}]*[=+\-@＝＋－＠]/u.test(plain) ? `'${plain}` : plain;
  return `"${safe.replaceAll('"', '""')}"`;
}
