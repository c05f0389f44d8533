import { dayRefusal, isOutsideHours, slotOffers } from "../../src/shop/bookableDay";
import { rules } from "../support/booking";

const tuesday = "2026-12-01";
const pastTimes = (date: string, now: string, changes = {}) =>
  slotOffers(rules(changes), date, new Date(now), 0)
    .filter(({ refusal }) => refusal?.kind === "past")
    .map(({ time }) => time);

describe("slots that are already past", () => {
  test("are those up to and including the shop's present minute", () => {
    expect(pastTimes(tuesday, "2026-12-01T07:30:00+07:00")).toEqual(["06:00", "06:30", "07:00", "07:30"]);
    expect(pastTimes(tuesday, "2026-12-01T07:29:59+07:00")).toEqual(["06:00", "06:30", "07:00"]);
  });

  test("are none on the evening before, a minute to midnight, and none just after midnight", () => {
    expect(pastTimes(tuesday, "2026-11-30T23:59:59+07:00")).toEqual([]);
    expect(pastTimes(tuesday, "2026-12-01T00:00:00+07:00")).toEqual([]);
  });

  test("follow the shop's clock while it is still yesterday in UTC", () => {
    expect(pastTimes(tuesday, "2026-11-30T23:10:00Z")).toEqual(["06:00"]);
  });

  test.each([
    ["Asia/Jakarta", 5],
    ["Asia/Makassar", 7],
    ["Asia/Jayapura", 9],
  ] as const)("follow the clock of %s", (timeZone, count) => {
    expect(pastTimes(tuesday, "2026-12-01T01:15:00Z", { timeZone })).toHaveLength(count);
  });

  test("are told from those within the shop's minimum notice", () => {
    const offers = slotOffers(rules({ minimumNotice: 90 }), tuesday, new Date("2026-12-01T06:00:00+07:00"), 0);
    expect(offers.slice(0, 5).map(({ refusal }) => refusal)).toEqual([
      { kind: "past" },
      { kind: "tooSoon", minutes: 90 },
      { kind: "tooSoon", minutes: 90 },
      { kind: "tooSoon", minutes: 90 },
      null,
    ]);
  });

  test("are not known before a date is chosen or the clock is read", () => {
    expect(slotOffers(rules(), null, new Date("2030-01-01"), 0).some(({ refusal }) => refusal !== null)).toBe(false);
    expect(slotOffers(rules(), "2020-01-01", null, 0).some(({ refusal }) => refusal !== null)).toBe(false);
  });
});

describe("a date", () => {
  const refusal = (date: string, now: string, changes = {}) => dayRefusal(rules(changes), date, new Date(now));

  test("can be chosen until the last slot of the day begins", () => {
    expect(refusal(tuesday, "2026-12-01T21:59:59+07:00")).toBeNull();
    expect(refusal(tuesday, "2026-12-01T22:00:00+07:00")).toEqual({ kind: "noSlotLeft", last: { kind: "past" } });
  });

  test("all within the minimum notice cannot be chosen, and the notice is the reason, not the hour", () => {
    const now = "2026-12-01T10:00:00+07:00";
    const tooSoon = { kind: "noSlotLeft", last: { kind: "tooSoon", minutes: 2880 } };
    expect(refusal(tuesday, now, { minimumNotice: 2880 })).toEqual(tooSoon);
    expect(refusal("2026-12-02", now, { minimumNotice: 2880 })).toEqual(tooSoon);
    expect(refusal("2026-12-03", now, { minimumNotice: 2880 })).toBeNull();
  });

  test("on which the shop hides every slot has none", () => {
    const openingHours = { ...rules().openingHours, tuesday: { open: "04:00", close: "05:00" } };
    const changes = { openingHours, slotsOutsideHours: "hide" };
    expect(refusal(tuesday, "2026-11-01T08:00:00+07:00", changes)).toEqual({ kind: "noSlot" });
  });

  test("in the past cannot be chosen", () => {
    expect(refusal("2026-11-30", "2026-12-01T00:00:00+07:00")).toEqual({ kind: "past" });
  });

  test("within a closure, ends included, cannot be chosen and says why", () => {
    const closure = { from: "2027-03-09", to: "2027-03-13", reason: "Libur Idul Fitri" };
    const closures = [closure];
    const now = "2026-12-01T08:00:00+07:00";
    expect(refusal("2027-03-08", now, { closures })).toBeNull();
    for (const date of ["2027-03-09", "2027-03-11", "2027-03-13"]) {
      expect(refusal(date, now, { closures })).toEqual({ kind: "closure", closure });
    }
    expect(refusal("2027-03-14", now, { closures })).toBeNull();
  });

  test("on the weekly day off cannot be chosen and says so", () => {
    const openingHours = { ...rules().openingHours, tuesday: null };
    expect(refusal(tuesday, "2026-11-01T08:00:00+07:00", { openingHours })).toEqual({
      kind: "dayOff",
      weekday: "tuesday",
    });
  });

  test("beyond the last day ahead cannot be chosen", () => {
    const now = "2026-12-01T08:00:00+07:00";
    expect(refusal("2026-12-08", now, { lastDayAhead: 7 })).toBeNull();
    expect(refusal("2026-12-09", now, { lastDayAhead: 7 })).toEqual({ kind: "tooFar", days: 7 });
  });
});

describe("slots outside the opening hours", () => {
  test.each([
    [tuesday, "08:30", 0, true],
    [tuesday, "09:00", 0, false],
    [tuesday, "19:30", 30, false],
    [tuesday, "19:30", 45, true],
    [tuesday, "20:00", 0, true],
    ["2026-12-05", "17:30", 30, false],
    ["2026-12-05", "18:00", 0, true],
    ["2026-12-06", "09:30", 0, true],
    ["2026-12-06", "10:00", 60, false],
    ["2026-12-06", "16:30", 60, true],
  ])("on %s at %s for %d minutes: %s", (date, time, duration, isOutside) => {
    expect(isOutsideHours(rules().openingHours, date, time, duration)).toBe(isOutside);
  });

  test("stay on offer, marked, unless the shop hides them", () => {
    const now = new Date("2026-11-01T08:00:00+07:00");
    expect(slotOffers(rules(), tuesday, now, 0)).toHaveLength(33);
    const shown = slotOffers(rules({ slotsOutsideHours: "hide" }), tuesday, now, 60).map(({ time }) => time);
    expect(shown[0]).toBe("09:00");
    expect(shown.at(-1)).toBe("19:00");
  });
});
