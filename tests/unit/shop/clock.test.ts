import { addDays, instantOf, isClockDoubtful, isDate, shopMoment, weekdayOf } from "../../../src/domain/shop/clock";

describe("the shop's clock", () => {
  test.each([
    ["Asia/Jakarta", "2026-12-01", "00:30"],
    ["Asia/Makassar", "2026-12-01", "01:30"],
    ["Asia/Jayapura", "2026-12-01", "02:30"],
  ] as const)("in %s shows %s %s at 17:30 UTC the day before", (timeZone, date, time) => {
    expect(shopMoment(new Date("2026-11-30T17:30:00Z"), timeZone)).toEqual({ date, time });
  });

  test("gives the instant of a time on its wall", () => {
    expect(instantOf({ date: "2026-12-01", time: "00:30" }, "Asia/Jayapura").toISOString()).toBe(
      "2026-11-30T15:30:00.000Z",
    );
  });

  test("counts days over months, leap days and the days on which other countries change their clocks", () => {
    expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
    expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
    expect(addDays("2026-03-08", 1)).toBe("2026-03-09");
    expect(addDays("2026-11-01", -1)).toBe("2026-10-31");
  });

  test("knows weekdays and dates that do not exist", () => {
    expect(weekdayOf("2026-12-01")).toBe("tuesday");
    expect(weekdayOf("2026-12-06")).toBe("sunday");
    expect(isDate("2026-02-29")).toBe(false);
    expect(isDate("2028-02-29")).toBe(true);
    expect(isDate("01/12/2026")).toBe(false);
  });
});

test.each([
  ["1970-01-01T00:00:00Z", true],
  ["2015-01-04T05:00:00Z", true],
  ["2026-10-31T04:00:00Z", true],
  // The build's own day has begun in the east of Indonesia, and not yet everywhere.
  ["2026-10-31T15:00:00Z", false],
  ["2026-12-01T00:00:00Z", false],
  ["2029-10-01T00:00:00Z", false],
  ["2030-01-01T00:00:00Z", true],
])("a clock at %s beside a page built on 2026-11-01 is in doubt: %s", (now, isDoubtful) => {
  expect(isClockDoubtful(new Date(now), "2026-11-01")).toBe(isDoubtful);
});
