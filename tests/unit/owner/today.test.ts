import { todayInIndonesia } from "../../../src/owner/check/today";

test("after midnight in Jakarta it is a new day for the check, whatever the clock of the machine", () => {
  expect(todayInIndonesia(new Date("2026-11-30T16:59:00Z"))).toBe("2026-11-30");
  expect(todayInIndonesia(new Date("2026-11-30T17:00:00Z"))).toBe("2026-12-01");
});
