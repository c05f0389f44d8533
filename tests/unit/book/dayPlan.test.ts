import { businessDay, dateOfEnd, dayPlan } from "../../../src/domain/book/dayPlan";
import type { Entry } from "../../../src/domain/book/entry";
import { entryOf, floor, version } from "../../support/book";
import { rules } from "../../support/booking";

// 2026-12-01 is a Tuesday.
const openingHours = { ...rules().openingHours, tuesday: { open: "09:00", close: "20:00" } };

const planOf = (...visits: Partial<Entry>[]) => {
  return dayPlan(
    visits.map((visit, index) => ({ ...entryOf([version({ status: "confirmed" })]), id: `${index}`, ...visit })),
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

test.each<[string, Partial<Entry>[], [number, number]]>([
  ["its opening hours", [], [9, 20]],
  ["a visit before opening", [{ time: "08:00", duration: 30 }], [8, 20]],
  ["a visit that ends after closing", [{ time: "19:30", duration: 60 }], [9, 20.5]],
])("a day lasts as long as %s", (_, visits, hours) => {
  const { from, to } = planOf(...visits);
  expect([from / 60, to / 60]).toEqual(hours);
});

test("the day goes on past midnight until its hours end", () => {
  const night = rules({ openingHours: { ...rules().openingHours, tuesday: { open: "20:00", close: "02:00" } } });
  const dayAt = (time: string) => businessDay(new Date(`2026-12-02T${time}:00+07:00`), night);
  expect(["00:00", "01:59", "02:00", "12:00"].map(dayAt)).toEqual([
    "2026-12-01",
    "2026-12-01",
    "2026-12-02",
    "2026-12-02",
  ]);
});

test("a visit past midnight ends on the next date", () => {
  const ends = (time: string, duration: number) => dateOfEnd({ date: "2026-12-01", time, duration });
  expect([ends("23:30", 30), ends("23:30", 31), ends("23:30", 120), ends("10:00", 0)]).toEqual([
    "2026-12-01",
    "2026-12-02",
    "2026-12-02",
    "2026-12-01",
  ]);
});

test("who is ticked off as not come stays where he stood while the day is open", () => {
  const entry = { ...entryOf([version({ status: "confirmed" })]), outcome: "noShow", outcomeAt: 5000 } as const;
  expect(names(dayPlan([entry], "2026-12-01", floor(), 4000).entries)).toEqual(["Budi Santoso"]);
  expect(names(dayPlan([entry], "2026-12-01", floor(), 6000).calledOff)).toEqual(["Budi Santoso"]);
});
