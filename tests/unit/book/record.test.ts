import fc from "fast-check";
import { entriesOf } from "../../../src/domain/book/entry";
import {
  type BookRecord,
  emptyRecord,
  erased,
  lastDateOf,
  mergeRecords,
  withMark,
  withSlip,
} from "../../../src/domain/book/record";
import { anyPiece, mark, recordOf, slip } from "../../support/book";

const code = "BTP123456AB";
const merged = (pieces: readonly BookRecord[]) => pieces.reduce(mergeRecords, emptyRecord(code));
const anyPieces = fc.array(anyPiece, { maxLength: 8 });

describe("copies of a record", () => {
  test("give the same together in any order and grouping, and once or twice", () => {
    fc.assert(
      fc.property(anyPieces.map(merged), anyPieces.map(merged), anyPieces.map(merged), (one, other, third) => {
        expect(mergeRecords(one, other)).toEqual(mergeRecords(other, one));
        expect(mergeRecords(mergeRecords(one, other), third)).toEqual(mergeRecords(one, mergeRecords(other, third)));
        expect(mergeRecords(one, one)).toEqual(one);
        expect(mergeRecords(mergeRecords(one, other), other)).toEqual(mergeRecords(one, other));
      }),
    );
  });

  test("give the same book whatever the order in which phones got slips, marks and erasures, and merged", () => {
    const pieces = anyPieces.chain((all) =>
      fc.tuple(
        fc.constant(all),
        fc.shuffledSubarray(all, { minLength: all.length }),
        fc.array(fc.integer({ min: 0, max: 2 }), { minLength: all.length, maxLength: all.length }),
        fc.shuffledSubarray([0, 1, 2], { minLength: 3 }),
      ),
    );
    fc.assert(
      fc.property(pieces, ([all, shuffled, phones, exchange]) => {
        const books = [0, 1, 2].map((phone) => merged(shuffled.filter((_, index) => phones[index] === phone)));
        const imported = merged(exchange.map((phone) => books[phone] ?? emptyRecord(code)));
        expect(imported).toEqual(merged(all));
        expect(entriesOf(imported)).toEqual(entriesOf(merged(all)));
      }),
    );
  });

  test("lose nothing that was recorded after the last erasure, and keep nothing from before", () => {
    fc.assert(
      fc.property(anyPieces, (pieces) => {
        const erasedAt = Math.max(0, ...pieces.map((piece) => piece.erasedAt));
        const said = (items: readonly object[], time: "recordedAt" | "at") =>
          new Set(items.map((item) => JSON.stringify({ ...item, [time]: 0 })));
        const book = merged(pieces);
        const slips = pieces.flatMap((piece) => piece.slips).filter(({ recordedAt }) => recordedAt > erasedAt);
        expect(said(book.slips, "recordedAt")).toEqual(said(slips, "recordedAt"));
        expect(book.slips).toHaveLength(said(book.slips, "recordedAt").size);
        const marks = pieces.flatMap((piece) => piece.marks).filter(({ at }) => at > erasedAt);
        const identity = ({ kind, name, date, time }: (typeof marks)[number]) => [kind, name, date, time].join("|");
        expect(new Set(book.marks.map(identity))).toEqual(new Set(marks.map(identity)));
        for (const one of book.marks) {
          const latest = Math.max(...marks.filter((other) => identity(other) === identity(one)).map(({ at }) => at));
          expect(one.at).toBe(latest);
        }
      }),
    );
  });
});

describe("an erased record", () => {
  const before = recordOf([slip()], [mark()]);
  const after = erased(before, 3000);

  test("is empty, and an older copy does not bring it back", () => {
    expect(entriesOf(after)).toEqual([]);
    expect(entriesOf(mergeRecords(after, before))).toEqual([]);
    expect(entriesOf(mergeRecords(before, after))).toEqual([]);
  });

  test("comes back with what is recorded anew alone", () => {
    const anew = withSlip(after, slip({ notes: "", recordedAt: 3001 }));
    const all = mergeRecords(anew, withSlip(before, slip({ notes: "Lama", recordedAt: 2999 })));
    expect(entriesOf(all)).toMatchObject([{ name: "Budi Santoso", notes: "", isPaid: false }]);
    expect(all.slips).toHaveLength(1);
  });
});

test("the same ticket recorded again is the same slip", () => {
  const twice = withSlip(withSlip(emptyRecord(code), slip()), slip({ recordedAt: 5000 }));
  expect(twice.slips).toEqual([slip({ recordedAt: 5000 })]);
});

test("a mark that was taken back stays so, also when the older copy comes last", () => {
  const paid = withMark(recordOf([slip()]), mark());
  const takenBack = withMark(paid, mark({ value: "", at: 2001 }));
  expect(entriesOf(mergeRecords(takenBack, paid))).toMatchObject([{ isPaid: false }]);
});

test("a record is of use until its latest date", () => {
  expect(lastDateOf(recordOf([slip(), slip({ date: "2027-01-02", version: 1 }), slip({ date: "2026-12-31" })]))).toBe(
    "2027-01-02",
  );
  expect(lastDateOf(emptyRecord(code))).toBe("");
});
