import type { BookingRules } from "../../../src/domain/shop/bookingRules";
import { dayReason, slotOffers } from "../../../src/domain/shop/reasonsAgainst";
import { offering, rules, visitOn } from "../../support/booking";

const tuesday = "2026-12-01";
const early = "2026-11-01T08:00:00+07:00";

/** The slots for a visit on Tuesday. */
const offersAt = (now: string, changes: Partial<BookingRules> = {}, duration = 0) =>
  slotOffers(visitOn(tuesday, duration), offering(changes), new Date(now));

describe("slots that are already past", () => {
  test.each([
    ["at the minute in which one begins", "2026-12-01T07:30:00+07:00", "Asia/Jakarta", "08:00"],
    ["on the clock of Makassar", "2026-12-01T01:15:00Z", "Asia/Makassar", "09:30"],
  ] as const)("%s", (_name, now, timeZone, first) => {
    const left = offersAt(now, { timeZone }).filter(({ unavailableReason }) => unavailableReason?.kind !== "past");
    expect(left[0]?.time).toBe(first);
  });

  test("are told from those within the shop's minimum notice", () => {
    const offers = offersAt("2026-12-01T06:00:00+07:00", { minimumNotice: 90 }).slice(0, 5);
    const tooSoon = { kind: "tooSoon", minutes: 90 };
    const reasons = offers.map(({ unavailableReason }) => unavailableReason);
    expect(reasons).toEqual([{ kind: "past" }, tooSoon, tooSoon, tooSoon, null]);
  });

  test("are unknown without a date or a clock", () => {
    const undated = slotOffers(visitOn(null), offering(), new Date("2030-01-01"));
    const judged = [...undated, ...slotOffers(visitOn("2020-01-01"), offering(), null)];
    expect(judged.filter(({ unavailableReason }) => unavailableReason)).toEqual([]);
  });
});

const morning = "2026-12-01T08:00:00+07:00";
const tuesdays = (hours: { open: string; close: string } | null) => ({ ...rules().openingHours, tuesday: hours });
const hidden = { openingHours: tuesdays({ open: "04:00", close: "05:00" }), slotsOutsideHours: "hide" as const };

test.each([
  ["until its last slot begins", tuesday, "2026-12-01T21:59:59+07:00", {}, null],
  ["no more then", tuesday, "2026-12-01T22:00:00+07:00", {}, { kind: "dayOver" }],
  ["in the past", "2026-11-30", "2026-12-01T00:00:00+07:00", {}, { kind: "past" }],
  ["whose slots the shop hides", "2026-12-08", morning, hidden, { kind: "noSlots" }],
  [
    "on the weekly day off",
    "2026-12-08",
    morning,
    { openingHours: tuesdays(null) },
    { kind: "dayOff", weekday: "tuesday" },
  ],
  ["on the last day ahead", "2026-12-08", morning, { lastDayAhead: 7 }, null],
  ["beyond it", "2026-12-09", morning, { lastDayAhead: 7 }, { kind: "tooFar", days: 7 }],
  ["in a mistyped year", "9999-12-31", morning, {}, { kind: "tooFar", days: 731 }],
])("a date %s: %s", (_name, date, now, changes, expected) =>
  expect(dayReason(visitOn(date), offering(changes), new Date(now))).toEqual(expected),
);

test("slots outside the opening hours are marked, or hidden", () => {
  expect(offersAt(early)).toHaveLength(33);
  const shown = offersAt(early, { slotsOutsideHours: "hide" }, 60).map(({ time }) => time);
  expect([shown[0], shown.at(-1)]).toEqual(["09:00", "19:00"]);
  const hiding = offering({ slotsOutsideHours: "hide" });
  expect(dayReason(visitOn(tuesday, 12 * 60), hiding, new Date(early))).toEqual({ kind: "tooLong" });
});

const full = (from: string, to: string) => ({ date: tuesday, from, to, reason: "Penuh" });
const closedHours = [full("15:00", "17:00"), full("17:00", "18:00"), full("19:00", "20:00")];

test.each([
  // a booking's time and minutes, and the first closed time in which it begins or into which it runs
  ["14:00", 60, null, null],
  ["14:00", 61, null, "15:00"],
  ["16:30", 60, "15:00", null],
  ["18:00", 90, null, "19:00"],
])("closed hours of a visit at %s for %d minutes: begins in %s, runs into %s", (time, minutes, inside, into) => {
  // Whoever adds a line writes it above the others.
  for (const inFile of [closedHours, closedHours.toReversed()]) {
    const offer = offersAt(early, { closedHours: inFile }, minutes).find((slot) => slot.time === time);
    const because = (kind: string, from: string | null) => from && { kind, hours: expect.objectContaining({ from }) };
    expect(offer).toMatchObject({
      unavailableReason: because("closedHours", inside),
      confirmationReason: because("runsInto", into),
    });
  }
});

test.each([
  ["2026-12-01T11:29:00+07:00", undefined],
  ["2026-12-01T11:30:00+07:00", "closedHours"],
])("closed hours from 12:00 on, at %s, refuse a day without a slot: %s", (now, kind) => {
  const shop = offering({ closedHours: [full("12:00", "24:00")] });
  expect(dayReason(visitOn(tuesday), shop, new Date(now))?.kind).toBe(kind);
});
