import fc from "fast-check";
import { byTime, daySummary, restOf } from "../../../src/domain/book/daySummary";
import type { Entry } from "../../../src/domain/book/entry";
import { entryOf, version } from "../../support/book";
import { services } from "../../support/booking";

const entry = (changes: Partial<Entry> = {}): Entry => ({
  ...entryOf([version({ status: "confirmed", total: 100_000 })]),
  ...changes,
});
const deposit = { amount: 30_000, isReceived: true };

test("a day's money adds up: what is expected is paid, came in advance, or is left to pay", () => {
  const entries = [entry(), entry({ isPaid: true, deposit }), entry({ deposit }), entry({ isPaid: true })];
  expect(daySummary(entries, services)).toMatchObject({
    expected: 400_000,
    paid: 200_000,
    paidAhead: 30_000,
    deposits: 30_000,
    rest: 170_000,
  });
  const any = fc.record({
    total: fc.constantFrom(null, 0, 20_000, 100_000),
    isPaid: fc.boolean(),
    deposit: fc.constantFrom(null, deposit, { ...deposit, isReceived: false }),
  });
  fc.assert(
    fc.property(fc.array(any), (all) => {
      const sums = daySummary(
        all.map((one) => entry({ ...one, total: one.total ?? 50_000 })),
        services,
      );
      expect(sums.paid + sums.deposits + sums.rest).toBe(sums.expected);
    }),
  );
});

test("heads are people: a father and his son are two, and who did not come is none", () => {
  const two = services.map((service) => (service.id === "father-son" ? { ...service, heads: 2 } : service));
  const both = entry({ serviceIds: ["father-son"], outcome: "done" });
  expect(daySummary([both, entry(), entry({ outcome: "noShow" }), entry({ status: "requested" })], two)).toMatchObject({
    heads: 3,
    done: 2,
  });
});

test("a down payment leaves no less than nothing to pay", () => {
  expect([restOf(entry({ deposit })), restOf(entry({ deposit, total: 20_000 })), restOf(entry())]).toEqual([
    70_000, 0, 100_000,
  ]);
});

test("entries stand in the order of date and time", () => {
  const order = [entry({ date: "2026-12-02", time: "09:00" }), entry({ time: "18:00" }), entry({ time: "09:30" })];
  expect(order.sort(byTime).map(({ date, time }) => `${date} ${time}`)).toEqual([
    "2026-12-01 09:30",
    "2026-12-01 18:00",
    "2026-12-02 09:00",
  ]);
});
