import fc from "fast-check";
import { readBookFile, writeBookFile } from "../../../src/domain/book/bookFile";
import { mergedById } from "../../../src/domain/book/record";
import { anyPiece, recordOf, tick, version } from "../../support/book";

const now = new Date("2026-11-30T12:00:00+07:00");
const records = [recordOf([version({ barberId: "agus" }), version({ version: 1, total: null })], [tick()])];
const file = writeBookFile(records, "Bintang Pangkas", now);
const changed = (changes: object) => JSON.stringify({ ...JSON.parse(file), ...changes });

test("a book's file gives the same book", () => {
  expect(readBookFile(`\uFEFF${file}`)).toEqual({ shop: "Bintang Pangkas", records });
  fc.assert(
    fc.property(fc.array(anyPiece).map(mergedById), fc.string(), (any, shop) => {
      expect(readBookFile(writeBookFile(any, shop, now))).toEqual({ shop, records: any });
    }),
  );
});

test("what a file says of a customer is read on one line, without marks that turn its direction", () => {
  const told = version({ name: "Bu\u202Edi", phone: "0812\u20663456", address: "Jl.\nMelati" });
  const read = readBookFile(changed({ records: [{ ...recordOf([]), versions: [told] }] }));
  expect(read).toMatchObject({
    records: [{ versions: [{ booking: { name: "Budi", phone: "08123456", address: "Jl. Melati" } }] }],
  });
});

test.each([
  ["no JSON", "PK\u0003", "notABook"],
  ["cut off", file.slice(0, -9), "damaged"],
  ["of a newer version", changed({ version: 3 }), "newer"],
  ["of the former version with records of this one", changed({ version: 1 }), "damaged"],
])("a file that is %s is refused", (_, text, problem) => {
  expect(readBookFile(text)).toBe(problem);
});

test.each([
  [{ date: "2026-02-30" }],
  [{ time: "25:00" }],
  [{ total: -1 }],
  [{ deposit: { amount: "50000", isReceived: true } }],
  [{ version: 99_999_999_999 }],
])("one booking that is not as it should be makes the file damaged: %j", (changes) => {
  const broken = { ...version(), booking: { ...version().booking, ...changes } };
  expect(readBookFile(changed({ records: [{ ...recordOf([]), versions: [broken] }] }))).toBe("damaged");
});

test.each([
  [{ versions: [version({}, { duration: 1441 })] }],
  [{ versions: [version({}, { recordedAt: Date.UTC(2101, 0) })] }],
  [{ ticks: [{ ...tick(), value: "perhaps" }] }],
  [{ id: "" }],
])("and so does one record: %#", (changes) => {
  expect(readBookFile(changed({ records: [{ ...recordOf([]), ...changes }] }))).toBe("damaged");
});
