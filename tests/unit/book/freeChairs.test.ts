import { dayPlan } from "../../../src/domain/book/day";
import type { Entry } from "../../../src/domain/book/entry";
import { freeStretches } from "../../../src/domain/book/freeChairs";
import type { ShopWithChairs } from "../../../src/domain/book/seating";
import type { BookingRules } from "../../../src/domain/shop/bookingRules";
import { formatTime } from "../../../src/domain/shop/timeOfDay";
import { entry, shopWith } from "../../support/book";
import { barber, rules } from "../../support/booking";

const date = "2026-12-01"; // A Tuesday.
const openingHours = { ...rules().openingHours, tuesday: { open: "09:00", close: "20:00" } };

type Shop = { rules?: Partial<BookingRules>; with?: Partial<ShopWithChairs>; now?: string; only?: number };

/** "2 09:00-10:00": how many chairs are free when, with the barbers' names behind. */
function free(visits: readonly Partial<Entry>[], shop: Shop = {}): string[] {
  const ofShop = rules({ openingHours, ...shop.rules });
  const on = shopWith({ rules: ofShop, ...shop.with });
  const one = entry({ duration: 60 });
  const entries = visits.map((visit, index) => ({ ...one, id: `${index}`, ...visit }));
  const now = { date: shop.now?.slice(0, 10) ?? "2026-11-30", time: shop.now?.slice(11) ?? "12:00" };
  return freeStretches(dayPlan(entries, date, on), on, now, shop.only ?? null).map(({ start, end, count, names }) =>
    [`${count} ${formatTime(start % 1440)}-${formatTime(end % 1440)}`, ...names].join(" ").trim(),
  );
}

test.each<[string, Partial<Entry>[], string[]]>([
  [
    "all three are taken for a while",
    [{ time: "17:00" }, { time: "17:00" }, { time: "17:30" }],
    ["3 09:00-17:00", "1 17:00-17:30", "0 17:30-18:00", "2 18:00-18:30", "3 18:30-20:00"],
  ],
  ["a request waits for an answer", [{ time: "12:00", status: "requested" }], ["3 09:00-20:00"]],
  [
    "a proposed hour is kept free",
    [{ time: "12:00", status: "proposed" }],
    ["3 09:00-12:00", "2 12:00-13:00", "3 13:00-20:00"],
  ],
  [
    "more come than there are chairs",
    [{ time: "12:00" }, { time: "12:00" }, { time: "12:00" }, { time: "12:30" }],
    ["3 09:00-12:00", "0 12:00-13:00", "2 13:00-13:30", "3 13:30-20:00"],
  ],
])("three chairs on a day on which %s", (_, visits, stretches) => {
  expect(free(visits)).toEqual(stretches);
});

test("a break and closed hours are no free time", () => {
  const breaks = [{ day: "tuesday", from: "11:30", to: "13:00", reason: "Istirahat" }];
  const closedHours = [{ date, from: "18:00", to: "24:00", reason: "Acara" }];
  expect(free([], { rules: { breaks, closedHours } })).toEqual(["3 09:00-11:30", "3 13:00-18:00"]);
});

test("a break and a barber's hours count to the minute", () => {
  const breaks = [{ day: "tuesday", from: "11:45", to: "13:15", reason: "Salat" }];
  const workingHours = [{ days: null, open: "14:10", close: "20:00" }];
  const barbers = [barber("agus"), barber("bayu", { workingHours })];
  expect(free([], { rules: { breaks }, with: { chairs: null, barbers } })).toEqual([
    "1 09:00-11:45 agus",
    "1 13:15-14:10 agus",
    "2 14:10-20:00 agus bayu",
  ]);
});

test("a closed day has none, by its weekday or by a closure", () => {
  expect(free([], { rules: { openingHours: { ...openingHours, tuesday: null } } })).toEqual([]);
  expect(free([], { rules: { closures: [{ from: date, to: date, reason: "Libur" }] } })).toEqual([]);
});

test("what is past is left out", () => {
  expect(free([], { now: `${date} 15:00` })).toEqual(["3 15:00-20:00"]);
  expect(free([{ time: "15:45" }], { now: `${date} 15:10` })).toEqual([
    "3 15:10-15:45",
    "2 15:45-16:45",
    "3 16:45-20:00",
  ]);
  expect(free([], { now: "2026-12-02 08:00" })).toEqual([]);
});

test("hours that end after midnight are the evening's", () => {
  const late = { rules: { openingHours: { ...openingHours, tuesday: { open: "22:00", close: "02:00" } } } };
  expect(free([{ date: "2026-12-02", time: "00:30", duration: 30 }], late)).toEqual([
    "3 22:00-00:30",
    "2 00:30-01:00",
    "3 01:00-02:00",
  ]);
  expect(free([], { ...late, now: "2026-12-02 01:00" })).toEqual(["3 01:00-02:00"]);
});

test("barbers are free by name, while they work and sit nobody", () => {
  const two = [barber("Rizky"), barber("Tono", { workingHours: [{ days: null, open: "13:00", close: "20:00" }] })];
  const shop = { with: { chairs: null, barbers: two } };
  expect(free([{ time: "14:00", barberId: "Tono" }], shop)).toEqual([
    "1 09:00-13:00 Rizky",
    "2 13:00-14:00 Rizky Tono",
    "1 14:00-15:00 Rizky",
    "2 15:00-20:00 Rizky Tono",
  ]);
  expect(free([{ time: "14:00", barberId: "Tono" }], { ...shop, only: 1 })).toEqual([
    "1 13:00-14:00 Tono",
    "0 14:00-15:00",
    "1 15:00-20:00 Tono",
  ]);
});

test("where the chairs are not known, it is free while nobody sits", () => {
  expect(free([{ time: "12:00" }, { time: "12:00" }], { with: { chairs: null } })).toEqual([
    "1 09:00-12:00",
    "0 12:00-13:00",
    "1 13:00-20:00",
  ]);
});
