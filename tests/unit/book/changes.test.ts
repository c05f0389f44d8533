import { type Change, changeOf } from "../../../src/domain/book/changes";
import { type Entry, entriesOf } from "../../../src/domain/book/entry";
import type { Slip } from "../../../src/domain/book/record";
import { mark, recordOf, slip } from "../../support/book";

const entryOf = (...slips: Slip[]) => entriesOf(recordOf(slips))[0] as Entry;
const before = entryOf(slip());
const after = (changes: Partial<Slip>) => entryOf(slip(), slip({ version: 29_000_000, recordedAt: 2000, ...changes }));

test.each<[string, Entry, Change]>([
  ["the same ticket again", entryOf(slip({ recordedAt: 9000 })), { kind: "same" }],
  ["a newer ticket that says the same", after({}), { kind: "same" }],
  ["an older ticket", entryOf(slip(), slip({ version: 0, name: "" })), { kind: "same" }],
  ["another hour", after({ time: "10:00" }), { kind: "moved", from: { date: "2026-12-01", time: "17:00" } }],
  ["another day", after({ date: "2026-12-02" }), { kind: "moved", from: { date: "2026-12-01", time: "17:00" } }],
  [
    "another hour, accepted",
    after({ time: "10:00", status: "confirmed" }),
    { kind: "moved", from: { date: "2026-12-01", time: "17:00" } },
  ],
  ["an answer", after({ status: "confirmed" }), { kind: "status" }],
  ["a cancellation with notes", after({ status: "cancelled", notes: "Maaf" }), { kind: "status" }],
  ["other services", after({ serviceIds: ["beard"], total: 75_000 }), { kind: "details" }],
  ["notes", after({ notes: "Poni" }), { kind: "details" }],
])("%s", (_, entry, change) => {
  expect(changeOf(before, entry)).toEqual(change);
});

test("a code that was not known is new, and another person's is said", () => {
  expect(changeOf(null, before)).toEqual({ kind: "new" });
  const [, joko] = entriesOf(recordOf([slip(), slip({ name: "Joko", phone: "0813 0000 1111", version: 1 })]));
  expect(changeOf(null, joko as Entry)).toEqual({ kind: "otherPerson" });
});

test("a mark on a booking is a detail", () => {
  expect(changeOf(before, entriesOf(recordOf([slip()], [mark()]))[0] as Entry)).toEqual({ kind: "details" });
});
