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
  ])("on %s the shop is open %s, in the season %j", (date, hours, seasons) => {
    expect(spansText(spansBetweenBreaksOn(times, date))).toBe(hours);
    const named = openingHoursLines(times, indonesianHours, date).map(({ days }) => days.split(",")[0] ?? "");
    expect([...new Set(named.slice(5))]).toEqual(seasons);
  });

  test("stand below the week with their dates", () => {
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
  // All times are on full ten minutes, so that they meet often.
  const minutes = (min: number, max: number) => fc.integer({ min: min / 10, max: max / 10 }).map((tens) => 10 * tens);
  const weekday = fc.constantFrom(...weekdays);
  const hours = fc.tuple(minutes(7 * 60, 15 * 60), minutes(10, 15 * 60)).map(([open, length]) => ({
    open: formatTime(open),
    close: formatTime(open + length === 1440 ? 1440 : (open + length) % 1440),
  }));
  const breaks = fc.array(
    fc.tuple(weekday, minutes(0, 1430), minutes(10, 300)).map(([day, from, length]) => ({
      ...prayer,
      day,
      from: formatTime(from),
      to: formatTime((from + length) % 1440),
    })),
    { maxLength: 3 },
  );
  const day = fc.nat(20).map((days) => addDays("2027-02-01", days));
  const dates = fc.tuple(day, fc.nat(9)).map(([from, days]) => ({ from, to: addDays(from, days) }));
  const seasonalHours = fc.array(
    fc
      .tuple(dates, hours, fc.option(fc.uniqueArray(weekday, { minLength: 1 })))
      .map(([span, season, days]) => ({ name: "x", ...span, ...season, days })),
    { maxLength: 2 },
  );
  const closures = fc.array(
    dates.map((span) => ({ ...span, reason: "Libur" })),
    { maxLength: 2 },
  );
  const openingHours = fc
    .tuple(...weekdays.map(() => fc.option(hours)))
    .map((week) => Object.fromEntries(weekdays.map((name, index) => [name, week[index]])) as never);
  const shops: fc.Arbitrary<OpeningCalendar> = fc.record({ openingHours, breaks, seasonalHours, closures });

  /** The hours of a date as the owner reads them in his own file. */
  function hoursOn({ closures, seasonalHours, openingHours }: OpeningCalendar, date: string) {
    const name = weekdayOf(date);
    const isWithin = ({ from, to }: { from: string; to: string }) => from <= date && date <= to;
    const season = seasonalHours?.find(
      (each) => isWithin(each) && (each.days === null ? openingHours[name] !== null : each.days.includes(name)),
    );
    return closures.some(isWithin) ? null : (season ?? openingHours[name]);
  }

  /** The state of a minute of a day's hours; those after midnight count on from 1440. */
  function stateOn(shop: OpeningCalendar, date: string, minute: number) {
    const hours = hoursOn(shop, date);
    if (hours === null) return undefined;
    const [opens, closes] = [parseTime(hours.open), parseTime(hours.close)];
    if (minute < opens || minute >= (closes > opens ? closes : closes + 1440)) return undefined;
    const clock = formatTime(minute % 1440);
    const isBreak = shop.breaks?.some(
      ({ day, from, to }) =>
        day === weekdayOf(date) && (from < to ? from <= clock && clock < to : from <= clock || clock < to),
    );
    return isBreak ? "break" : "open";
  }

  /** The state of a minute of the calendar, which may lie in the hours of the day before, or in a day after the date. */
  function stateAt(shop: OpeningCalendar, date: string, minute: number) {
    const day = addDays(date, Math.floor(minute / 1440));
    return stateOn(shop, addDays(day, -1), (minute % 1440) + 1440) ?? stateOn(shop, day, minute % 1440) ?? "closed";
  }

  test("the status agrees with every minute of the file", () => {
    fc.assert(
      fc.property(shops, day, minutes(0, 1430), (shop, date, now) => {
        const isOpenAt = (minute: number) => stateAt(shop, date, minute) === "open";
        const status = openStatus(shop, "Asia/Jakarta", new Date(`${date}T${formatTime(now)}:00+07:00`));
        let next = now;
        while (next < now + 40 * 1440 && isOpenAt(next) === isOpenAt(now)) next += 10;
        const time = formatTime(next % 1440);
        const opens = expect.objectContaining({ daysAhead: Math.floor(next / 1440), time });
        expect(status).toEqual(
          isOpenAt(now)
            ? { isOpen: true, closes: next > now + 1440 ? null : time.replace("00:00", "24:00") }
            : { isOpen: false, opens: isOpenAt(next) ? opens : null },
        );
      }),
    );
  });

  test("every slot agrees with its minutes, after midnight too", () => {
    const bands = [{ period: "all", label: "", from: "00:00", to: "23:30", multiplier: 1 }];
    const before = new Date("2026-11-01T08:00:00+07:00");
    fc.assert(
      fc.property(shops, day, minutes(10, 240), (shop, date, duration) => {
        const visit = visitOn(date, duration);
        const isDayClosed = hoursOn(shop, date) === null;
        const offers = slotOffers(visit, bookable({ ...shop, bands }), before);
        for (const { minute, unavailableReason, confirmationReason } of offers) {
          // All minutes of a booking belong to the hours of one day.
          const states = Array.from({ length: duration / 10 }, (_, tens) => stateOn(shop, date, minute + 10 * tens));
          const kind = unavailableReason?.kind.replace(/^(closure|dayOff)$/, "closedDay");
          expect(kind).toBe(isDayClosed ? "closedDay" : states[0] === "break" ? "closedHours" : undefined);
          const isOutside = confirmationReason?.kind === "outsideHours";
          expect(isOutside).toBe(!isDayClosed && states.includes(undefined));
          if (states[0] === "open" && !isOutside) expect(confirmationReason !== null).toBe(states.includes("break"));
        }
        const isWithoutReason = offers.some(({ unavailableReason }) => unavailableReason === null);
        expect(dayReason(visit, bookable({ ...shop, bands }), before) === null).toBe(isWithoutReason);
      }),
    );
  });
});
