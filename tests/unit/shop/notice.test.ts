import { noticeEnd } from "../../../src/domain/shop/notice";

describe("a notice until 31 December", () => {
  test.each([
    ["Asia/Jakarta", "2026-12-31T17:00:00.000Z"],
    ["Asia/Makassar", "2026-12-31T16:00:00.000Z"],
    ["Asia/Jayapura", "2026-12-31T15:00:00.000Z"],
  ] as const)("is over at midnight on the clock of a shop in %s", (timeZone, end) => {
    expect(noticeEnd("2026-12-31", timeZone).toISOString()).toBe(end);
  });
});
