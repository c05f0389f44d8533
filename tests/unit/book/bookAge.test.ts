import { isDateDoubtful, isFileDue } from "../../../src/domain/book/bookAge";

const noon = new Date("2026-12-01T12:00:00+07:00");
const daysAgo = (days: number) => noon.getTime() - days * 86_400_000;

test.each([
  ["an empty book", 0, false],
  ["an hour ago", daysAgo(1 / 24), false],
  ["a month ago", daysAgo(30), false],
  ["half a year ago", daysAgo(180), true],
  ["in two days", daysAgo(-2), true],
])("the device's date is doubted beside a last entry of %s", (_, last, isDoubted) => {
  expect(isDateDoubtful(last, noon)).toBe(isDoubted);
});

test("a file is due a week after the last one, or after the first entry where there is none", () => {
  const isDue = (savedOn: string | null, first: number) => isFileDue(savedOn, first, noon, "Asia/Jakarta");
  expect([isDue("2026-11-25", daysAgo(90)), isDue("2026-11-24", daysAgo(90))]).toEqual([false, true]);
  expect([isDue(null, 0), isDue(null, daysAgo(6)), isDue(null, daysAgo(7))]).toEqual([false, false, true]);
});
