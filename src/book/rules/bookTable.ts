import { textFields } from "../../domain/booking/texts";
import { bookingWords } from "../../domain/booking/words.id";
import { plainLine } from "../../format/plainText";
import { type Entry, isExpected } from "./entry";
import { outcomeNames, statusWords } from "./log";
import { amountPaidAhead, balanceDue, isSettled } from "./payment";

type NameOf = (id: string) => string;

type Column = [head: string, cell: (entry: Entry, nameOf: NameOf) => string | number];

const columns: Column[] = [
  ["Kode", ({ code }) => code],
  ["Tanggal", ({ date }) => date],
  ["Jam", ({ time }) => time],
  ["Durasi (menit)", ({ duration }) => duration],
  ...textFields.map((field): Column => [bookingWords.terms[field], (entry) => entry[field]]),
  ["Layanan", ({ serviceIds }, nameOf) => serviceIds.map(nameOf).join(", ")],
  ["Barber", ({ barberId }, nameOf) => (barberId === null ? "" : nameOf(barberId))],
  ["Total (Rp)", ({ total }) => total],
  ["Status", ({ status }) => statusWords[status]],
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

/** Writes entries as a table: its head, then a row for each. `nameOf` gives the name of a service or barber by its id. */
export const bookTable = (entries: readonly Entry[], nameOf: NameOf) => [
  columns.map(([head]) => head),
  ...entries.map((entry) =>
    columns.map(([, cellOf]) => {
      const cell = cellOf(entry, nameOf);
      return typeof cell === "number" ? cell : plainLine(cell);
    }),
  ),
];
