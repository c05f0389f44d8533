import { businessDay, dateOfEnd, dayPlan, gapsBetween } from "../../../src/domain/book/dayPlan";
import { entriesOf } from "../../../src/domain/book/entry";
import type { Slip } from "../../../src/domain/book/record";
import { mark, recordOf, slip } from "../../support/book";
import { rules, services } from "../../support/booking";

// 2026-12-01 is a Tuesday.
const openingHours = { ...rules().openingHours, tuesday: { open: "09:00", close: "20:00" } };
const floor = { chairs: 1, barbers: [], services, rules: rules({ openingHours }) };

const gapsBeside = (...visits: Partial<Slip>[]) => {
  const entries = visits.flatMap((visit) => entriesOf(recordOf([slip({ status: "confirmed", ...visit })])));
  const plan = dayPlan(entries, "2026-12-01", floor);
  return gapsBetween(plan.entries, plan, 30).map(({ from, to }) => `${from / 60}-${to / 60}`);
};

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

test("a chair whose visit was done early is free from then on", () => {
  const [early] = entriesOf(
    recordOf(
      [slip({ status: "confirmed", time: "12:00", duration: 120 })],
      [mark({ kind: "outcome", value: "done", time: "12:00", at: Date.parse("2026-12-01T12:30:00+07:00") })],
    ),
  );
  const plan = dayPlan(early ? [early] : [], "2026-12-01", floor);
  expect(gapsBetween(plan.entries, plan, 30).map(({ from }) => from)).toEqual([540, 750]);
});

test.each<[string, Partial<Slip>[], string[]]>([
  ["nobody comes", [], ["9-20"]],
  ["somebody comes at noon for an hour", [{ time: "12:00", duration: 60 }], ["9-12", "13-20"]],
  ["less than half an hour is left before", [{ time: "09:15", duration: 45 }], ["10-20"]],
  ["a visit begins after closing", [{ time: "22:00", duration: 60 }], ["9-20"]],
  ["a visit ends after closing", [{ time: "19:00", duration: 300 }], ["9-19"]],
  ["a visit begins before opening", [{ time: "08:00", duration: 30 }], ["8.5-20"]],
])("the free times of a day on which %s", (_, visits, gaps) => {
  expect(gapsBeside(...visits)).toEqual(gaps);
});
