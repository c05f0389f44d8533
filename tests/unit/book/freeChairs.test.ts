import { dayPlan } from "../../../src/book/rules/day";
import type { Entry } from "../../../src/book/rules/entry";
import { chairsNow, freeStretches } from "../../../src/book/rules/freeChairs";
import type { ShopWithChairs } from "../../../src/book/rules/seating";
import { formatTime } from "../../../src/domain/shop/clock";
import { barberFrom, entry, shopWith, tuesday, tuesdayNight, wednesday } from "../../support/book";
import { barber, rules } from "../../support/booking";

type Case = {
  /** The day's visits, of an hour each. */
  visits?: readonly Partial<Entry>[];
  shop?: Partial<ShopWithChairs>;
  now?: { date: string; time: string };
};

/** When chairs, or one of them, are free on that Tuesday. */
function free({ visits = [], shop = {}, now = { date: "2026-11-30", time: "12:00" } }: Case, chair?: number) {
  const offering = shopWith(shop);
  const entries = visits.map((visit, index) => entry({ id: `${index}`, duration: 60, ...visit }));
  return freeStretches(dayPlan(entries, tuesday, offering), offering, now, chair).map(({ start, end, ...rest }) => ({
    ...rest,
    span: `${formatTime(start % 1440)}-${formatTime(end % 1440)}`,
  }));
}

const at = (time: string, date = tuesday) => ({ date, time });
const ruled = (...changes: Parameters<typeof rules>) => ({ rules: rules(...changes) });
const closure = { date: tuesday, from: "18:00", to: "24:00", reason: "Acara" };
const breakFrom = (from: string, to: string) => ({ breaks: [{ day: "tuesday", from, to, reason: "Salat" }] });
const night = ruled(tuesdayNight("22:00", "02:00"));
const twoBarbers = { chairs: null, barbers: [barber("agus"), barberFrom("bayu", "13:10", "20:00")] };
const withBayu = { time: "14:00", barberId: "bayu" };

test.each([
  [
    "a request and a proposal wait, of which the proposal has its chair",
    {
      visits: [
        { time: "12:00", status: "requested" },
        { time: "14:00", status: "proposed" },
      ],
    },
    "3 09:00-14:00, 2 14:00-15:00, 3 15:00-20:00",
  ],
  [
    "more come than there are chairs",
    { visits: [{ time: "12:00" }, { time: "12:00" }, { time: "12:00" }, { time: "12:30" }] },
    "3 09:00-12:00, 0 12:00-13:00, 2 13:00-13:30, 3 13:30-20:00",
  ],
  [
    "there is a break, and it is closed from an hour on",
    { shop: ruled({ ...breakFrom("11:45", "13:15"), closedHours: [closure] }) },
    "3 09:00-11:45, 3 13:15-18:00",
  ],
  ["it is closed", { shop: ruled({ openingHours: { ...rules().openingHours, tuesday: null } }) }, ""],
  ["half is past", { visits: [{ time: "15:45" }], now: at("15:10") }, "3 15:10-15:45, 2 15:45-16:45, 3 16:45-20:00"],
  [
    "the hours end after midnight",
    { visits: [{ ...at("00:30", wednesday), duration: 30 }], shop: night },
    "3 22:00-00:30, 2 00:30-01:00, 3 01:00-02:00",
  ],
  [
    "barbers come and sit with customers",
    { visits: [withBayu], shop: twoBarbers },
    "1 09:00-13:10 agus, 2 13:10-14:00 agus bayu, 1 14:00-15:00 agus, 2 15:00-20:00 agus bayu",
  ],
  [
    "nobody knows how many chairs there are",
    { visits: [{ time: "12:00" }, { time: "12:00" }], shop: { chairs: null } },
    "1 09:00-12:00, 0 12:00-13:00, 1 13:00-20:00",
  ],
] as const)("the free chairs of a day on which %s", (_, day, expected) => {
  const told = free(day).map(({ span, count, names }) => [count, span, ...names].join(" "));
  expect(told.join(", ")).toBe(expected);
});

test.each([
  ["whatever the others do", { visits: [withBayu], shop: twoBarbers }, ["09:00-20:00", "13:10-14:00 15:00-20:00"]],
  [
    "but not while all chairs of the shop are taken",
    { visits: [withBayu], shop: { ...twoBarbers, chairs: 1 } },
    ["09:00-14:00 15:00-20:00", "13:10-14:00 15:00-20:00"],
  ],
] as const)("a chair is free while nobody sits in it, %s", (_, day, expected) =>
  expect(
    [0, 1].map((chair) =>
      free(day, chair)
        .map(({ span }) => span)
        .join(" "),
    ),
  ).toEqual(expected),
);

test("of each chair stands who sits in it, until when, and who comes next", () => {
  const shop = shopWith({ chairs: 4 });
  const visit = (name: string, time: string, changes = {}) => entry({ id: name, name, time, ...changes });
  const left = { outcome: "done", outcomeAt: Date.parse("2026-12-01T12:10:00+07:00") } as const;
  const plan = dayPlan(
    [visit("Adi", "12:00"), visit("Bram", "12:00", left), visit("Cahyo", "13:00"), visit("Dedi", "14:00")],
    tuesday,
    shop,
  );
  const seen = chairsNow(plan, { date: tuesday, time: "12:15" }, shop).map(({ sitting, until, next }) => [
    sitting?.name ?? "kosong",
    until,
    next?.name,
  ]);
  const free = ["kosong", null, undefined];
  expect(seen).toEqual([["Adi", 765, "Cahyo"], free, free, free]);
});
