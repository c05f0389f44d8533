import { firstFittingTime, freeSlotTimes, nearestFreeSlots } from "../../../src/domain/book/availability";
import { fitsBeside, type TimedVisit } from "../../../src/domain/book/seating";
import { addDays } from "../../../src/domain/shop/clock";
import { formatTime, parseTime } from "../../../src/domain/shop/timeOfDay";
import { shopWith, stay } from "../../support/book";
import { barber, rules } from "../../support/booking";

const monday = new Date("2026-11-30T12:00:00+07:00");
const tuesday = "2026-12-01";
const cut = stay(1020, 45);
const startsOn = (now: Date, changes = {}, taken: readonly TimedVisit[] = []) => {
  const shop = shopWith({ rules: rules(changes) });
  return freeSlotTimes(cut, tuesday, fitsBeside(taken, shop), shop, now);
};
const three = (start: number, duration: number) => [1, 2, 3].map(() => stay(start, duration));
const halfHours = (from: string, to: string) => {
  const times: string[] = [];
  for (let minute = parseTime(from); minute <= parseTime(to); minute += 30) times.push(formatTime(minute));
  return times;
};

test.each<[string, string[], string[]]>([
  [
    "all three are taken from 11:00 to 12:00",
    startsOn(monday, {}, three(660, 60)),
    [...halfHours("09:00", "10:00"), ...halfHours("12:00", "19:00")],
  ],
  ["it is that day, at 15:40", startsOn(new Date("2026-12-01T15:40:00+07:00")), halfHours("16:00", "19:00")],
  [
    "the shop has closed hours from 12:00 to 13:00, into which no visit may run",
    startsOn(monday, { closedHours: [{ date: tuesday, from: "12:00", to: "13:00", reason: "Rapat" }] }),
    [...halfHours("09:00", "11:00"), ...halfHours("13:00", "19:00")],
  ],
])("free starts of a Tuesday that is open from 09:00 to 20:00, where %s", (_, starts, expected) => {
  expect(starts).toEqual(expected);
});

test.each([
  ["when a chair is free", 1010, three(960, 75), [], "17:15"],
  ["after the break that then begins", 1010, three(960, 75), [["17:00", "18:00"]], "18:00"],
  ["at once where they are free, whatever hour it is", 1030, [], [["17:00", "18:00"]], "17:10"],
  ["when the shop opens, if one who came earlier still sits", 495, [stay(480, 50), ...three(510, 15)], [], "09:00"],
  ["not after closing time", 1170, three(1140, 75), [], null],
] as const)("who walks in is seated %s", (_, now, taken, closed, expected) => {
  const closedHours = closed.map(([from, to]) => ({ date: tuesday, from, to, reason: "x" }));
  expect(firstFittingTime(stay(now, 45), taken, shopWith({ rules: rules({ closedHours }) }))?.time ?? null).toBe(
    expected,
  );
});

test("who comes between the hours of two barbers waits for the second one", () => {
  const of = (id: string, open: string, close: string) => barber(id, { workingHours: [{ days: null, open, close }] });
  const shop = shopWith({ chairs: null, barbers: [of("ani", "09:00", "12:30"), of("tono", "13:00", "20:00")] });
  expect(firstFittingTime(stay(760, 45), [], shop)).toEqual({ date: tuesday, time: "13:00" });
});

test("who wants a barber waits for no hour after which that barber goes home", () => {
  const ani = barber("ani", { workingHours: [{ days: null, open: "09:00", close: "12:00" }] });
  const shop = shopWith({ chairs: null, barbers: [ani] });
  const busy = stay(660, 40, { barberId: "ani" });
  expect(firstFittingTime(stay(670, 20, { barberId: "ani" }), [busy], shop)?.time).toBe("11:40");
  expect(firstFittingTime(stay(670, 45, { barberId: "ani" }), [busy], shop)).toBeNull();
});

test("who comes late in a night is not told to wait for the next business day", () => {
  const night = { open: "10:00", close: "01:00" };
  const openingHours = Object.fromEntries(Object.keys(rules().openingHours).map((day) => [day, night])) as never;
  const shop = shopWith({ chairs: 1, rules: rules({ openingHours }) });
  expect(firstFittingTime(stay(20, 30), [stay(0, 60)], shop)).toBeNull();
  // Past midnight it is the same business day until the hours end.
  expect(firstFittingTime(stay(1430, 30), [stay(1410, 45)], shop)).toEqual({ date: "2026-12-02", time: "00:15" });
});

test("a shop open past midnight has free starts until its night ends", () => {
  const night = { open: "22:00", close: "01:00" };
  const bands = [
    { period: "malam", label: "Malam", from: "22:00", to: "23:30", multiplier: 1 },
    { period: "larut", label: "Larut", from: "00:00", to: "02:00", multiplier: 1 },
  ];
  const openingHours = { ...rules().openingHours, tuesday: night, wednesday: null };
  const shop = shopWith({ chairs: 1, rules: rules({ openingHours, bands }) });
  const startsAt = (date: string, taken: readonly TimedVisit[]) =>
    freeSlotTimes({ ...cut, duration: 30 }, date, fitsBeside(taken, shop), shop, monday);
  expect(startsAt(tuesday, [])).toEqual(["22:00", "22:30", "23:00", "23:30"]);
  expect(startsAt(addDays(tuesday, 1), [])).toEqual(["00:00", "00:30"]);
  expect(startsAt(tuesday, [stay(1410, 60)])).toEqual(["22:00", "22:30", "23:00"]);
  expect(startsAt(addDays(tuesday, 1), [stay(1410, 60)])).toEqual(["00:30"]);
  expect(nearestFreeSlots(stay(1440, 30), fitsBeside([stay(1440, 30)], shop), shop, monday)).toEqual([
    { date: tuesday, time: "23:00" },
    { date: tuesday, time: "23:30" },
    { date: addDays(tuesday, 1), time: "00:30" },
  ]);
});

describe("the nearest starts to 17:00", () => {
  const nearest = (taken: readonly TimedVisit[], now = monday, changes = {}) => {
    const shop = shopWith({ rules: rules(changes) });
    return nearestFreeSlots(cut, fitsBeside(taken, shop), shop, now).map(({ date, time }) =>
      date === tuesday ? time : `${date} ${time}`,
    );
  };
  const closed = { closures: [{ from: tuesday, to: "2026-12-03", reason: "x" }] };

  test.each<[string, string[], string[]]>([
    ["are around it, without itself", nearest([]), ["16:00", "16:30", "17:30"]],
    ["leave out what is taken", nearest(three(990, 90)), ["15:30", "18:00", "18:30"]],
    [
      "are later ones where the earlier are past",
      nearest([], new Date("2026-12-01T16:45:00+07:00")),
      ["17:30", "18:00", "18:30"],
    ],
    [
      "go on with the next day where the day has not enough",
      nearest(three(540, 600)),
      ["19:00", "2026-12-02 16:30", "2026-12-02 17:00"],
    ],
    [
      "are of the first open day",
      nearest([], monday, closed),
      ["2026-12-04 16:30", "2026-12-04 17:00", "2026-12-04 17:30"],
    ],
  ])("%s", (_, starts, expected) => {
    expect(starts).toEqual(expected);
  });
});
