import { changeByVersion } from "../../../src/domain/book/changes";
import { ticketId } from "../../../src/domain/book/record";
import type { Booking } from "../../../src/domain/booking/booking";
import { booking, id, recordOf, version } from "../../support/book";

const known = [recordOf([version({ version: 28_000_000 })])];
const changeBy = (changes: Partial<Booking>) => {
  const next = version({ version: 29_000_000, ...changes }, { recordedAt: 2000 });
  return changeByVersion(known, ticketId(next.booking), next);
};

test.each<[string, Partial<Booking>, object]>([
  ["the same ticket again", { version: 28_000_000 }, { kind: "same" }],
  ["an older ticket", { version: null, time: "10:00" }, { kind: "older" }],
  [
    "another hour",
    { time: "18:00", status: "confirmed" },
    { kind: "moved", from: { date: "2026-12-01", time: "17:00" } },
  ],
  ["another status", { status: "cancelled", total: 1 }, { kind: "status" }],
  ["another total", { total: 90_000 }, { kind: "details" }],
  ["another person's ticket", { name: "Joko", phone: "0813 0000 1111" }, { kind: "otherPerson" }],
])("%s is named as what it is", (_, changes, change) => {
  expect(changeBy(changes).change).toEqual(change);
});

test("a first ticket is new, and its entry was none before", () => {
  expect(changeByVersion([], id, version())).toMatchObject({ change: { kind: "new" }, before: null, entry: booking() });
});
