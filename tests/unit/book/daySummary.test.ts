import { byTime, daySummary } from "../../../src/domain/book/daySummary";
import { entriesOf } from "../../../src/domain/book/entry";
import type { Slip } from "../../../src/domain/book/record";
import { mark, recordOf, slip } from "../../support/book";

const entries = (changes: Partial<Slip>, ...marks: Parameters<typeof mark>[0][]) =>
  entriesOf(
    recordOf(
      [slip({ status: "confirmed", total: 100_000, ...changes })],
      marks.map((one) => mark(one)),
    ),
  );
const done = { kind: "outcome", value: "done" } as const;
const noShow = { kind: "outcome", value: "noShow" } as const;
const nothing = { heads: 0, done: 0, expected: 0, earned: 0, paid: 0, isLeast: false };

test.each([
  ["no entries", [], nothing],
  ["one who is accepted", [entries({})], { ...nothing, heads: 1, expected: 100_000 }],
  ["one who came", [entries({}, done)], { ...nothing, heads: 1, done: 1, expected: 100_000, earned: 100_000 }],
  [
    "one who came and paid",
    [entries({}, done, {})],
    { heads: 1, done: 1, expected: 100_000, earned: 100_000, paid: 100_000, isLeast: false },
  ],
  ["one who paid before", [entries({}, {})], { ...nothing, heads: 1, expected: 100_000, paid: 100_000 }],
  ["one who did not come, although paid", [entries({}, noShow, {})], nothing],
  [
    "those who wait, are off, or were offered another hour",
    (["requested", "proposed", "declined", "cancelled"] as const).map((status) => entries({ status })),
    nothing,
  ],
  ["a least price", [entries({ isLeastTotal: true })], { ...nothing, heads: 1, expected: 100_000, isLeast: true }],
  ["a price that is not known", [entries({ total: null })], { ...nothing, heads: 1, isLeast: true }],
  ["a least price of one who did not come", [entries({ isLeastTotal: true }, noShow)], nothing],
  [
    "a day of several",
    [entries({}, done, {}), entries({ total: 75_000 }, done), entries({ total: 150_000 }), entries({}, noShow)],
    { heads: 3, done: 2, expected: 325_000, earned: 175_000, paid: 100_000, isLeast: false },
  ],
])("%s", (_, day, summary) => {
  expect(daySummary(day.flat())).toEqual(summary);
});

test("entries stand in the order of date, time and code", () => {
  const of = (code: string, date: string, time: string) => entriesOf({ ...recordOf([slip({ date, time })]), code });
  const sorted = [
    of("BTP000003AA", "2026-12-01", "09:00"),
    of("BTP000001AA", "2026-12-01", "17:00"),
    of("BTP000002AA", "2026-12-01", "17:00"),
    of("BTP000000AA", "2026-12-02", "00:30"),
  ].flat();
  expect([...sorted].reverse().sort(byTime)).toEqual(sorted);
});
