import fc from "fast-check";
import { withFullHours } from "../../../src/domain/book/closuresText";
import type { ClosedHours } from "../../../src/domain/shop/closures";

const hours = (from: string, to: string, changes: Partial<ClosedHours> = {}): ClosedHours => ({
  date: "2026-12-05",
  from,
  to,
  reason: "Penuh",
  ...changes,
});

const fileOf = (list: readonly ClosedHours[]) => `${JSON.stringify({ closures: [], hours: list }, null, 2)}\n`;
const writtenIn = (text: string) =>
  (JSON.parse(text.replace(/^\uFEFF/, "")) as { hours: (ClosedHours & { reasonEnglish?: string })[] }).hours;
const hoursOf = (text: string) => writtenIn(text).map(({ reasonEnglish: _, ...written }) => written);
const keyOf = ({ date, from, to, reason }: ClosedHours) => `${date} ${from} ${to} ${reason}`;
const countOf = (list: readonly ClosedHours[], one: ClosedHours) =>
  list.filter((other) => keyOf(other) === keyOf(one)).length;

const evening = hours("17:00", "19:00");
const noon = hours("12:00", "13:00");
const prayer = hours("11:30", "13:00", { reason: "Salat Jumat" });

test("full hours are written behind the owner's, and all other bytes stay", () => {
  const text = fileOf([prayer]);
  const after = withFullHours(text, [], [evening]);
  expect(hoursOf(after.text)).toEqual([prayer, evening]);
  expect(writtenIn(after.text).at(-1)?.reasonEnglish).toBe("Full");
  expect(after.announced).toEqual([evening]);
  expect(after.text.startsWith(text.slice(0, text.indexOf("Salat Jumat") + 11))).toBe(true);
});

test("hours go that the book published and that are full no longer, and the file is as it was before", () => {
  const text = fileOf([prayer]);
  const published = withFullHours(text, [], [evening, noon]);
  const half = withFullHours(published.text, published.announced, [noon]);
  expect(hoursOf(half.text)).toEqual([prayer, noon]);
  expect(half.announced).toEqual([noon]);
  const after = withFullHours(half.text, half.announced, []);
  expect(hoursOf(after.text)).toEqual([prayer]);
  expect(after.announced).toEqual([]);
  expect(after.text).toBe(text);
});

test("what the owner closed himself is not added once more, and stays when it is full no longer", () => {
  const text = fileOf([evening]);
  const full = withFullHours(text, [], [evening]);
  expect(full).toEqual({ text, announced: [] });
  expect(withFullHours(full.text, full.announced, [])).toEqual({ text, announced: [] });
});

test("of equal entries only as many go as the book published: the others are the owner's", () => {
  const text = fileOf([evening, prayer, evening]);
  const after = withFullHours(text, [evening], []);
  expect(hoursOf(after.text)).toEqual([evening, prayer]);
});

test("hours that somebody took out by hand are published again while they are full", () => {
  const after = withFullHours(fileOf([]), [evening], [evening]);
  expect(hoursOf(after.text)).toEqual([evening]);
  expect(after.announced).toEqual([evening]);
});

test.each([
  ["CRLF", (text: string) => text.replaceAll("\n", "\r\n")],
  ["a byte order mark", (text: string) => `\uFEFF${text}`],
  ["tabs", (text: string) => text.replaceAll("  ", "\t")],
  ["one line", (text: string) => JSON.stringify(JSON.parse(text))],
  ["an empty list", () => '{ "closures": [], "hours": [] }\n'],
  ["an empty list over two lines", () => '{\n  "hours": [\n  ],\n  "closures": []\n}\n'],
  ["texts beyond ASCII", (text: string) => text.replace("Salat Jumat", "Salat Jum’at 🕌 “é”")],
])("a file with %s is read, and keeps all that is not the book's", (_, made) => {
  const text = made(fileOf([prayer]));
  const own = hoursOf(text);
  const after = withFullHours(text, [], [evening, noon]);
  expect(hoursOf(after.text)).toEqual([...own, evening, noon]);
  for (const mark of ["\r\n", "\uFEFF", "\t"]) expect(after.text.includes(mark)).toBe(text.includes(mark));
  if (text.includes("\r\n")) expect(after.text).not.toMatch(/[^\r]\n/);
  const back = withFullHours(after.text, after.announced, []);
  expect(hoursOf(back.text)).toEqual(own);
  if (own.length > 0) expect(back.text).toBe(text);
});

test.each([["{"], [""], ["[]"], ['{ "hours": {} }'], ['{ "closures": [] }'], ['{ "hours": [], }x'], ["null"]])(
  "%j is no such file",
  (text) => {
    expect(() => withFullHours(text, [], [evening])).toThrow();
  },
);

test("any list: the owner's entries stay in their order, the book's are those that are full, nothing doubles", () => {
  const anyHours = fc.record({
    date: fc.constantFrom("2026-12-05", "2026-12-06"),
    from: fc.constantFrom("12:00", "17:00"),
    to: fc.constantFrom("18:00", "19:00"),
    reason: fc.constantFrom("Penuh", "Salat"),
  });
  const anyFull = anyHours.map((one) => ({ ...one, reason: "Penuh" }));
  const distinct = (arbitrary: fc.Arbitrary<ClosedHours>) =>
    fc.uniqueArray(arbitrary, { selector: keyOf, maxLength: 4 });
  fc.assert(
    fc.property(
      fc.array(anyHours, { maxLength: 4 }),
      distinct(anyFull),
      distinct(anyFull),
      (owners, fullBefore, fullAfter) => {
        const text = fileOf(owners);
        const before = withFullHours(text, [], fullBefore);
        const added = fullBefore.filter((one) => countOf(owners, one) === 0);
        expect(hoursOf(before.text)).toEqual([...owners, ...added]);
        expect(before.announced).toEqual(added);
        const after = withFullHours(before.text, before.announced, fullAfter);
        const kept = added.filter((one) => countOf(fullAfter, one) > 0);
        const fresh = fullAfter.filter((one) => countOf([...owners, ...kept], one) === 0);
        expect(hoursOf(after.text)).toEqual([...owners, ...kept, ...fresh]);
        expect(after.announced).toEqual([...kept, ...fresh]);
        const end = withFullHours(after.text, after.announced, []);
        expect(hoursOf(end.text)).toEqual(owners);
        expect(withFullHours(end.text, end.announced, []).text).toBe(end.text);
      },
    ),
  );
});
