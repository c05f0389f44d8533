import { addDays, instantOf, isClockDoubtful, isDate, shopMoment, weekdayOf } from "../../../src/domain/shop/clock";

test.each([
  ["Asia/Makassar", "01:30"],
  ["Asia/Jayapura", "02:30"],
] as const)("the clock of %s shows %s at 17:30 UTC the day before", (timeZone, time) => {
  const instant = new Date("2026-11-30T17:30:00Z");
  expect(shopMoment(instant, timeZone)).toEqual({ date: "2026-12-01", time });
  expect(instantOf({ date: "2026-12-01", time }, timeZone)).toEqual(instant);
});

test.each([
  ["2028-02-28", 1, "2028-02-29"],
  // Days on which other countries change their clocks.
  ["2026-03-08", 1, "2026-03-09"],
  ["2026-11-01", -1, "2026-10-31"],
])("%s and %d days is %s", (date, days, expected) => expect(addDays(date, days)).toBe(expected));

test("weekdays and dates that exist are those of the calendar", () => {
  expect(["2026-12-01", "2026-12-06"].map(weekdayOf)).toEqual(["tuesday", "sunday"]);
  expect(["2028-02-29", "2026-02-29", "01/12/2026"].map(isDate)).toEqual([true, false, false]);
});

test.each([
  ["2026-10-31T04:00:00Z", true],
  // The build's own day has begun in the east of Indonesia, and not yet everywhere.
  ["2026-10-31T15:00:00Z", false],
  ["2029-10-01T00:00:00Z", false],
  ["2030-01-01T00:00:00Z", true],
])("a clock at %s beside a build of 2026-11-01 is in doubt: %s", (now, isDoubtful) =>
  expect(isClockDoubtful(new Date(now), "2026-11-01")).toBe(isDoubtful),
);
