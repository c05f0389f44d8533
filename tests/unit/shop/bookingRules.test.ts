import { dayReason, slotOffers } from "../../../src/domain/shop/reasonsAgainst";
import { bookable, rules, visitOn } from "../../support/booking";

const tuesday = "2026-12-01";

describe("slots that are already past", () => {
  test.each([
    ["at the minute in which one begins", "2026-12-01T07:30:00+07:00", "Asia/Jakarta", 4],
    ["a second before", "2026-12-01T07:29:59+07:00", "Asia/Jakarta", 3],
    ["just after midnight", "2026-12-01T00:00:00+07:00", "Asia/Jakarta", 0],
    ["while it is still yesterday in UTC", "2026-11-30T23:10:00Z", "Asia/Jakarta", 1],
    ["on the clock of Makassar", "2026-12-01T01:15:00Z", "Asia/Makassar", 7],
  ] as const)("%s", (_, now, timeZone, count) => {
    const offers = slotOffers(visitOn(tuesday), bookable({ timeZone }), new Date(now));
    expect(offers.findIndex(({ unavailableReason }) => unavailableReason?.kind !== "past")).toBe(count);
  });

  test("are told from those within the shop's minimum notice", () => {
    const offers = slotOffers(visitOn(tuesday), bookable({ minimumNotice: 90 }), new Date("2026-12-01T06:00:00+07:00"));
    const tooSoon = { kind: "tooSoon", minutes: 90 };
    const reasons = offers.slice(0, 5).map(({ unavailableReason }) => unavailableReason);
    expect(reasons).toEqual([{ kind: "past" }, tooSoon, tooSoon, tooSoon, null]);
  });

  test("are not known before a date is chosen or the clock is read", () => {
    const judged = [
      ...slotOffers(visitOn(null), bookable(), new Date("2030-01-01")),
      ...slotOffers(visitOn("2020-01-01"), bookable(), null),
    ];
    expect(judged.filter(({ unavailableReason }) => unavailableReason !== null)).toEqual([]);
  });
});

describe("a date", () => {
  const morning = "2026-12-01T08:00:00+07:00";
  const openingHours = rules().openingHours;
  const closure = { from: "2027-03-09", to: "2027-03-13", reason: "Libur Idul Fitri" };
  const closed = { kind: "closure", closure };
  const notice = { minimumNotice: 2880 };
  const tooSoon = { kind: "tooSoon", minutes: 2880 };
  const hidden = {
    openingHours: { ...openingHours, tuesday: { open: "04:00", close: "05:00" } },
    slotsOutsideHours: "hide" as const,
  };

  test.each([
    ["until its last slot begins", tuesday, "2026-12-01T21:59:59+07:00", {}, null],
    ["no more then", tuesday, "2026-12-01T22:00:00+07:00", {}, { kind: "dayOver" }],
    ["in the past", "2026-11-30", "2026-12-01T00:00:00+07:00", {}, { kind: "past" }],
    ["all within the minimum notice", "2026-12-02", "2026-12-01T10:00:00+07:00", notice, tooSoon],
    ["after the minimum notice", "2026-12-03", "2026-12-01T10:00:00+07:00", notice, null],
    ["whose slots the shop hides", "2026-12-08", morning, hidden, { kind: "noSlots" }],
    ["before a closure", "2027-03-08", morning, { closures: [closure] }, null],
    ["on its first day", "2027-03-09", morning, { closures: [closure] }, closed],
    ["on its last day", "2027-03-13", morning, { closures: [closure] }, closed],
    ["after it", "2027-03-14", morning, { closures: [closure] }, null],
    [
      "on the weekly day off",
      "2026-12-08",
      morning,
      { openingHours: { ...openingHours, tuesday: null } },
      { kind: "dayOff", weekday: "tuesday" },
    ],
    ["on the last day ahead", "2026-12-08", morning, { lastDayAhead: 7 }, null],
    ["beyond it", "2026-12-09", morning, { lastDayAhead: 7 }, { kind: "tooFar", days: 7 }],
  ])("%s: %s", (_, date, now, changes, expected) => {
    expect(dayReason(visitOn(date), bookable(changes), new Date(now))).toEqual(expected);
  });
});

test("slots outside the opening hours stay on offer, marked, unless the shop hides them", () => {
  const now = new Date("2026-11-01T08:00:00+07:00");
  const hiding = bookable({ slotsOutsideHours: "hide" });
  expect(slotOffers(visitOn(tuesday), bookable(), now)).toHaveLength(33);
  const shown = slotOffers(visitOn(tuesday, 60), hiding, now).map(({ time }) => time);
  expect([shown[0], shown.at(-1)]).toEqual(["09:00", "19:00"]);
  expect(dayReason(visitOn(tuesday, 12 * 60), hiding, now)).toEqual({ kind: "tooLong" });
});

describe("closed hours", () => {
  const now = new Date("2026-10-30T08:00:00+07:00");
  const full = (from: string, to: string, reason = "Penuh") => ({ date: tuesday, from, to, reason });
  const offer = (time: string, closedHours: ReturnType<typeof full>[], duration = 0, at = now) =>
    slotOffers(visitOn(tuesday, duration), bookable({ closedHours }), at).find((slot) => slot.time === time);

  test.each([
    // a booking's time and minutes, and the first closed time that it meets
    ["14:00", 60, null],
    ["14:00", 61, "15:00"],
    ["14:30", 30, null],
    ["14:30", 45, "15:00"],
    ["17:30", 90, null],
    ["18:00", 90, "19:00"],
  ])("a booking at %s of %d minutes that runs into them is offered and says so: %s", (time, duration, into) => {
    const closed = [full("15:00", "17:00"), full("19:00", "20:00")];
    // Whoever adds a line writes it above the others.
    for (const inFile of [closed, closed.toReversed()]) {
      expect(offer(time, inFile, duration)?.unavailableReason).toBeNull();
      expect(offer(time, inFile, duration)?.confirmationReason ?? null).toEqual(
        into === null ? null : { kind: "runsInto", hours: expect.objectContaining({ from: into }) },
      );
    }
  });

  test("in which a booking begins count before those into which it runs, whatever their order", () => {
    const closed = [full("17:00", "18:00", "Acara"), full("15:00", "17:00")];
    expect(offer("16:30", closed, 60)).toMatchObject({
      unavailableReason: { kind: "closedHours", hours: { reason: "Penuh" } },
      confirmationReason: null,
    });
  });

  test("that have begun are past, like any other", () => {
    const at = new Date("2026-12-01T15:10:00+07:00");
    const closed = [full("15:00", "17:00")];
    expect(offer("15:00", closed, 0, at)?.unavailableReason).toEqual({ kind: "past" });
    expect(offer("15:30", closed, 0, at)?.unavailableReason).toMatchObject({
      kind: "closedHours",
      hours: { reason: "Penuh" },
    });
  });

  test("that leave no slot of a day refuse the day, for their reason", () => {
    const unavailable = (from: string, at = now) =>
      dayReason(visitOn(tuesday), bookable({ closedHours: [full(from, "24:00")] }), at);
    const reason = { kind: "closedHours", hours: { reason: "Penuh" } };
    expect(unavailable("06:00")).toMatchObject(reason);
    expect(unavailable("06:30")).toBeNull();
    expect(unavailable("12:00", new Date("2026-12-01T11:29:00+07:00"))).toBeNull();
    expect(unavailable("12:00", new Date("2026-12-01T11:30:00+07:00"))).toMatchObject(reason);
  });
});
