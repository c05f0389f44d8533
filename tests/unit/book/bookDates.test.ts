import { daysSinceFile, isDateDoubtful, isFileDue } from "../../../src/domain/book/bookDates";

const noon = new Date("2026-12-01T12:00:00+07:00");
const daysAgo = (days: number) => noon.getTime() - days * 86_400_000;

test.each([
  ["an empty book", 0, 0, false],
  ["a last entry of a month ago", daysAgo(300), daysAgo(30), false],
  ["entries of the last week alone", daysAgo(5), 0, false],
  ["a last entry of half a year ago", daysAgo(300), daysAgo(180), true],
  ["entries of later alone", daysAgo(-2), 0, true],
])("the device's date is doubted beside %s", (_, first, last, isDoubted) => {
  expect(isDateDoubtful({ first, last }, noon)).toBe(isDoubted);
});

test("a file is due a week after the last one, or after the first entry where there is none", () => {
  const isDue = (savedOn: string | null, first: number) =>
    isFileDue(savedOn, { first, last: first }, noon, "Asia/Jakarta");
  expect([isDue("2026-11-25", daysAgo(90)), isDue("2026-11-24", daysAgo(90))]).toEqual([false, true]);
  expect([isDue(null, 0), isDue(null, daysAgo(6)), isDue(null, daysAgo(7))]).toEqual([false, false, true]);
  // Of a file from a day that is still to come nobody knows when it was saved.
  expect([isDue("2026-12-31", daysAgo(90)), daysSinceFile("2026-12-31", "2026-12-01")]).toEqual([true, null]);
});
