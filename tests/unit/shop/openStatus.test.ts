import { openStatus } from "../../../src/domain/shop/openStatus";
import { weekdays } from "../../../src/domain/shop/weekday";
import type { Content } from "../../../src/owner/schema/contentFiles";

const everyDay = (hours: { open: string; close: string } | null) =>
  Object.fromEntries(weekdays.map((day) => [day, hours])) as Content["shop.json"]["openingHours"];

// tests/unit/shop/openingHours.test.ts compares the status with every minute. 2026-12-05 is a Saturday.
test.each([
  ["around the clock", { open: "00:00", close: "24:00" }, { isOpen: true, closes: null }],
  ["never", null, { isOpen: false, opens: null }],
])("a shop is open %s", (_name, hours, expected) => {
  const shop = { openingHours: everyDay(hours), breaks: null, seasonalHours: null, closures: [] };
  expect(openStatus(shop, "Asia/Jakarta", new Date("2026-12-05T10:00:00+07:00"))).toEqual(expected);
});
