import { isBackupDue } from "../../../src/book/rules/backup";

const noon = new Date("2026-12-01T12:00:00+07:00");
const daysAgo = (days: number) => noon.getTime() - days * 86_400_000;

test("a file is due a week after the last one, or after the first entry where there is none", () => {
  const isDue = (savedOn: string | null, earliestTouchedAt: number) =>
    isBackupDue(savedOn, earliestTouchedAt, noon, "Asia/Jakarta");
  expect([isDue("2026-11-25", daysAgo(90)), isDue("2026-11-24", daysAgo(90))]).toEqual([false, true]);
  expect([isDue(null, 0), isDue(null, daysAgo(6)), isDue(null, daysAgo(7))]).toEqual([false, false, true]);
  // Of a file from a day that is still to come nobody knows when it was saved.
  expect(isDue("2026-12-31", daysAgo(90))).toBe(true);
});
