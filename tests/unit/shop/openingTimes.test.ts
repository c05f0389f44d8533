import fc from "fast-check";
import { slotOffers } from "../../../src/domain/shop/bookableDay";
import { addDays, weekdayOf } from "../../../src/domain/shop/clock";
import {
  type Break,
  hoursOn,
  isOutsideHours,
  type OpeningTimes,
  openingHoursLines,
  openSpansOn,
  type SeasonalHours,
  spansText,
} from "../../../src/domain/shop/openingTimes";
import { openStatus } from "../../../src/domain/shop/openStatus";
import { rules, shop } from "../../support/booking";

const prayer: Break = { day: "friday", from: "11:30", to: "13:00", reason: "Salat Jumat" };
const ramadan: SeasonalHours = {
  name: "Ramadan",
  from: "2027-02-08",
  to: "2027-03-09",
  days: null,
  open: "13:00",
  close: "23:00",
};
const friday = "2026-12-04";
const { openingHours } = shop;

describe("a weekly break", () => {
  const times = { openingHours, breaks: [prayer] };

  test("closes its slots with its reason, on its weekday alone", () => {
    const closedOn = (date: string) =>
      slotOffers(rules(times), date, new Date("2026-11-01T08:00:00+07:00"), 0)
        .filter(({ unavailable }) => unavailable?.kind === "closedHours")
        .map(({ time }) => time);
    expect(closedOn(friday)).toEqual(["11:30", "12:00", "12:30"]);
    expect(closedOn(addDays(friday, 7))).toEqual(["11:30", "12:00", "12:30"]);
    expect(closedOn(addDays(friday, 1))).toEqual([]);
  });

  test("is named by a booking that would run into it", () => {
    const offers = slotOffers(rules(times), friday, new Date("2026-11-01T08:00:00+07:00"), 60);
    expect(offers.find(({ time }) => time === "11:00")?.runsInto?.reason).toBe("Salat Jumat");
    expect(offers.find(({ time }) => time === "10:30")?.runsInto).toBeNull();
  });

  test.each([
    ["11:29", { isOpen: true, closes: "11:30" }],
    ["11:30", { isOpen: false, opens: { daysAhead: 0, weekday: "friday", time: "13:00" } }],
    ["12:59", { isOpen: false, opens: { daysAhead: 0, weekday: "friday", time: "13:00" } }],
    ["13:00", { isOpen: true, closes: "20:00" }],
  ])("is kept by the status at %s", (time, expected) => {
    expect(openStatus({ ...times, closures: [] }, "Asia/Jakarta", new Date(`${friday}T${time}:00+07:00`))).toEqual(
      expected,
    );
  });

  test("parts the hours of its day in the list", () => {
    expect(openingHoursLines(times, "en").map(({ days, hours }) => `${days} ${hours}`)).toEqual([
      "Mon-Thu 09:00-20:00",
      "Fri 09:00-11:30, 13:00-20:00",
      "Sat 09:00-18:00",
      "Sun 10:00-17:00",
    ]);
  });
});

describe("seasonal hours", () => {
  const times: OpeningTimes = { openingHours: { ...openingHours, monday: null }, seasonalHours: [ramadan] };

  test.each([
    ["2027-02-07", "10:00-17:00"],
    ["2027-02-08", ""],
    ["2027-02-09", "13:00-23:00"],
    ["2027-03-09", "13:00-23:00"],
    ["2027-03-10", "09:00-20:00"],
  ])("on %s the shop is open %s", (date, expected) => {
    expect(spansText(openSpansOn(times, date))).toBe(expected);
  });

  test("hold on the weekdays they name, also on a usual day off, and the first that holds counts", () => {
    const eve: SeasonalHours = {
      ...ramadan,
      name: "Malam takbiran",
      from: "2027-03-08",
      days: ["monday"],
      close: "24:00",
    };
    const both = { ...times, seasonalHours: [eve, ramadan] };
    expect(spansText(openSpansOn(both, "2027-03-08"))).toBe("13:00-24:00");
    expect(spansText(openSpansOn(both, "2027-03-09"))).toBe("13:00-23:00");
  });

  test("keep a booking within them and let none begin outside", () => {
    expect(isOutsideHours(times, "2027-02-09", "22:00", 60)).toBe(false);
    expect(isOutsideHours(times, "2027-02-09", "22:30", 60)).toBe(true);
    expect(isOutsideHours(times, "2027-02-09", "09:00", 30)).toBe(true);
  });

  test("stand below the week with their dates, in the page's language", () => {
    expect(openingHoursLines(times, "id").at(-1)).toEqual({ days: "Ramadan, 8 Feb-9 Mar", hours: "13:00-23:00" });
    const someDays = { ...times, seasonalHours: [{ ...ramadan, to: "2027-05-09", days: ["friday", "monday"] }] };
    expect(openingHoursLines(someDays, "en").at(-1)?.days).toBe("Ramadan, 8 Feb-9 May, Mon, Fri");
  });

  test("are left out of a ticket for another time of the year", () => {
    expect(openingHoursLines(times, "id", "2026-12-01").some(({ days }) => days.startsWith("Ramadan"))).toBe(false);
    expect(openingHoursLines(times, "id", "2027-03-01").some(({ days }) => days.startsWith("Ramadan"))).toBe(true);
  });
});

describe("hours until midnight and after it", () => {
  const until = (close: string): OpeningTimes => ({
    openingHours: { ...openingHours, friday: { open: "15:00", close }, saturday: null },
  });

  test.each([
    ["24:00", friday, "23:30", 30, false],
    ["24:00", friday, "23:30", 45, true],
    ["01:00", friday, "23:30", 90, false],
    ["01:00", friday, "23:30", 91, true],
    ["01:00", addDays(friday, 1), "00:30", 30, false],
    ["01:00", addDays(friday, 1), "01:00", 0, true],
    ["24:00", addDays(friday, 1), "00:00", 0, true],
  ])("closing at %s, on %s at %s for %d minutes is outside: %s", (close, date, time, duration, isOutside) => {
    expect(isOutsideHours(until(close), date, time, duration)).toBe(isOutside);
  });

  test.each([
    ["24:00", "2026-12-04T23:59:00+07:00", { isOpen: true, closes: "24:00" }],
    ["01:00", "2026-12-04T23:59:00+07:00", { isOpen: true, closes: "01:00" }],
    ["01:00", "2026-12-05T00:59:00+07:00", { isOpen: true, closes: "01:00" }],
    [
      "01:00",
      "2026-12-05T01:00:00+07:00",
      { isOpen: false, opens: { daysAhead: 1, weekday: "sunday", time: "10:00" } },
    ],
  ])("closing at %s, the status at %s", (close, now, expected) => {
    expect(openStatus({ ...until(close), closures: [] }, "Asia/Jakarta", new Date(now))).toEqual(expected);
  });
});

describe("for any hours, breaks and seasons", () => {
  const time = (minutes: number) =>
    `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
  const weekday = fc.constantFrom("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday");
  const hours = fc
    .tuple(fc.integer({ min: 7 * 60, max: 15 * 60 }), fc.integer({ min: 1, max: 15 * 60 }))
    .map(([open, length]) => ({
      open: time(open),
      close: time(open + length === 1440 ? 1440 : (open + length) % 1440),
    }));
  const week = fc.record({
    monday: fc.option(hours),
    tuesday: fc.option(hours),
    wednesday: fc.option(hours),
    thursday: fc.option(hours),
    friday: fc.option(hours),
    saturday: fc.option(hours),
    sunday: fc.option(hours),
  });
  const breaks = fc.array(
    fc
      .tuple(weekday, fc.integer({ min: 0, max: 1400 }), fc.integer({ min: 1, max: 300 }))
      .map(([day, from, length]) => ({ day, from: time(from), to: time(Math.min(1439, from + length)), reason: "x" }))
      .filter(({ from, to }) => from < to),
    { maxLength: 3 },
  );
  const day = fc.integer({ min: 0, max: 20 }).map((days) => addDays("2027-02-01", days));
  const seasonalHours = fc.array(
    fc
      .tuple(day, day, hours, fc.option(fc.uniqueArray(weekday, { minLength: 1 })))
      .map(([one, other, season, days]) => ({
        name: "x",
        from: one < other ? one : other,
        to: one < other ? other : one,
        days,
        ...season,
      })),
    { maxLength: 2 },
  );
  const times = fc.record({ openingHours: week, breaks, seasonalHours });

  /** Open or not, minute by minute, as the owner reads his own file. */
  function isOpen(shop: OpeningTimes, date: string, minutes: number): boolean {
    const at = (of: string, minute: number) => {
      const name = weekdayOf(of);
      const usual = shop.openingHours[name];
      let today = usual;
      for (const season of [...(shop.seasonalHours ?? [])].reverse()) {
        const covers = of >= season.from && of <= season.to;
        if (covers && (season.days === null ? usual !== null : season.days.includes(name))) today = season;
      }
      if (today === null) return false;
      const [open, close] = [today.open, today.close].map(
        (text) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3)),
      );
      if (open === undefined || close === undefined) return false;
      const isIn = close > open ? minute >= open && minute < close : minute >= open && minute < close + 1440;
      const clock = minute;
      const isBreak = (shop.breaks ?? []).some(
        (pause) =>
          pause.day === name && time(clock % 1440) >= pause.from && time(clock % 1440) < pause.to && clock < 1440,
      );
      return isIn && !isBreak;
    };
    return at(date, minutes) || at(addDays(date, -1), minutes + 1440);
  }

  test("the status agrees with every minute's own look at the file", () => {
    fc.assert(
      fc.property(times, day, fc.integer({ min: 0, max: 1439 }), (shop, date, minutes) => {
        const status = openStatus(
          { ...shop, closures: [] },
          "Asia/Jakarta",
          new Date(`${date}T${time(minutes)}:00+07:00`),
        );
        expect(status.isOpen).toBe(isOpen(shop, date, minutes));
      }),
      { numRuns: 2000 },
    );
  });

  test("a booking without breaks is inside exactly when each of its minutes is open in one stretch of a day", () => {
    const duration = fc.integer({ min: 1, max: 240 });
    fc.assert(
      fc.property(
        week,
        seasonalHours,
        day,
        fc.integer({ min: 0, max: 47 }),
        duration,
        (openingHours, seasons, date, slot, length) => {
          const shop = { openingHours, seasonalHours: seasons };
          const start = slot * 30;
          const spans = [date, addDays(date, -1)].map((of, before) => {
            const own = hoursOn(shop, of);
            return Array.from({ length }, (_, minute) => {
              if (own === null) return false;
              const at = start + minute + before * 1440;
              const [open = 0, close = 0] = [own.open, own.close].map(
                (text) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3)),
              );
              return at >= open && at < (close > open ? close : close + 1440);
            }).every(Boolean);
          });
          expect(isOutsideHours(shop, date, time(start), length)).toBe(!spans.some(Boolean));
        },
      ),
      { numRuns: 2000 },
    );
  });

  test("without any of them all is as it was: a slot is outside before opening and from closing on", () => {
    for (const { time: slot } of slotOffers(rules(), friday, new Date("2026-11-01T00:00:00Z"), 0)) {
      expect(isOutsideHours({ openingHours, breaks: [], seasonalHours: [] }, friday, slot, 0)).toBe(
        slot < "09:00" || slot >= "20:00",
      );
    }
  });
});
