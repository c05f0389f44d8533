import type { Entry } from "../../../src/book/entries/entry";
import { bookCsv } from "../../../src/book/file/bookCsv";
import { entry } from "../../support/book";

const csvOf = (...entries: Entry[]) => bookCsv(entries, (id) => (id === "classic" ? "Classic Cut" : id));

const cellsOf = (text: string) =>
  text
    .slice(1)
    .trimEnd()
    .split("\r\n")
    .map((line) => line.split(";"));

test("a table has a head and a line for each entry, as spreadsheets read it", () => {
  const head =
    '"Kode";"Tanggal";"Jam";"Durasi (menit)";"Nama";"Telepon";"Alamat";"Nomor model";"Catatan";"Layanan";"Barber";"Total (Rp)";"Status";"Hasil";"Lunas";"Dibayar (Rp)";"Sisa (Rp)";"DP diterima (Rp)";"DP belum masuk (Rp)"';
  const line =
    '"BTP123456AB";"2026-12-01";"17:00";45;"Budi ""Bro""";"0812-3456-7890";"";"3";"a b";"Classic Cut";"";115000;"Diterima";"Selesai";"ya";115000;0;0;0';
  expect(csvOf(entry({ name: 'Budi "Bro"', notes: "a\nb", haircut: "3", outcome: "done", paid: 115_000 }))).toBe(
    `\uFEFF${head}\r\n${line}\r\n`,
  );
});

test("amounts can be summed: deposits, paid and left are the totals of all who come", () => {
  const deposit = { amount: 50_000, isReceived: true };
  const owed = { amount: 20_000, isReceived: false };
  const all = [
    { deposit },
    { deposit, paid: 65_000 },
    { deposit: owed },
    { outcome: "noShow", deposit: owed } as const,
  ];
  const [head = [], ...lines] = cellsOf(csvOf(...all.map(entry)));
  const sum = (name: string) => lines.reduce((total, line) => total + Number(line[head.indexOf(`"${name} (Rp)"`)]), 0);
  expect(["Dibayar", "Sisa", "DP diterima", "DP belum masuk"].map(sum)).toEqual([65_000, 180_000, 100_000, 20_000]);
});

test.each(["=1+1", "+62", "-1", "@a", "\u200B=1", "＝1"])(
  "a text that a spreadsheet would compute is text: %s",
  (name) => {
    expect(cellsOf(csvOf(entry({ name })))[1]?.[4]).toMatch(/^"'/);
  },
);
