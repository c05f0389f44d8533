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
const prayer = { day: "friday", from: "11:30", to: "13:30", reason: "Salat Jumat" };

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
    breaks: [prayer],
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
  const allDay = [{ period: "all", label: "", from: "00:00", to: "23:30", multiplier: 1 }];
  const before = new Date("2026-11-01T08:00:00+07:00");
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

  /** Reads the file of a shop once for each date: the minutes of the date's hours, and the state of a minute of the calendar. */
  function readerOf(shop: OpeningCalendar) {
    const known: Record<string, Minutes> = {};
    const minutesOf = (date: string) => {
      known[date] ??= readMinutes(shop, date);
      return known[date];
    };
    /** The minute may lie in a later day than `date`. */
    const stateAt = (date: string, minute: number) => {
      const day = addDays(date, Math.floor(minute / 1440));
      return minutesOf(addDays(day, -1)).get((minute % 1440) + 1440) ?? minutesOf(day).get(minute % 1440) ?? "closed";
    };
    return { minutesOf, stateAt };
  }

  test("the status agrees with every minute's own look at the file, and names the next minute that differs", () => {
    fc.assert(
      fc.property(shops, day, fc.integer({ min: 0, max: 1439 }), (shop, date, now) => {
        const { stateAt } = readerOf(shop);
        const isOpenAt = (minute: number) => stateAt(date, minute) === "open";
        const status = openStatus(shop, "Asia/Jakarta", new Date(`${date}T${formatTime(now)}:00+07:00`));
        let next = now;
        while (next < now + 40 * 1440 && isOpenAt(next) === isOpenAt(now)) next += 1;
        const time = formatTime(next % 1440);
        expect(status).toEqual(
          isOpenAt(now)
            ? { isOpen: true, closes: next > now + 1440 ? null : time.replace("00:00", "24:00") }
            : {
                isOpen: false,
                opens: isOpenAt(next) ? expect.objectContaining({ daysAhead: Math.floor(next / 1440), time }) : null,
              },
        );
      }),
      { numRuns: 100 },
    );
  });

  test("every slot of a day, those after midnight too, agrees with its minutes", () => {
    fc.assert(
      fc.property(shops, day, fc.integer({ min: 1, max: 240 }), (shop, date, duration) => {
        const { minutesOf, stateAt } = readerOf(shop);
        const usual = readerOf({ ...shop, closures: [] });
        const yesterday = addDays(date, -1);
        const visit = visitOn(date, duration);
        const bookableShop = bookable({ ...shop, bands: allDay });
        const offers = slotOffers(visit, bookableShop, before);
        for (const { time, unavailableReason, confirmationReason } of offers) {
          const begins = parseTime(time);
          const state = stateAt(date, begins);
          const isOfClosedNight = minutesOf(yesterday).size === 0 && usual.minutesOf(yesterday).has(begins + 1440);
          const isDayClosed = state === "closed" && (minutesOf(date).size === 0 || isOfClosedNight);
          const kind = unavailableReason?.kind.replace(/^(closure|dayOff)$/, "closedDay");
          expect(kind).toBe(isDayClosed ? "closedDay" : state === "break" ? "closedHours" : undefined);
          // All minutes of a booking belong to the hours of one day.
          const isOfNight = minutesOf(yesterday).has(begins + 1440);
          const hours = minutesOf(isOfNight ? yesterday : date);
          const first = begins + (isOfNight ? 1440 : 0);
          const states = Array.from({ length: duration }, (_, minute) => hours.get(first + minute));
          const isOutside = confirmationReason?.kind === "outsideHours";
          expect(isOutside).toBe(!isDayClosed && states.includes(undefined));
          if (state === "open" && !isOutside) expect(confirmationReason !== null).toBe(states.includes("break"));
        }
        const isWithoutReason = offers.some(({ unavailableReason }) => unavailableReason === null);
        expect(dayReason(visit, bookableShop, before) === null).toBe(isWithoutReason);
      }),
      { numRuns: 100 },
    );
  });
});
