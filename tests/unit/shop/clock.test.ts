import { isClockDoubtful } from "../../../src/domain/shop/clock";

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
