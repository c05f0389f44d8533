import fc from "fast-check";
import { bookTable } from "../../../src/domain/book/bookTable";
import { type Entry, entriesOf } from "../../../src/domain/book/entry";
import type { Slip } from "../../../src/domain/book/record";
import { anyCharacter } from "../../support/anyCharacter";
import { mark, recordOf, slip } from "../../support/book";
import { services } from "../../support/booking";

const nameOf = (id: string) => services.find((service) => service.id === id)?.name ?? id;
const entryOf = (changes: Partial<Slip> = {}): Entry[] => entriesOf(recordOf([slip(changes)]));

/** The cells of a table as a spreadsheet reads it: quotes may hold semicolons and line breaks, doubled ones are one. */
function cellsIn(table: string): string[][] {
  const rows: string[][] = [[]];
  const cell = /(?:"((?:[^"]|"")*)"|([^";\r\n]*))(;|\r\n|$)/gy;
  const text = table.replace(/^\uFEFF/, "");
  for (let found = cell.exec(text); found && found.index < text.length; found = cell.exec(text)) {
    rows.at(-1)?.push((found[1] ?? found[2] ?? "").replaceAll('""', '"'));
    if (found[3] === "\r\n") rows.push([]);
  }
  expect(rows.pop()).toEqual([]);
  return rows;
}

const column = (name: string, table: string): string[] => {
  const [names = [], ...rows] = cellsIn(table);
  return rows.map((row) => row[names.indexOf(name)] ?? "none");
};

test("a booking is a row of what a shop keeps", () => {
  const marks = [mark(), mark({ kind: "outcome", value: "done" })];
  const changes = { status: "confirmed", serviceIds: ["classic", "beard"], barberId: "agus", notes: "Poni" } as const;
  const table = bookTable(entriesOf(recordOf([slip(changes)], marks)), nameOf);
  expect(table.startsWith('\uFEFF"Kode";"Tanggal";"Jam";')).toBe(true);
  expect(table.endsWith("\r\n")).toBe(true);
  expect(cellsIn(table)[1]).toEqual([
    "BTP123456AB",
    "2026-12-01",
    "17:00",
    "45",
    "Budi Santoso",
    "0812 3456 7890",
    "Potong Rambut Klasik, Cukur Jenggot",
    "agus",
    "115000",
    "Diterima",
    "Selesai",
    "ya",
    "Poni",
    "",
  ]);
});

test("what is not known is an empty cell", () => {
  const [, row] = cellsIn(bookTable(entryOf({ name: "", phone: "", serviceIds: [], total: null }), nameOf));
  expect(row?.slice(4)).toEqual(["", "", "", "", "", "Menunggu", "", "", ""]);
});

test.each([
  ['=HYPERLINK("https://jahat.example";"Klik")', `'=HYPERLINK("https://jahat.example";"Klik")`],
  ["+62 812 3456 7890", "'+62 812 3456 7890"],
  ["-1", "'-1"],
  ["@SUM(A1)", "'@SUM(A1)"],
  ["\t=1", "'=1"],
  ["\r=1", "'=1"],
  ["\n=1", "'=1"],
  ["  =1", "'=1"],
  ["\u00A0=1", "'=1"],
  ["\uFEFF=1", "'=1"],
  ["\u0000=1", "'=1"],
  ["\u202E=1", "'=1"],
  ["＝1", "'＝1"],
  ["1=1", "1=1"],
  ["Budi -", "Budi -"],
])("a spreadsheet does not run %j", (typed, shown) => {
  expect(column("Nama", bookTable(entryOf({ name: typed }), nameOf))).toEqual([shown]);
  expect(column("Catatan", bookTable(entryOf({ notes: typed }), nameOf))).toEqual([shown]);
});

test.each([['Kata "Bos"; dan koma, juga'], ['";"'], ['"'], ["a;b;c"]])("%j survives", (typed) => {
  expect(column("Catatan", bookTable(entryOf({ notes: typed }), nameOf))).toEqual([typed]);
});

test("line breaks stay within the cell, as a space", () => {
  expect(column("Catatan", bookTable(entryOf({ notes: "satu\r\ndua\ntiga" }), nameOf))).toEqual(["satu dua tiga"]);
});

test("each row has the same columns, and no cell is run, whatever was typed", () => {
  const unit = fc.oneof(anyCharacter, fc.constantFrom('"', ";", "\n", "\r", "=", "+", "-", "@", "\t", " ", "'"));
  const text = fc.string({ unit, maxLength: 20 });
  fc.assert(
    fc.property(text, text, text, (name, phone, notes) => {
      const rows = cellsIn(bookTable([...entryOf({ name, phone, notes }), ...entryOf()], nameOf));
      expect(rows.map((row) => row.length)).toEqual([13, 13, 13]);
      for (const cell of rows.flat()) expect(cell).not.toMatch(/^[\s\p{C}]*[=+\-@＝＋－＠]/u);
    }),
  );
});

test("a shop without entries has the columns' names alone", () => {
  expect(cellsIn(bookTable([], nameOf))).toHaveLength(1);
});

test("a down payment is a column where an entry has one, and nowhere else", () => {
  const table = () => bookTable(entryOf({ deposit: { amount: 50_000, isReceived: true } }), nameOf);
  expect(column("DP", table())).toEqual(["50000 diterima"]);
  expect(column("DP", bookTable(entryOf({ deposit: { amount: 50_000, isReceived: false } }), nameOf))).toEqual([
    "50000 belum",
  ]);
  const claimed = entryOf({ deposit: { amount: 50_000, isReceived: false, isClaimed: true } });
  expect(column("DP", bookTable(claimed, nameOf))).toEqual(["50000 diterima menurut tiket"]);
  expect(column("DP", bookTable(entryOf({}), nameOf))).toEqual(["none"]);
});
