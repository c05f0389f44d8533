import fc from "fast-check";
import { entriesOf } from "../../../src/domain/book/entry";
import { type BookRecord, erased, lastDateOf, mergedById, stampAfter } from "../../../src/domain/book/record";
import { anyPiece, recordOf, tick, version } from "../../support/book";

const sorted = (records: readonly BookRecord[]) =>
  mergedById(records).sort((one, other) => one.id.localeCompare(other.id));
const anyPieces = fc.array(anyPiece, { maxLength: 8 });

describe("copies of a book", () => {
  test("give the same together in any order and grouping, and once or twice", () => {
    fc.assert(
      fc.property(anyPieces, anyPieces, anyPieces, (one, other, third) => {
        const [left, right] = [sorted([...sorted(one), ...sorted(other)]), sorted([...sorted(other), ...sorted(one)])];
        expect(left).toEqual(right);
        expect(sorted([...left, ...sorted(third)])).toEqual(sorted([...sorted(one), ...sorted([...other, ...third])]));
        expect(sorted([...left, ...sorted(other)])).toEqual(left);
      }),
    );
  });

  test("show the same bookings whatever the order in which versions, ticks and erasures came", () => {
    const pieces = anyPieces.chain((all) =>
      fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
    );
    fc.assert(
      fc.property(pieces, ([all, shuffled]) => {
        expect(entriesOf(mergedById(shuffled))).toEqual(entriesOf(mergedById(all)));
      }),
    );
  });

  test("lose no version that was recorded after the last erasure of its id, and keep none from before", () => {
    fc.assert(
      fc.property(anyPieces, (pieces) => {
        for (const { id, versions } of mergedById(pieces)) {
          const own = pieces.filter((piece) => piece.id === id);
          const erasedAt = Math.max(0, ...own.map((piece) => piece.erasedAt));
          const after = own.flatMap((piece) => piece.versions).filter(({ recordedAt }) => recordedAt > erasedAt);
          const said = (all: typeof after) => new Set(all.map((one) => JSON.stringify({ ...one, recordedAt: 0 })));
          expect(said([...versions])).toEqual(said(after));
          expect(versions).toHaveLength(said(after).size);
        }
      }),
    );
  });
});

test("what is noted is stamped after all that is known, whatever the clock says", () => {
  const record = erased(recordOf([version()], [tick({ at: 5000 })]), 3000);
  expect(stampAfter([record], new Date(4000))).toBe(5001);
  expect(stampAfter([record], new Date(6000))).toBe(6000);
});

test("a record is of use until the latest of its dates", () => {
  expect(lastDateOf(recordOf([version({ date: "2026-12-05" }), version({ version: 29_000_000 })]))).toBe("2026-12-05");
});
