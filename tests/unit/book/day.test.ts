import fc from "fast-check";
import { balanceOf, begunWithChairs, businessDayOf, dayPlan, daySummary, endDate } from "../../../src/domain/book/day";
import type { Entry } from "../../../src/domain/book/entry";
import { entry as anyEntry, shopWith } from "../../support/book";
import { barber, rules, services } from "../../support/booking";

// 2026-12-01 is a Tuesday.
const entry = (changes: Partial<Entry> = {}): Entry => anyEntry({ total: 100_000, ...changes });
const planOf = (...visits: Partial<Entry>[]) =>
  dayPlan(
    visits.map((visit, index) => entry({ id: `${index}`, ...visit })),
    "2026-12-01",
    shopWith({ chairs: 1 }),
    6000,
  );
const names = (entries: readonly { name: string }[] = []) => entries.map(({ name }) => name);

test("an accepted visit has the chair before one whose hour is only proposed", () => {
  const plan = planOf({ name: "Budi", status: "proposed" }, { name: "Joko" });
  expect(names(plan.chairs[0]?.entries)).toEqual(["Joko"]);
  expect(names(plan.withoutChair)).toEqual(["Budi"]);
});

test("who sits keeps his chair, though another sits down in the same minute or an earlier visit is entered", () => {
  const shop = shopWith({ chairs: 2 });
  const now = { date: "2026-12-01", time: "17:00" };
  const planWith = (...entries: Entry[]) => dayPlan(entries, now.date, shop);
  const [first] = begunWithChairs(planWith(entry({ id: "b", name: "Budi" })), now) as [Entry];
  expect(first.chairs).toEqual([0]);
  const plan = planWith(
    first,
    entry({ id: "a", name: "Joko" }),
    entry({ id: "c", name: "Agus", time: "16:30", duration: 30 }),
  );
  expect(plan.chairs.map(({ entries }) => names(entries))).toEqual([["Agus", "Budi"], ["Joko"]]);
  expect(begunWithChairs(plan, { ...now, time: "16:29" })).toEqual([]);
});

test("who sits stays with his barber when others come before him in the shop's list, or go", () => {
  const [agus, bayu, cakra] = [barber("agus"), barber("bayu"), barber("cakra")];
  const now = { date: "2026-12-01", time: "17:00" };
  const chairsOf = (entries: readonly Entry[], barbers: (typeof agus)[]) =>
    dayPlan(entries, now.date, shopWith({ chairs: null, barbers }));
  const visits = [entry({ id: "a", name: "Joko", barberId: "agus" }), entry({ id: "b", name: "Budi" })];
  const sitting = begunWithChairs(chairsOf(visits, [agus, bayu]), now);
  const withBudi = (barbers: (typeof agus)[]) =>
    chairsOf(sitting, barbers).chairs.find(({ entries }) => names(entries).includes("Budi"))?.name;
  expect([withBudi([agus, cakra, bayu]), withBudi([bayu, agus]), withBudi([agus, cakra])]).toEqual([
    "bayu",
    "bayu",
    "cakra",
  ]);
});

test("requests take no chair, and who does not come stands apart, but for who was marked while the day is open", () => {
  const plan = planOf(
    { name: "Budi", status: "requested" },
    { name: "Joko", status: "cancelled" },
    { name: "Agus" },
    { name: "Tono", outcome: "noShow", outcomeAt: 5000 },
    { name: "Ucok", outcome: "noShow", outcomeAt: 7000 },
  );
  expect(names(plan.entries)).toEqual(["Budi", "Agus", "Ucok"]);
  expect(names(plan.chairs[0]?.entries)).toEqual(["Agus"]);
  expect(names(plan.notComing)).toEqual(["Joko", "Tono"]);
});

test("the day goes on past midnight until its hours end, and a visit may end on the next date", () => {
  const night = rules({ openingHours: { ...rules().openingHours, tuesday: { open: "20:00", close: "02:00" } } });
  const dayAt = (time: string) => businessDayOf({ date: "2026-12-02", time }, night);
  expect(["00:00", "01:59", "02:00"].map(dayAt)).toEqual(["2026-12-01", "2026-12-01", "2026-12-02"]);
  const ends = (time: string, duration: number) => endDate({ date: "2026-12-01", time, duration });
  expect([ends("23:30", 30), ends("23:30", 31)]).toEqual(["2026-12-01", "2026-12-02"]);
});

describe("a day's money", () => {
  const deposit = { amount: 30_000, isReceived: true };

  test("adds up: what is expected is paid, came in advance, or is left to pay", () => {
    const entries = [entry(), entry({ isPaid: true, deposit }), entry({ deposit }), entry({ isPaid: true })];
    expect(daySummary(entries, services)).toMatchObject({
      expected: 400_000,
      paid: 200_000,
      paidAhead: 30_000,
      deposits: 30_000,
      balance: 170_000,
    });
    const any = fc.record({
      total: fc.constantFrom(0, 20_000, 100_000),
      isPaid: fc.boolean(),
      deposit: fc.constantFrom(null, deposit, { ...deposit, isReceived: false }),
    });
    fc.assert(
      fc.property(fc.array(any), (all) => {
        const sums = daySummary(all.map(entry), services);
        expect(sums.paid + sums.deposits + sums.balance).toBe(sums.expected);
      }),
    );
  });

  test("has no less than nothing left to pay", () => {
    expect([balanceOf(entry({ deposit })), balanceOf(entry({ deposit, total: 20_000 }))]).toEqual([70_000, 0]);
  });
});

test("heads are people: a father and his son are two, and who did not come is none", () => {
  const two = services.map((service) => (service.id === "father-son" ? { ...service, heads: 2 } : service));
  const both = entry({ serviceIds: ["father-son"], outcome: "done" });
  expect(daySummary([both, entry(), entry({ outcome: "noShow" }), entry({ status: "requested" })], two)).toMatchObject({
    heads: 3,
    done: 2,
  });
});
