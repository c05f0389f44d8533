import fc from "fast-check";
import { addDays, formatTime, parseTime, shopMinute, weekdayOf, weekdays } from "../../../src/domain/shop/clock";
import {
  type ClosedHours,
  type HoursWithClosures,
  openingHoursLines,
  type SeasonalHours,
  spansBetweenBreaksOn,
  spansText,
  type WeeklyHours,
} from "../../../src/domain/shop/openingHours";
import { openStatus } from "../../../src/domain/shop/openStatus";
import { dayReason, slotOffers } from "../../../src/domain/shop/reasonsAgainst";
import { hoursWords as englishHours } from "../../../src/domain/shop/words.en";
import { hoursWords as indonesianHours } from "../../../src/domain/shop/words.id";
import { anyDay, anyHours, anyMinutes } from "../../support/anyHours";
import { band, offering, shop, visitOn } from "../../support/booking";

const { openingHours } = shop;

const ramadan: SeasonalHours = {
  name: "Ramadan",
  from: "2027-02-08",
  to: "2027-03-09",
  days: null,
  open: "13:00",
  close: "23:00",
};
const eve = { ...ramadan, name: "Malam takbiran", from: "2027-03-08", days: ["monday"], close: "24:00" };
const times: WeeklyHours = {
  openingHours: { ...openingHours, monday: null },
  breaks: [{ day: "friday", from: "11:30", to: "13:30", reason: "Salat Jumat" }],
  seasonalHours: [eve, ramadan],
};

test.each([
  ["2027-02-08", "", []],
  ["2027-02-09", "13:00–23:00", ["Ramadan"]],
  ["2027-03-08", "13:00–24:00", ["Malam takbiran"]],
  ["2027-03-10", "09:00–20:00", []],
])("on %s the shop is open %s, in the season %j", (date, hours, seasons) => {
  expect(spansText(spansBetweenBreaksOn(times, date))).toBe(hours);
  const named = openingHoursLines(times, indonesianHours, date).map(({ days }) => days.split(",")[0] ?? "");
  expect([...new Set(named.slice(5))]).toEqual(seasons);
});

test("seasonal hours stand below the week with their dates", () => {
  const lines = openingHoursLines({ ...times, seasonalHours: [ramadan] }, indonesianHours);
  expect(lines.map(({ days, hours }) => `${days} ${hours}`)).toEqual([
    "Senin Tutup",
    "Selasa–Kamis 09:00–20:00",
    "Jumat 09:00–11:30, 13:30–20:00",
    "Sabtu 09:00–18:00",
    "Minggu 10:00–17:00",
    "Ramadan, 8 Feb–9 Mar 2027, Selasa–Kamis 13:00–23:00",
    "Ramadan, 8 Feb–9 Mar 2027, Jumat 13:30–23:00",
    "Ramadan, 8 Feb–9 Mar 2027, Sabtu–Minggu 13:00–23:00",
  ]);
  expect(openingHoursLines({ ...times, seasonalHours: [eve] }, englishHours).at(-1)).toMatchObject({
    days: "Malam takbiran, 8 Mar–9 Mar 2027, Mon",
    hours: "13:00–24:00",
  });
});

test.each([
  ["around the clock", { open: "00:00", close: "24:00" }, { isOpen: true, closes: null }],
  ["never", null, { isOpen: false, opens: null }],
])("a shop is open %s", (_name, hours, expected) => {
  const everyDay = Object.fromEntries(weekdays.map((day) => [day, hours])) as typeof openingHours;
  const always = { openingHours: everyDay, breaks: null, seasonalHours: null, closures: [] };
  expect(openStatus(always, "Asia/Jakarta", new Date("2026-12-05T10:00:00+07:00"))).toEqual(expected);
});

describe("for any hours, breaks and seasons", () => {
  /** The hours of a date as the owner reads them in his own file. */
  function hoursOn({ closures, seasonalHours, openingHours }: HoursWithClosures, date: string) {
    const name = weekdayOf(date);
    const isWithin = ({ from, to }: { from: string; to: string }) => from <= date && date <= to;
    const season = seasonalHours?.find(
      (each) => isWithin(each) && (each.days === null ? openingHours[name] !== null : each.days.includes(name)),
    );
    return closures.some(isWithin) ? null : (season ?? openingHours[name]);
  }

  /** The state of a minute of a day's hours; those after midnight count on from 1440. */
  function stateOn(shop: HoursWithClosures, date: string, minute: number) {
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
  function stateAt(shop: HoursWithClosures, date: string, minute: number) {
    const day = addDays(date, Math.floor(minute / 1440));
    return stateOn(shop, addDays(day, -1), (minute % 1440) + 1440) ?? stateOn(shop, day, minute % 1440) ?? "closed";
  }

  test("the status agrees with every minute of the file", () =>
    fc.assert(
      fc.property(anyHours(), anyDay, anyMinutes(0, 1430), (shop, date, now) => {
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
    ));

  /** Whether a minute of a day lies in closed hours, which may be those of the dates beside it. */
  const isFull = (closedHours: ClosedHours[], day: string, minute: number) =>
    closedHours.some(({ date, from, to }) => {
      const [start, end] = [parseTime(from), parseTime(to)];
      const within = minute + shopMinute({ date: day, time: from }) - shopMinute({ date, time: from });
      return start <= within && within < (end > start ? end : end + 1440);
    });

  test("every slot agrees with its minutes, after midnight too", () => {
    const bands = [band("00:00", "23:30")];
    const before = new Date("2026-11-01T08:00:00+07:00");
    fc.assert(
      fc.property(anyHours(), anyDay, anyMinutes(10, 240), (shop, date, duration) => {
        const visit = visitOn(date, duration);
        const isDayClosed = hoursOn(shop, date) === null;
        const offers = slotOffers(visit, offering({ ...shop, bands }), before);
        for (const { minute, unavailableReason, confirmationReason } of offers) {
          // All minutes of a booking belong to the hours of one day.
          const minutes = Array.from({ length: duration / 10 }, (_, tens) => minute + 10 * tens);
          const states = minutes.map((each) => stateOn(shop, date, each));
          const isTaken = minutes.map(
            (each, index) => states[index] === "break" || isFull(shop.closedHours, date, each),
          );
          const kind = unavailableReason?.kind.replace(/^(closure|dayOff)$/, "closedDay");
          expect(kind).toBe(isDayClosed ? "closedDay" : isTaken[0] ? "closedHours" : undefined);
          if (isDayClosed) continue;
          const needsWord = states.includes(undefined)
            ? "outsideHours"
            : isTaken.includes(true)
              ? "runsInto"
              : undefined;
          if (!isTaken[0]) expect(confirmationReason?.kind).toBe(needsWord);
        }
        const isWithoutReason = offers.some(({ unavailableReason }) => unavailableReason === null);
        expect(dayReason(visit, offering({ ...shop, bands }), before) === null).toBe(isWithoutReason);
      }),
    );
  });
});
