import fc from "fast-check";
import { entriesOf } from "../../../src/domain/book/entry";
import {
  type BookRecord,
  lastDateOf,
  mergedById,
  newOwnId,
  stampAfter,
  versionOf,
  versionOfLink,
} from "../../../src/domain/book/record";
import { epochMinute } from "../../../src/domain/booking/booking";
import { anyPiece, booking, recordOf, tick, version } from "../../support/book";

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
  const record = recordOf([version()], [tick({ at: 5000 })]);
  expect(stampAfter([record], new Date(4000))).toBe(5001);
  expect(stampAfter([record], new Date(6000))).toBe(6000);
});

test("the shop's own ids are no visitor's, and each is another one", () => {
  const ids = Array.from({ length: 100 }, () => newOwnId(new Date(), (bytes) => crypto.getRandomValues(bytes)));
  expect(new Set(ids).size).toBe(100);
  for (const one of ids) expect(one).toMatch(/^[0-9a-f]{31,}$/);
});

test("a record is of use until the latest of its dates", () => {
  expect(lastDateOf(recordOf([version({ date: "2026-12-05" }), version({ version: 29_000_000 })]))).toBe("2026-12-05");
});

const now = new Date("2026-12-01T12:00:00+07:00");

test("a link's word that the shop accepted, or received a down payment, counts as a claim", () => {
  const link = booking({ status: "confirmed", deposit: { amount: 50_000, isReceived: true } });
  expect(versionOfLink(link, 45, now)).toMatchObject({ isClaim: true, booking: { deposit: { isReceived: false } } });
  expect(versionOf(link, 45, now)).toMatchObject({ booking: { deposit: { isReceived: true } } });
});

test("a link's version of years ahead counts as one of tomorrow", () => {
  const versionAt = (version: number | null) => versionOfLink(booking({ version }), 45, now).booking.version;
  expect([99_999_999, 29_000_000, null].map(versionAt)).toEqual([epochMinute(now) + 1440, 29_000_000, null]);
});

test("what is kept is a booking and nothing else, its texts on one line", () => {
  const typed = { ...booking({ name: "Budi\nJoko", notes: "a\r\nb\u202E" }), isPaid: true };
  expect(versionOf(typed, 0, now)).toEqual({
    booking: booking({ name: "Budi Joko", notes: "a b" }),
    source: "ticket",
    seen: 0,
    duration: 30,
    recordedAt: now.getTime(),
  });
});
