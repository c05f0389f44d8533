import fc from "fast-check";
import { addDays, weekdayOf } from "../../../src/domain/shop/clock";
import type { OpeningCalendar } from "../../../src/domain/shop/closures";
import {
  type OpeningSchedule,
  openingHoursLines,
  type SeasonalHours,
  spansBetweenBreaksOn,
  spansText,
} from "../../../src/domain/shop/openingHours";
import { openStatus } from "../../../src/domain/shop/openStatus";
import { dayReason, slotOffers } from "../../../src/domain/shop/reasonsAgainst";
import { formatTime, parseTime } from "../../../src/domain/shop/timeOfDay";
import { weekdays } from "../../../src/domain/shop/weekday";
import { hoursWords as englishHours } from "../../../src/domain/shop/words.en";
import { hoursWords as indonesianHours } from "../../../src/domain/shop/words.id";
import { bookable, shop, visitOn } from "../../support/booking";

const { openingHours } = shop;
const friday = "2026-12-04";
const prayer = { day: "friday", from: "11:30", to: "13:00", reason: "Salat Jumat" };
const allDay = [{ period: "all", label: "", from: "00:00", to: "23:30", multiplier: 1 }];
const before = new Date("2026-11-01T08:00:00+07:00");

test("a weekly break closes its slots on its weekday alone, and is named by a booking that would run into it", () => {
  const offersOn = (date: string) => slotOffers(visitOn(date, 60), bookable({ breaks: [prayer] }), before);
  const closedOn = (date: string) =>
    offersOn(date).filter(({ unavailableReason }) => unavailableReason?.kind === "closedHours");
  expect(closedOn(friday).map(({ time }) => time)).toEqual(["11:30", "12:00", "12:30"]);
  expect(closedOn(addDays(friday, 1))).toEqual([]);
  const into = offersOn(friday).filter(({ confirmationReason }) => confirmationReason?.kind === "runsInto");
  expect(into).toMatchObject([{ time: "11:00", confirmationReason: { hours: { reason: "Salat Jumat" } } }]);
});

describe("seasonal hours", () => {
  const ramadan: SeasonalHours = {
    name: "Ramadan",
    from: "2027-02-08",
    to: "2027-03-09",
    days: null,
    open: "13:00",
    close: "23:00",
  };
  const eve = { ...ramadan, name: "Malam takbiran", from: "2027-03-08", days: ["monday"], close: "24:00" };
  const times: OpeningSchedule = {
    openingHours: { ...openingHours, monday: null },
    breaks: [{ ...prayer, to: "13:30" }],
    seasonalHours: [eve, ramadan],
  };

  test.each([
    ["2027-02-07", "10:00-17:00", []],
    ["2027-02-08", "", []],
    ["2027-02-09", "13:00-23:00", ["Ramadan"]],
    ["2027-03-08", "13:00-24:00", ["Malam takbiran"]],
    ["2027-03-09", "13:00-23:00", ["Ramadan"]],
    ["2027-03-10", "09:00-20:00", []],
  ])("on %s the shop is open %s, and a ticket names the season %j", (date, hours, seasons) => {
    expect(spansText(spansBetweenBreaksOn(times, date))).toBe(hours);
    const named = openingHoursLines(times, indonesianHours, date).map(({ days }) => days.split(",")[0] ?? "");
    expect([...new Set(named.slice(5))]).toEqual(seasons);
  });

  test("stand below the week with their dates, on a line for each of their hours", () => {
    const lines = openingHoursLines({ ...times, seasonalHours: [ramadan] }, indonesianHours);
    expect(lines.map(({ days, hours }) => `${days} ${hours}`)).toEqual([
      "Senin Tutup",
      "Selasa-Kamis 09:00-20:00",
      "Jumat 09:00-11:30, 13:30-20:00",
      "Sabtu 09:00-18:00",
      "Minggu 10:00-17:00",
      "Ramadan, 8 Feb-9 Mar 2027, Selasa-Kamis 13:00-23:00",
      "Ramadan, 8 Feb-9 Mar 2027, Jumat 13:30-23:00",
      "Ramadan, 8 Feb-9 Mar 2027, Sabtu-Minggu 13:00-23:00",
    ]);
    expect(openingHoursLines({ ...times, seasonalHours: [eve] }, englishHours).at(-1)).toMatchObject({
      days: "Malam takbiran, 8 Mar-9 Mar 2027, Mon",
      hours: "13:00-24:00",
    });
  });
});

describe("for any hours, breaks and seasons", () => {
  const weekday = fc.constantFrom(...weekdays);
  const hours = fc
    .tuple(fc.integer({ min: 7 * 60, max: 15 * 60 }), fc.integer({ min: 1, max: 15 * 60 }))
    .map(([open, length]) => ({
      open: formatTime(open),
      close: formatTime(open + length === 1440 ? 1440 : (open + length) % 1440),
    }));
  const week: fc.Arbitrary<OpeningSchedule["openingHours"]> = fc
    .tuple(...weekdays.map(() => fc.option(hours)))
    .map((days) => Object.fromEntries(weekdays.map((day, index) => [day, days[index]])) as never);
  const breaks = fc.array(
    fc
      .tuple(weekday, fc.integer({ min: 0, max: 1400 }), fc.integer({ min: 1, max: 300 }))
      .map(([day, from, length]) => ({
        day,
        from: formatTime(from),
        to: formatTime((from + length) % 1440),
        reason: "x",
      })),
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
  const closures = fc.array(
    fc.tuple(day, fc.nat(3)).map(([from, days]) => ({ from, to: addDays(from, days), reason: "Libur" })),
    { maxLength: 2 },
  );
  const shops = fc.record({ openingHours: week, breaks, seasonalHours, closures });

  type Minutes = Map<number, "open" | "break">;

  /** The state of every minute of a day's hours, those after midnight included, as the owner reads his own file. */
  const known = new WeakMap<OpeningCalendar, Map<string, Minutes>>();
  function minutesOfHours(shop: OpeningCalendar, date: string): Minutes {
    const dates = known.get(shop) ?? new Map<string, Minutes>();
    known.set(shop, dates);
    const minutes = dates.get(date) ?? readMinutes(shop, date);
    dates.set(date, minutes);
    return minutes;
  }
  function readMinutes(shop: OpeningCalendar, date: string): Minutes {
    const minutes: Minutes = new Map();
    if (shop.closures.some(({ from, to }) => date >= from && date <= to)) return minutes;
    const name = weekdayOf(date);
    let hours = shop.openingHours[name];
    for (const season of [...(shop.seasonalHours ?? [])].reverse()) {
      const holds = season.days === null ? shop.openingHours[name] !== null : season.days.includes(name);
      if (date >= season.from && date <= season.to && holds) hours = season;
    }
    if (hours === null) return minutes;
    const clock = (minute: number) =>
      hours.close === "24:00" && minute === 1440 ? "24:00" : formatTime(minute % 1440);
    const pauses = (shop.breaks ?? []).filter((pause) => pause.day === name);
    for (let minute = parseTime(hours.open); ; minute += 1) {
      const now = clock(minute);
      if (minutes.size > 0 && now === hours.close) return minutes;
      const isPause = pauses.some(({ from, to }) => (from < to ? now >= from && now < to : now >= from || now < to));
      minutes.set(minute, isPause ? "break" : "open");
    }
  }

  /** The state of a minute of the calendar's day: of its own hours, or those of the day before. */
  const withoutClosures = new WeakMap<OpeningCalendar, OpeningCalendar>();
  /** Whether a minute would be in the hours of the day before, were that not closed. */
  function isOfClosedNight(shop: OpeningCalendar, date: string, minute: number): boolean {
    const usual = withoutClosures.get(shop) ?? { ...shop, closures: [] };
    withoutClosures.set(shop, usual);
    const yesterday = addDays(date, -1);
    return minutesOfHours(shop, yesterday).size === 0 && minutesOfHours(usual, yesterday).has(minute + 1440);
  }

  const stateAt = (shop: OpeningCalendar, date: string, minute: number) =>
    minutesOfHours(shop, addDays(date, -1)).get(minute + 1440) ?? minutesOfHours(shop, date).get(minute) ?? "closed";

  test("the status agrees with every minute's own look at the file, and names the next minute that is open", () => {
    fc.assert(
      fc.property(shops, day, fc.integer({ min: 0, max: 1439 }), (shop, date, minutes) => {
        const status = openStatus(shop, "Asia/Jakarta", new Date(`${date}T${formatTime(minutes)}:00+07:00`));
        expect(status.isOpen).toBe(stateAt(shop, date, minutes) === "open");
        if (status.isOpen || status.opens === null) return;
        const { daysAhead, time: opening } = status.opens;
        expect(opening < "24:00").toBe(true);
        expect(stateAt(shop, addDays(date, daysAhead), parseTime(opening))).toBe("open");
        for (let before = parseTime(opening) + daysAhead * 1440 - 1; before >= Math.max(minutes, 0); before -= 97) {
          const states = stateAt(shop, addDays(date, Math.floor(before / 1440)), before % 1440);
          expect(states).not.toBe("open");
        }
      }),
      { numRuns: 100 },
    );
  });

  test("every slot of a day, those after midnight too, agrees with its minutes", () => {
    fc.assert(
      fc.property(shops, day, fc.integer({ min: 1, max: 240 }), (shop, date, duration) => {
        const isClosed = minutesOfHours(shop, date).size === 0;
        const offers = slotOffers(visitOn(date, duration), bookable({ ...shop, bands: allDay }), before);
        for (const { time: slot, unavailableReason, confirmationReason } of offers) {
          const begins = parseTime(slot);
          const state = stateAt(shop, date, begins);
          const kinds = { open: undefined, break: "closedHours", closed: undefined };
          const kind = unavailableReason?.kind;
          const isDayClosed = state === "closed" && (isClosed || isOfClosedNight(shop, date, begins));
          expect(kind === "closure" || kind === "dayOff" ? "closed" : kind).toBe(isDayClosed ? "closed" : kinds[state]);
          // All minutes of a booking belong to the hours of one day.
          const yesterday = minutesOfHours(shop, addDays(date, -1));
          const [hours, first] = yesterday.has(begins + 1440)
            ? [yesterday, begins + 1440]
            : [minutesOfHours(shop, date), begins];
          const states = Array.from({ length: duration }, (_, minute) => hours.get(first + minute));
          const isOutside = confirmationReason?.kind === "outsideHours";
          expect(isOutside).toBe(!isDayClosed && states.includes(undefined));
          if (state === "open" && !isOutside) expect(confirmationReason !== null).toBe(states.includes("break"));
        }
        const isWithoutReason = offers.some(({ unavailableReason }) => unavailableReason === null);
        expect(dayReason(visitOn(date, duration), bookable({ ...shop, bands: allDay }), before) === null).toBe(
          isWithoutReason,
        );
      }),
      { numRuns: 100 },
    );
  });

  test("the list of hours of a week without seasons names exactly the minutes that are open", () => {
    fc.assert(
      fc.property(week, breaks, (openingHours, pauses) => {
        const shop = { openingHours, breaks: pauses, closures: [] };
        const dayNames = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];
        const lines = openingHoursLines(shop, englishHours).flatMap(({ days, hours }) => {
          const [first = "", last = first] = days.split("-");
          return dayNames.slice(dayNames.indexOf(first), dayNames.indexOf(last) + 1).map(() => hours);
        });
        const expected = Array.from({ length: 7 }, (_, index) => {
          const minutes = [...minutesOfHours(shop, addDays("2027-02-01", index))];
          const open = new Set(minutes.flatMap(([minute, state]) => (state === "open" ? minute : [])));
          const starts = [...open].filter((minute) => !open.has(minute - 1));
          const ends = [...open].filter((minute) => !open.has(minute + 1)).map((minute) => minute + 1);
          const clock = (end: number) => formatTime(end > 1440 ? end - 1440 : end);
          return starts.map((from, at) => `${formatTime(from % 1440)}-${clock(ends[at] ?? 0)}`).join(", ") || "Closed";
        });
        expect(lines).toEqual(expected);
      }),
      { numRuns: 50 },
    );
  });
});
