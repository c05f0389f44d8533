import fc from "fast-check";
import { stateWithPayment, sumsOf as sumsOfDay } from "../../../src/book/context/bookWords";
import { begunWithChairs, dayPlan, endDate } from "../../../src/book/rules/day";
import type { Entry } from "../../../src/book/rules/entry";
import { correctionUpdate, marksUpdate, statusUpdate } from "../../../src/book/rules/entryUpdates";
import { balanceDue } from "../../../src/book/rules/payment";
import type { ShopWithChairs } from "../../../src/book/rules/seating";
import { isActive } from "../../../src/domain/booking/booking";
import { businessDayOf } from "../../../src/domain/shop/dayHours";
import { entry, shopWith, tuesday, tuesdayNight, wednesday } from "../../support/book";
import { barber, rules, services } from "../../support/booking";

/** The day's visits are at 17:00 unless a test wants otherwise, and the day is shown since the instant 6000. */
const planOf = (visits: Partial<Entry>[], shop: Partial<ShopWithChairs> = { chairs: 1 }) =>
  dayPlan(
    visits.map((visit, index) => entry({ id: `${index}`, ...visit })),
    tuesday,
    shopWith(shop),
    6000,
  );
const names = (entries: Entry[]) => entries.map(({ name }) => name);
const seatsOf = ({ chairs }: ReturnType<typeof planOf>) => chairs.map(({ entries }) => names(entries).join());
const at = (time: string, date = tuesday) => ({ date, time });

test("an accepted visit has the chair before one whose hour is only proposed", () => {
  const plan = planOf([{ name: "Budi", status: "proposed" }, { name: "Joko" }]);
  expect([seatsOf(plan), names(plan.withoutChair)]).toEqual([["Joko"], ["Budi"]]);
});

test("who sits keeps his chair, though another sits down in the same minute or an earlier visit is entered", () => {
  const sitting = begunWithChairs(planOf([{ id: "b", name: "Budi" }], { chairs: 2 }), at("17:00"));
  const others = [
    { id: "a", name: "Joko" },
    { id: "c", name: "Agus", time: "16:30", duration: 30 },
  ];
  const plan = planOf([...sitting, ...others], { chairs: 2 });
  expect(seatsOf(plan)).toEqual(["Agus,Budi", "Joko"]);
  expect(begunWithChairs(plan, at("16:29"))).toEqual([]);
});

test("who sits stays with his barber when others come before him in the shop's list, or go", () => {
  const shopOf = (...ids: string[]) => ({ chairs: null, barbers: ids.map((id) => barber(id)) });
  const visits = [{ name: "Joko", barberId: "agus" }, { name: "Budi" }];
  const sitting = begunWithChairs(planOf(visits, shopOf("agus", "bayu")), at("17:00"));
  expect(seatsOf(planOf(sitting, shopOf("agus", "cakra", "bayu")))).toEqual(["Joko", "", "Budi"]);
  expect(seatsOf(planOf(sitting, shopOf("agus", "cakra")))).toEqual(["Joko", "Budi"]);
});

test("requests take no chair; who does not come stands apart, unless marked while the day is open", () => {
  const plan = planOf([
    { name: "Budi", status: "requested" },
    { name: "Joko", status: "cancelled" },
    { name: "Agus" },
    { name: "Tono", outcome: "noShow", outcomeAt: 5000 },
    { name: "Ucok", outcome: "noShow", outcomeAt: 7000 },
  ]);
  expect(names(plan.entries)).toEqual(["Budi", "Agus", "Ucok"]);
  expect(seatsOf(plan)).toEqual(["Agus"]);
  expect(names(plan.notComing)).toEqual(["Joko", "Tono"]);
});

test("the day goes on past midnight until its hours and slots end, and a visit may end on the next date", () => {
  const night = rules(tuesdayNight("20:00", "02:00"));
  const dayAt = (time: string) => businessDayOf(night, at(time, wednesday));
  expect(["00:00", "02:59", "03:00"].map(dayAt)).toEqual([tuesday, tuesday, wednesday]);
  expect([30, 31].map((duration) => endDate({ ...at("23:30"), duration }))).toEqual([tuesday, wednesday]);
});

describe("a day's money", () => {
  const deposit = { amount: 30_000, isReceived: true };
  const sumsOf = (visits: Partial<Entry>[]) => {
    const all = visits.map((visit) => entry({ total: 100_000, ...visit }));
    const plan = { entries: all.filter(isActive), notComing: all.filter((one) => !isActive(one)) };
    const rows = sumsOfDay(plan, { offering: shopWith() });
    const amounts = rows.map(([term, text]) => [term, Number(text.replace(/\D/g, ""))]);
    return { "DP diterima": 0, ...Object.fromEntries(amounts) };
  };

  test("is paid, came in advance, or is left to pay", () =>
    expect(sumsOf([{}, { paid: 70_000, deposit }, { deposit }, { paid: 100_000, outcome: "done" }])).toMatchObject({
      ...{ Perkiraan: 400_000, Selesai: 100_000, Dibayar: 170_000, "DP diterima": 60_000, Sisa: 170_000 },
    }));

  test("of a paid visit that became dearer the rest is due; called off, all is to be returned", () => {
    const paid = marksUpdate({ isPaid: true })(entry({ total: 100_000 }), 2000);
    const dearer = correctionUpdate({ ...paid, total: 150_000 }, null)(paid, 3000);
    expect([balanceDue(dearer), stateWithPayment(dearer)]).toEqual([
      50_000,
      "Diterima · dibayar Rp\u00A0100.000, sisa Rp\u00A050.000",
    ]);
    const cancelled = statusUpdate("cancelled")(paid, 3000);
    expect(stateWithPayment(cancelled)).toBe("Dibatalkan · Rp\u00A0100.000 dikembalikan?");
    expect(sumsOf([cancelled])).toMatchObject({ Perkiraan: 0, Dibayar: 100_000, Sisa: 0 });
    expect(marksUpdate({ isPaid: true })(dearer, 4000).paid).toBe(150_000);
  });

  test("adds up, unless more was received than the total", () => {
    const anyVisit = fc.record({
      total: fc.constantFrom(30_000, 100_000),
      isPaid: fc.boolean(),
      deposit: fc.constantFrom(null, deposit, { ...deposit, isReceived: false }),
    });
    fc.assert(
      fc.property(fc.array(anyVisit), (visits) => {
        const settled = visits.map(({ isPaid, ...visit }) => marksUpdate({ isPaid })(entry(visit), 2000));
        const { Dibayar, "DP diterima": ahead, Sisa, Perkiraan } = sumsOf(settled);
        expect(Dibayar + ahead + Sisa).toBe(Perkiraan);
      }),
    );
  });
});

test("heads are people: a father and his son are two, and who did not come is none", () => {
  const two = services.map((service) => (service.id === "father-son" ? { ...service, heads: 2 } : service));
  const father = entry({ serviceIds: ["father-son"], outcome: "done" });
  const entries = [father, entry(), entry({ outcome: "noShow" }), entry({ status: "requested" })];
  expect(sumsOfDay({ entries, notComing: [] }, { offering: shopWith({ services: two }) })[0]).toEqual([
    "Kepala",
    "3 (2 selesai)",
  ]);
});
