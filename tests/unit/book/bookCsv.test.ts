import { bookCsv } from "../../../src/domain/book/bookCsv";
import type { Entry } from "../../../src/domain/book/entry";
import { entry } from "../../support/book";

const rows = (...entries: Entry[]) =>
  bookCsv(entries, (id) => (id === "classic" ? "Classic Cut" : id))
    .replace("\uFEFF", "")
    .trimEnd()
    .split("\r\n")
    .map((line) => line.split(";"));

test("a table has a head and a line for each entry, for a spreadsheet", () => {
  const text = bookCsv([entry()], (id) => id);
  expect(text.startsWith("\uFEFF")).toBe(true);
  expect(text.endsWith("\r\n")).toBe(true);
  const [head, line] = rows(entry({ outcome: "done", isPaid: true, notes: "Poni" }));
  expect(Object.fromEntries((head ?? []).map((name, index) => [name, line?.[index]]))).toEqual({
    '"Kode"': '"BTP123456AB"',
    '"Tanggal"': '"2026-12-01"',
    '"Jam"': '"17:00"',
    '"Durasi (menit)"': "45",
    '"Nama"': '"Budi Santoso"',
    '"Telepon"': '"0812-3456-7890"',
    '"Layanan"': '"Classic Cut"',
    '"Barber"': '""',
    '"Total (Rp)"': "115000",
    '"Status"': '"Diterima"',
    '"Hasil"': '"Selesai"',
    '"Lunas"': '"ya"',
    '"Dibayar (Rp)"': "115000",
    '"Sisa (Rp)"': "0",
    '"Catatan"': '"Poni"',
    '"DP diterima (Rp)"': "0",
    '"DP belum masuk (Rp)"': "0",
  });
});

test("amounts can be summed: received deposits, paid and left are the totals of all who come", () => {
  const deposit = { amount: 50_000, isReceived: true };
  const all = [entry(), entry({ deposit }), entry({ deposit, isPaid: true }), entry({ outcome: "noShow" })];
  const [head = [], ...lines] = rows(...all);
  const sum = (name: string) => lines.reduce((total, line) => total + Number(line[head.indexOf(`"${name}"`)]), 0);
  expect([sum("Dibayar (Rp)"), sum("Sisa (Rp)"), sum("DP diterima (Rp)")]).toEqual([65_000, 180_000, 100_000]);
});

test.each(["=1+1", "+62", "-1", "@a", "\u200B=1", "＝1"])(
  "a text that a spreadsheet would compute is text: %s",
  (name) => {
    expect(rows(entry({ name }))[1]?.[4]).toMatch(/^"'/);
  },
);

test("quotes and lines within a text stay in its cell", () => {
  expect(rows(entry({ name: 'Budi "Bro"', notes: "a\nb" }))[1]).toEqual(
    expect.arrayContaining(['"Budi ""Bro"""', '"a b"']),
  );
});
