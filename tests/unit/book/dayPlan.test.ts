import { dayPlan } from "../../../src/domain/book/dayPlan";
import { entriesOf } from "../../../src/domain/book/entry";
import type { Slip } from "../../../src/domain/book/record";
import { floor, recordOf, slip } from "../../support/book";
import { rules } from "../../support/booking";

// 2026-12-01 is a Tuesday.
const openingHours = { ...rules().openingHours, tuesday: { open: "09:00", close: "20:00" } };

const planOf = (...visits: Partial<Slip>[]) => {
  const entries = visits.flatMap((visit) => entriesOf(recordOf([slip({ status: "confirmed", ...visit })])));
  return dayPlan(
    entries.map((entry, index) => ({ ...entry, key: `${index}` })),
    "2026-12-01",
    floor({ chairs: 1, rules: rules({ openingHours }) }),
  );
};

const names = (entries: readonly { name: string }[]) => entries.map(({ name }) => name);

test("an accepted visit has the chair before one whose hour is only proposed", () => {
  const plan = planOf({ name: "Budi", status: "proposed" }, { name: "Joko" });
  expect(names(plan.chairs[0]?.entries ?? [])).toEqual(["Joko"]);
  expect(names(plan.withoutChair)).toEqual(["Budi"]);
});

test("requests take no chair, and who is called off is no part of the day", () => {
  const plan = planOf({ name: "Budi", status: "requested" }, { name: "Joko", status: "cancelled" }, { name: "Agus" });
  expect(names(plan.entries)).toEqual(["Budi", "Agus"]);
  expect(names(plan.chairs[0]?.entries ?? [])).toEqual(["Agus"]);
  expect(names(plan.calledOff)).toEqual(["Joko"]);
});

test.each<[string, Partial<Slip>[], [number, number]]>([
  ["its opening hours", [], [9, 20]],
  ["a visit before opening", [{ time: "08:00", duration: 30 }], [8, 20]],
  ["a visit that ends after closing", [{ time: "19:30", duration: 60 }], [9, 20.5]],
])("a day lasts as long as %s", (_, visits, hours) => {
  const { from, to } = planOf(...visits);
  expect([from / 60, to / 60]).toEqual(hours);
});
