import { fullHours, hoursToAnnounce, isSameHours, withoutOwnHours } from "../../../src/domain/book/fullHours";
import type { Visit } from "../../../src/domain/book/seating";
import type { ClosedHours } from "../../../src/domain/shop/closures";
import { floor, visit } from "../../support/book";
import { rules, services } from "../../support/booking";

const monday = new Date("2026-11-30T12:00:00+07:00");
const tuesday = "2026-12-01";
const three = (start: number, duration: number) => [1, 2, 3].map(() => visit(start, duration));
const hours = (from: string, to: string, reason = "Penuh", date = tuesday): ClosedHours => ({ date, from, to, reason });

type Changes = {
  closedHours?: ClosedHours[];
  published?: ClosedHours[];
  now?: Date;
  dates?: string[];
  chairs?: number | null;
};
const fullWith = (
  taken: readonly Visit[],
  { closedHours = [], published = [], now = monday, dates = [tuesday], chairs = 3 }: Changes = {},
) => fullHours(dates, taken, floor({ chairs }), rules({ closedHours }), published, now);

const noon = hours("12:00", "13:00", "Rapat");
const at = (time: string) => new Date(`2026-12-01T${time}:00+07:00`);

test.each<[string, ClosedHours[], ClosedHours[]]>([
  ["nobody", fullWith([]), []],
  ["two of three", fullWith(three(600, 60).slice(1)), []],
  ["three for an hour", fullWith(three(600, 60)), [hours("10:00", "11:00")]],
  ["three for ten minutes", fullWith(three(610, 10)), [hours("10:00", "10:30")]],
  ["three, who leave no half hour before", fullWith(three(615, 45)), [hours("10:00", "11:00")]],
  ["three until closing", fullWith(three(1140, 60)), [hours("19:00", "20:00")]],
  [
    "three at two times",
    fullWith([...three(600, 30), ...three(660, 30)]),
    [hours("10:00", "10:30"), hours("11:00", "11:30")],
  ],
  ["three, one of whom does not overlap the others", fullWith([visit(600, 30), visit(600, 30), visit(630, 30)]), []],
  [
    "three before and after hours that the owner closed",
    fullWith(three(690, 120), { closedHours: [noon] }),
    [hours("11:30", "12:00"), hours("13:00", "13:30")],
  ],
  ["three in hours that the owner closed", fullWith(three(720, 60), { closedHours: [noon] }), []],
  [
    "three in hours that the book closed",
    fullWith(three(600, 60), { closedHours: [hours("10:00", "11:00")], published: [hours("10:00", "11:00")] }),
    [hours("10:00", "11:00")],
  ],
  [
    "nobody any more in hours that the book closed",
    fullWith([], { closedHours: [hours("10:00", "11:00")], published: [hours("10:00", "11:00")] }),
    [],
  ],
  [
    "three in hours that the owner closed with the same reason",
    fullWith(three(600, 60), { closedHours: [hours("10:00", "11:00")] }),
    [],
  ],
  ["three now, at 10:10", fullWith(three(600, 60), { now: at("10:10") }), [hours("10:30", "11:00")]],
  ["three today, and it is over", fullWith(three(600, 60), { now: at("11:00") }), []],
  ["three yesterday", fullWith(three(600, 60), { now: new Date("2026-12-02T08:00:00+07:00") }), []],
  ["three on a day that is not asked for", fullWith(three(600, 60), { dates: ["2026-12-02"] }), []],
  [
    "three on a day that is asked for twice",
    fullWith(three(600, 60), { dates: [tuesday, tuesday] }),
    [hours("10:00", "11:00")],
  ],
  ["three in a shop that does not say its chairs", fullWith(three(600, 60), { chairs: null }), []],
  ["three outside the opening hours", fullWith(three(1200, 60)), []],
])("with %s", (_, full, expected) => {
  expect(full).toEqual(expected);
});

test("hours are full where the shortest service does not fit, of 45 minutes as well", () => {
  const longer = floor({ services: services.filter(({ duration }) => duration >= 45) });
  expect(fullHours([tuesday], three(630, 30), longer, rules(), [], monday)).toEqual([hours("10:00", "11:00")]);
});

test("a night that is full past midnight is told on both dates", () => {
  const openingHours = { ...rules().openingHours, tuesday: { open: "20:00", close: "02:00" }, wednesday: null };
  const bands = [
    { period: "malam", label: "Malam", from: "20:00", to: "23:30", multiplier: 1 },
    { period: "larut", label: "Larut", from: "00:00", to: "02:00", multiplier: 1 },
  ];
  const night = rules({ openingHours, bands });
  const dates = [tuesday, "2026-12-02"];
  expect(fullHours(dates, three(1380, 120), floor({ rules: night }), night, [], monday)).toEqual([
    hours("23:00", "24:00"),
    hours("00:00", "01:00", "Penuh", "2026-12-02"),
  ]);
});

describe("to announce", () => {
  const [morning, evening] = [hours("10:00", "11:00"), hours("17:00", "18:00")];

  test.each<[string, ClosedHours[], ClosedHours[], ReturnType<typeof hoursToAnnounce>]>([
    ["nothing", [], [], { close: [], open: [] }],
    ["what is full", [morning, evening], [], { close: [morning, evening], open: [] }],
    ["nothing of what is published and full", [morning], [morning], { close: [], open: [] }],
    ["what is free again", [], [morning], { close: [], open: [morning] }],
    ["both", [evening], [morning], { close: [evening], open: [morning] }],
    ["hours that became longer", [hours("10:00", "12:00")], [morning], { close: [hours("11:00", "12:00")], open: [] }],
    [
      "hours that became longer at both ends, and shorter in the middle",
      [hours("09:30", "10:30"), hours("11:00", "12:30")],
      [hours("10:00", "12:00")],
      { close: [hours("09:30", "10:00"), hours("12:00", "12:30")], open: [hours("10:30", "11:00")] },
    ],
    [
      "hours of another day",
      [hours("10:00", "11:00", "Penuh", "2026-12-02")],
      [hours("10:00", "11:00", "Penuh", "2026-12-02")],
      { close: [], open: [] },
    ],
  ])("is %s", (_, full, announced, expected) => {
    expect(hoursToAnnounce(full, { announced, unsettled: [] })).toEqual(expected);
  });

  test("are hours of which nobody knows whether they stand in the content, full or free again", () => {
    expect(hoursToAnnounce([morning], { announced: [], unsettled: [morning] })).toEqual({ close: [morning], open: [] });
    expect(hoursToAnnounce([], { announced: [], unsettled: [morning] })).toEqual({ close: [], open: [morning] });
    expect(hoursToAnnounce([], { announced: [morning], unsettled: [morning] })).toEqual({ close: [], open: [morning] });
  });

  test("is a freed hour, and nothing more as soon as that is published", () => {
    const isFull = fullWith(three(600, 120));
    const freed = [...three(600, 60), visit(660, 60), visit(660, 60)];
    const after = fullWith(freed, { closedHours: isFull, published: isFull });
    expect(hoursToAnnounce(after, { announced: isFull, unsettled: [] })).toEqual({
      close: [],
      open: [hours("11:00", "12:00")],
    });
    const again = fullWith(freed, { closedHours: after, published: after });
    expect(hoursToAnnounce(again, { announced: after, unsettled: [] })).toEqual({
      close: [],
      open: [],
    });
  });

  test.each(["09:50", "10:00", "10:45", "11:10", "12:00", "19:00"])(
    "is nothing at %s because time goes on alone, in hours that were published before",
    (time) => {
      const published = fullWith(three(600, 120));
      const full = fullWith(three(600, 120), { closedHours: published, published, now: at(time) });
      expect(hoursToAnnounce(full, { announced: published, unsettled: [] })).toEqual({ close: [], open: [] });
    },
  );
});

test("a page that was built before a publication does not take the book's own hours for the owner's", () => {
  const [old, now] = [hours("17:00", "18:00"), hours("17:00", "19:00")];
  const built = rules({ closedHours: [old, noon] });
  const own = { announced: [now], unsettled: [], published: [old] };
  expect(withoutOwnHours(built, own).closedHours).toEqual([noon]);
  expect(withoutOwnHours(built, { announced: [], unsettled: [old], published: [] }).closedHours).toEqual([noon]);
});

test("hours are the same with the same reason alone", () => {
  expect(isSameHours(hours("10:00", "11:00"), hours("10:00", "11:00"))).toBe(true);
  expect(isSameHours(hours("10:00", "11:00"), hours("10:00", "11:00", "Rapat"))).toBe(false);
});
