import fc from "fast-check";
import { dayAvailability, dayUnavailable, type SlotOffer, slotOffers } from "../../../src/domain/shop/bookingRules";
import { isOutsideHours } from "../../../src/domain/shop/closures";
import { rules } from "../../support/booking";

const tuesday = "2026-12-01";
const pastTimes = (date: string, now: string, changes = {}) =>
  slotOffers(rules(changes), date, new Date(now), 0)
    .filter(({ unavailable }) => unavailable?.kind === "past")
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
    expect(offers.slice(0, 5).map(({ unavailable }) => unavailable)).toEqual([
      { kind: "past" },
      { kind: "tooSoon", minutes: 90 },
      { kind: "tooSoon", minutes: 90 },
      { kind: "tooSoon", minutes: 90 },
      null,
    ]);
  });

  test("are not known before a date is chosen or the clock is read", () => {
    expect(slotOffers(rules(), null, new Date("2030-01-01"), 0).some(({ unavailable }) => unavailable !== null)).toBe(
      false,
    );
    expect(slotOffers(rules(), "2020-01-01", null, 0).some(({ unavailable }) => unavailable !== null)).toBe(false);
  });
});

describe("a date", () => {
  const unavailable = (date: string, now: string, changes = {}) => dayUnavailable(rules(changes), date, new Date(now));

  test("can be chosen until the last slot of the day begins", () => {
    expect(unavailable(tuesday, "2026-12-01T21:59:59+07:00")).toBeNull();
    expect(unavailable(tuesday, "2026-12-01T22:00:00+07:00")).toEqual({ kind: "noSlotLeft", why: { kind: "past" } });
  });

  test("all within the minimum notice cannot be chosen, and the notice is the reason, not the hour", () => {
    const now = "2026-12-01T10:00:00+07:00";
    const tooSoon = { kind: "noSlotLeft", why: { kind: "tooSoon", minutes: 2880 } };
    expect(unavailable(tuesday, now, { minimumNotice: 2880 })).toEqual(tooSoon);
    expect(unavailable("2026-12-02", now, { minimumNotice: 2880 })).toEqual(tooSoon);
    expect(unavailable("2026-12-03", now, { minimumNotice: 2880 })).toBeNull();
  });

  test("on which the shop hides every slot has none", () => {
    const openingHours = { ...rules().openingHours, tuesday: { open: "04:00", close: "05:00" } };
    const changes = { openingHours, slotsOutsideHours: "hide" };
    expect(unavailable(tuesday, "2026-11-01T08:00:00+07:00", changes)).toEqual({ kind: "noSlot" });
  });

  test("in the past cannot be chosen", () => {
    expect(unavailable("2026-11-30", "2026-12-01T00:00:00+07:00")).toEqual({ kind: "past" });
  });

  test("within a closure, ends included, cannot be chosen and says why", () => {
    const closure = { from: "2027-03-09", to: "2027-03-13", reason: "Libur Idul Fitri" };
    const closures = [closure];
    const now = "2026-12-01T08:00:00+07:00";
    expect(unavailable("2027-03-08", now, { closures })).toBeNull();
    for (const date of ["2027-03-09", "2027-03-11", "2027-03-13"]) {
      expect(unavailable(date, now, { closures })).toEqual({ kind: "closure", closure });
    }
    expect(unavailable("2027-03-14", now, { closures })).toBeNull();
  });

  test("asked for again and again answers as it did alone, between other dates", () => {
    const now = new Date("2026-12-01T22:00:00+07:00");
    const closures = [{ from: "2026-12-03", to: "2026-12-03", reason: "Libur" }];
    const refusals = dayAvailability(rules({ closures, lastDayAhead: 3 }), now);
    const kinds = () =>
      ["11-30", "12-01", "12-02", "12-03", "12-05"].map((day) => refusals(`2026-${day}`)?.kind ?? null);
    expect([kinds(), kinds()]).toEqual(Array(2).fill(["past", "noSlotLeft", null, "closure", "tooFar"]));
  });

  test("on the weekly day off cannot be chosen and says so", () => {
    const openingHours = { ...rules().openingHours, tuesday: null };
    expect(unavailable(tuesday, "2026-11-01T08:00:00+07:00", { openingHours })).toEqual({
      kind: "dayOff",
      weekday: "tuesday",
    });
  });

  test("beyond the last day ahead cannot be chosen", () => {
    const now = "2026-12-01T08:00:00+07:00";
    expect(unavailable("2026-12-08", now, { lastDayAhead: 7 })).toBeNull();
    expect(unavailable("2026-12-09", now, { lastDayAhead: 7 })).toEqual({ kind: "tooFar", days: 7 });
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
    expect(isOutsideHours(rules(), date, time, duration)).toBe(isOutside);
  });

  test("stay on offer, marked, unless the shop hides them", () => {
    const now = new Date("2026-11-01T08:00:00+07:00");
    expect(slotOffers(rules(), tuesday, now, 0)).toHaveLength(33);
    const shown = slotOffers(rules({ slotsOutsideHours: "hide" }), tuesday, now, 60).map(({ time }) => time);
    expect(shown[0]).toBe("09:00");
    expect(shown.at(-1)).toBe("19:00");
  });
});

describe("closed hours", () => {
  const now = new Date("2026-10-30T08:00:00+07:00");
  const full = (from: string, to: string, reason = "Penuh", date = tuesday) => ({ date, from, to, reason });
  const offer = (time: string, closedHours: ReturnType<typeof full>[], duration = 0, at = now) =>
    slotOffers(rules({ closedHours }), tuesday, at, duration).find((slot) => slot.time === time);

  test.each([
    ["14:30", null],
    ["15:00", "Penuh"],
    ["16:30", "Penuh"],
    ["17:00", null],
    ["18:30", null],
    ["19:00", "Acara keluarga"],
    ["19:30", null],
  ])("from 15:00 to 17:00 and of one slot at 19:00: %s is refused for %s", (time, reason) => {
    const closed = [full("15:00", "17:00"), full("19:00", "19:30", "Acara keluarga")];
    expect(offer(time, closed)?.unavailable).toEqual(reason && { kind: "closedHours", reason });
  });

  test("of another date refuse nothing", () => {
    const other = [full("06:00", "24:00", "Penuh", "2026-12-02"), full("06:00", "24:00", "Penuh", "2025-12-01")];
    expect(slotOffers(rules({ closedHours: other }), tuesday, now, 90).every(isFree)).toBe(true);
  });

  test.each([
    // a booking's time and minutes, and the first closed time that it meets
    ["14:00", 60, null],
    ["14:00", 61, "15:00"],
    ["14:30", 30, null],
    ["14:30", 45, "15:00"],
    ["13:30", 300, "15:00"],
    ["17:00", 90, null],
    ["17:30", 90, null],
    ["18:00", 90, "19:00"],
    ["14:30", 300, "15:00"],
  ])("a booking at %s of %d minutes that runs into them is offered and says so: %s", (time, duration, into) => {
    const closed = [full("15:00", "17:00"), full("19:00", "20:00")];
    // Whoever adds a line writes it above the others.
    for (const inFile of [closed, closed.toReversed()]) {
      expect(offer(time, inFile, duration)?.unavailable).toBeNull();
      expect(offer(time, inFile, duration)?.runsInto?.from ?? null).toBe(into);
    }
  });

  test("in which a booking begins count before those into which it runs, whatever their order", () => {
    const closed = [full("17:00", "18:00", "Acara"), full("15:00", "17:00")];
    expect(offer("16:30", closed, 60)).toMatchObject({
      unavailable: { kind: "closedHours", reason: "Penuh" },
      runsInto: null,
    });
  });

  test("that have begun are past, like any other", () => {
    const at = new Date("2026-12-01T15:10:00+07:00");
    const closed = [full("15:00", "17:00")];
    expect(offer("15:00", closed, 0, at)?.unavailable).toEqual({ kind: "past" });
    expect(offer("15:30", closed, 0, at)?.unavailable).toEqual({ kind: "closedHours", reason: "Penuh" });
  });

  test("that leave no slot of a day refuse the day, for their reason", () => {
    const unavailable = (from: string, at = now) =>
      dayUnavailable(rules({ closedHours: [full(from, "24:00")] }), tuesday, at);
    const reason = { kind: "noSlotLeft", why: { kind: "closedHours", reason: "Penuh" } };
    expect(unavailable("06:00")).toEqual(reason);
    expect(unavailable("06:30")).toBeNull();
    expect(unavailable("12:00", new Date("2026-12-01T11:29:00+07:00"))).toBeNull();
    expect(unavailable("12:00", new Date("2026-12-01T11:30:00+07:00"))).toEqual(reason);
  });

  test("of several reasons refuse the day for the first of the day", () => {
    const closedHours = [full("20:30", "24:00", "Arisan"), full("00:00", "20:30")];
    expect(dayUnavailable(rules({ closedHours }), tuesday, now)).toEqual({
      kind: "noSlotLeft",
      why: { kind: "closedHours", reason: "Penuh" },
    });
  });

  test("leave on offer exactly what lies in none of them, whatever the day and the device's clock", () => {
    // In some zones of the tests a clock changes on two of these days.
    const date = fc.constantFrom(tuesday, "2026-11-01", "2027-03-14");
    const span = fc.tuple(fc.nat(47), fc.integer({ min: 1, max: 48 })).map(([start, length]) => ({
      start,
      end: Math.min(48, start + length),
    }));
    const half = (index: number) => `${String(Math.floor(index / 2)).padStart(2, "0")}:${index % 2 ? "30" : "00"}`;
    fc.assert(
      fc.property(date, fc.array(span, { maxLength: 4 }), (day, spans) => {
        const closedHours = spans.map(({ start, end }) => full(half(start), half(end), "Penuh", day));
        const expected = Array.from({ length: 33 }, (_, index) => index + 12)
          .filter((slot) => !spans.some(({ start, end }) => start <= slot && slot < end))
          .map(half);
        const offered = slotOffers(rules({ closedHours }), day, now, 0).filter(isFree);
        expect(offered.map(({ time }) => time)).toEqual(expected);
        expect(dayUnavailable(rules({ closedHours }), day, now) === null).toBe(expected.length > 0);
      }),
    );
  });
});

const isFree = ({ unavailable, runsInto }: SlotOffer) => unavailable === null && runsInto === null;
