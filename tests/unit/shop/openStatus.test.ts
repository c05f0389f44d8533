import { openStatus } from "../../../src/domain/shop/openStatus";
import { weekdays } from "../../../src/domain/shop/weekday";
import { content } from "../../support/content";

const { openingHours } = content("shop.json");
const everyDay = (hours: { open: string; close: string } | null) =>
  Object.fromEntries(weekdays.map((day) => [day, hours])) as unknown as typeof openingHours;
const tomorrow = { daysAhead: 1, weekday: "sunday", time: "10:00" };
const night = { friday: { open: "18:00", close: "04:00" }, saturday: { open: "03:00", close: "12:00" } };

// tests/unit/shop/openingHours.test.ts compares the status with every minute. 2026-12-05 is a Saturday.
test.each([
  ["from the opening minute on", "09:00", openingHours, { isOpen: true, closes: "18:00" }],
  ["to the closing one", "18:00", openingHours, { isOpen: false, opens: tomorrow }],
  ["around the clock", "10:00", everyDay({ open: "00:00", close: "24:00" }), { isOpen: true, closes: null }],
  ["in hours that the night's overlap", "01:30", { ...openingHours, ...night }, { isOpen: true, closes: "12:00" }],
  ["never", "10:00", everyDay(null), { isOpen: false, opens: null }],
])("a shop is open %s", (_name, time, week, expected) => {
  const shop = { openingHours: week, closures: [] };
  expect(openStatus(shop, "Asia/Jakarta", new Date(`2026-12-05T${time}:00+07:00`))).toEqual(expected);
});
