import { openStatus } from "../../../src/domain/shop/openStatus";
import { content } from "../../support/content";

const { openingHours } = content("shop.json");

describe("the opening status", () => {
  test.each([
    ["2026-12-01T08:59:00+07:00", { isOpen: false, opens: { daysAhead: 0, weekday: "tuesday", time: "09:00" } }],
    ["2026-12-01T09:00:00+07:00", { isOpen: true, closes: "20:00" }],
    ["2026-12-01T19:59:00+07:00", { isOpen: true, closes: "20:00" }],
    ["2026-12-01T20:00:00+07:00", { isOpen: false, opens: { daysAhead: 1, weekday: "wednesday", time: "09:00" } }],
    ["2026-12-05T18:00:00+07:00", { isOpen: false, opens: { daysAhead: 1, weekday: "sunday", time: "10:00" } }],
  ])("at %s", (now, expected) => {
    expect(openStatus({ openingHours, closures: [] }, "Asia/Jakarta", new Date(now))).toEqual(expected);
  });

  test.each([
    ["around the clock has no closing time", "2026-12-01T10:00:00+07:00", {}, null],
    ["until the midnight before a day off", "2026-12-05T10:00:00+07:00", { sunday: null }, "24:00"],
    ["past midnight where the next day's hours follow", "2026-12-05T10:00:00+07:00", { sunday: "02:00" }, "02:00"],
  ])("of a shop open from midnight to midnight: %s", (_, now, { sunday }: { sunday?: string | null }, closes) => {
    const always = (close: string) => ({ open: "00:00", close });
    const hours = Object.fromEntries(Object.keys(openingHours).map((day) => [day, always("24:00")]));
    const week = { ...hours, ...(sunday !== undefined && { sunday: sunday && always(sunday) }) } as never;
    const status = openStatus({ openingHours: week, closures: [] }, "Asia/Jakarta", new Date(now));
    expect(status).toEqual({ isOpen: true, closes });
  });

  test("goes on through hours of the evening before that overlap the day's own", () => {
    const week = {
      ...openingHours,
      friday: { open: "18:00", close: "04:00" },
      saturday: { open: "03:00", close: "12:00" },
    };
    const status = openStatus(
      { openingHours: week, closures: [] },
      "Asia/Jakarta",
      new Date("2026-12-05T01:30:00+07:00"),
    );
    expect(status).toEqual({ isOpen: true, closes: "12:00" });
  });

  test("has no next opening when every day is off", () => {
    const never = Object.fromEntries(Object.keys(openingHours).map((day) => [day, null])) as never;
    expect(openStatus({ openingHours: never, closures: [] }, "Asia/Jakarta", new Date())).toEqual({
      isOpen: false,
      opens: null,
    });
  });
});
