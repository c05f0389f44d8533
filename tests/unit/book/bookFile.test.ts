import fc from "fast-check";
import { type BookFile, bookVersion, readBookFile, writeBookFile } from "../../../src/domain/book/bookFile";
import { emptyRecord, mergeRecords } from "../../../src/domain/book/record";
import { plainLine } from "../../../src/format/plainText";
import { anyCharacter } from "../../support/anyCharacter";
import { anyMark, anySlip, mark, recordOf, slip } from "../../support/book";

const now = new Date("2026-11-30T12:00:00+07:00");
const anyText = fc.oneof(
  fc.string({ unit: anyCharacter, maxLength: 40 }),
  fc.constantFrom("\uD83D", "x".repeat(9000), "__proto__"),
);

const anyRecord = fc
  .record({
    code: fc.constantFrom("BTP123456AB", "BTP654321ZZ", "A000000AA"),
    slips: fc.array(
      fc.tuple(anySlip, anyText).map(([one, text]) => ({ ...one, name: plainLine(text), notes: plainLine(text) })),
      { maxLength: 3 },
    ),
    marks: fc.array(anyMark, { maxLength: 3 }),
    erasedAt: fc.nat({ max: 2 }),
  })
  .map((record) => mergeRecords(emptyRecord(record.code), record));

const anyBook: fc.Arbitrary<BookFile> = fc.record({
  shop: anyText,
  records: fc.uniqueArray(anyRecord, { selector: ({ code }) => code }),
  announced: fc.array(fc.constantFrom({ date: "2026-12-01", from: "23:30", to: "24:00", reason: "Penuh" })),
});

const book: BookFile = {
  shop: "Bintang Pangkas",
  records: [recordOf([slip({ barberId: "agus" }), slip({ version: 1, total: null, serviceIds: [] })], [mark()])],
  announced: [{ date: "2026-12-01", from: "17:00", to: "18:30", reason: "Penuh" }],
};
const file = writeBookFile(book, "Bintang Pangkas", now);
const withChanges = (changes: object) => JSON.stringify({ ...JSON.parse(file), ...changes });

test("a book's file gives the same book", () => {
  expect(readBookFile(file)).toEqual(book);
  expect(readBookFile(`\uFEFF${file}`)).toEqual(book);
  fc.assert(
    fc.property(anyBook, (any) => {
      expect(readBookFile(writeBookFile(any, any.shop, now))).toEqual(any);
    }),
  );
});

test("what a file says of a customer is read without the marks that turn its direction or break its line", () => {
  const told = slip({
    name: "Bu\u202Edi",
    phone: "0812\u20663456",
    address: "Jl.\nMelati",
    corrects: { name: "A\u202E", phone: "" },
  });
  const read = readBookFile(withChanges({ records: [recordOf([told], [mark({ name: "Bu\u202Edi" })])] })) as BookFile;
  const person = { name: "Budi", phone: "08123456", address: "Jl. Melati", corrects: { name: "A", phone: "" } };
  expect(read.records[0]).toMatchObject({ slips: [person], marks: [{ name: "Budi" }] });
});

test.each<[string, object]>([
  ["a stay of more than a day", { duration: 1441 }],
  ["a version of later years", { version: Number.MAX_SAFE_INTEGER }],
  ["an instant of later years", { recordedAt: 4_102_444_800_001 }],
])("a file with %s is damaged", (_, changes) => {
  const withSlip = (one: object) => withChanges({ records: [{ ...recordOf([]), slips: [{ ...slip(), ...one }] }] });
  expect(readBookFile(withSlip({ duration: 1440, version: 68_374_080, recordedAt: 4_102_444_800_000 }))).toMatchObject({
    shop: "Bintang Pangkas",
  });
  expect(readBookFile(withSlip(changes))).toBe("damaged");
});

test("a code that stands in a file twice is one record of both", () => {
  const [record = emptyRecord("BTP123456AB")] = book.records;
  const halves = [
    { ...record, marks: [], slips: record.slips.slice(0, 1) },
    { ...record, slips: record.slips.slice(1) },
  ];
  expect(readBookFile(withChanges({ records: halves }))).toEqual(book);
});

test("a file that was cut off anywhere gives no part of the book", () => {
  const whole = file.trimEnd().length;
  for (let length = 0; length < whole; length += 1) {
    expect(["damaged", "notABook"]).toContain(readBookFile(file.slice(0, length)));
  }
  expect(readBookFile(file.slice(0, -20))).toBe("damaged");
});

type Path = readonly (string | number)[];
const pathsIn = (value: unknown, path: Path = []): Path[] =>
  typeof value === "object" && value !== null
    ? [
        path,
        ...Object.entries(value).flatMap(([key, item]) =>
          pathsIn(item, [...path, Array.isArray(value) ? Number(key) : key]),
        ),
      ]
    : [path];
const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((at, key) => (at as Record<string | number, unknown>)[key], value);
const replaced = (value: unknown, path: Path, by: unknown): unknown => {
  const copy = structuredClone(value);
  const last = path.at(-1);
  if (last === undefined) return by;
  const parent = valueAt(copy, path.slice(0, -1)) as Record<string | number, unknown>;
  if (by === undefined) delete parent[last];
  else parent[last] = by;
  return copy;
};

const fields = pathsIn(JSON.parse(file)).filter((path) => path.length > 0);
const kindOf = (value: unknown) => (value === null ? "null" : Array.isArray(value) ? "list" : typeof value);
// What may stand for the other: no barber, and no total.
const isNullable = (path: Path) => path.at(-1) === "barberId" || path.at(-1) === "total";

test.each(fields.map((path) => [path.join("."), path] as const))(
  "a file whose %s has another type is no book",
  (_, path) => {
    const json: unknown = JSON.parse(file);
    const known = valueAt(json, path);
    for (const other of [undefined, null, 7, "x", true, [], {}, [7], -1, 1.5, ["__proto__"]]) {
      const isSameKind = kindOf(other) === kindOf(known) && kindOf(known) !== "list" && kindOf(known) !== "object";
      if (isSameKind && !(typeof other === "number" && (other < 0 || !Number.isInteger(other)))) continue;
      if (isNullable(path) && (other === null || known === null)) continue;
      // A list without items is a list, and a list's last item may be missing.
      if (Array.isArray(other) && Array.isArray(known) && (other.length === 0 || path.at(-1) === "serviceIds"))
        continue;
      if (other === undefined && typeof path.at(-1) === "number") continue;
      const changed = JSON.stringify(replaced(json, path, other));
      expect([other, readBookFile(changed)]).toEqual([
        other,
        path[0] === "kind" ? "notABook" : isNewer(path, other) ? "newer" : "damaged",
      ]);
    }
  },
);

const isNewer = ([field]: Path, other: unknown) =>
  field === "version" && typeof other === "number" && other > bookVersion;

test.each<[string, object]>([
  ["a day that does not exist", { date: "2026-02-30" }],
  ["an hour that does not exist", { time: "24:00" }],
  ["a status that is none", { status: "toString" }],
  ["a source that is none", { source: "__proto__" }],
])("a slip with %s makes a file damaged", (_, changes) => {
  const records = [{ ...book.records[0], slips: [slip(), { ...slip(), ...changes }] }];
  expect(readBookFile(withChanges({ records }))).toBe("damaged");
});

test.each(["__proto__", "constructor", "toString", "BTP123456ab", "", "BTP123456AB\n"])("%j is no code", (code) => {
  const text = file.replace('"code":"BTP123456AB"', `"code":${JSON.stringify(code)}`);
  expect(readBookFile(text)).toBe("damaged");
});

test("keys of an object's prototype change nothing", () => {
  const text = file.replace('"announced"', '"__proto__":{"version":9},"announced"');
  expect(readBookFile(text)).toEqual(book);
  expect(Object.hasOwn({}, "version")).toBe(false);
  expect(({} as Record<string, unknown>).version).toBeUndefined();
});

test("a file of a newer version is told from a damaged one, whatever it holds", () => {
  expect(readBookFile(withChanges({ version: bookVersion + 1 }))).toBe("newer");
  expect(readBookFile(withChanges({ version: bookVersion + 1, records: "other" }))).toBe("newer");
});

test.each(["", "null", "7", "[]", "{}", '{"kind":"other"}', '{"version":2}', "Halo", "[{}]", '"buku"', "{"])(
  "%j is no book",
  (text) => {
    expect(readBookFile(text)).toBe("notABook");
  },
);

test("never throws, whatever the file holds", () => {
  const json = fc.json({ maxDepth: 4 });
  fc.assert(
    fc.property(fc.oneof(anyText, json), json, (text, value) => {
      expect(["notABook", "damaged", "newer"]).toContain(readBookFile(text));
      const records = readBookFile(withChanges({ records: JSON.parse(value) }));
      if (value !== "[]") expect(records).toBe("damaged");
      expect(["damaged", "newer"]).toContain(readBookFile(withChanges({ version: [JSON.parse(value)] })));
    }),
  );
});
