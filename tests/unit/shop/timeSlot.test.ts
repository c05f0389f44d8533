import { formatTime, parseTime } from "../../../src/domain/shop/timeOfDay";
import { slotsOn } from "../../../src/domain/shop/timeSlot";
import { bands } from "../../support/booking";

test("the 33 slots of docs/rules.md have the multipliers of their bands", () => {
  const expected = (
    [
      ["06:00", 6, 1],
      ["09:00", 6, 1.1],
      ["12:00", 4, 0.9],
      ["14:00", 6, 1],
      ["17:00", 6, 1.15],
      ["20:00", 5, 1],
    ] as const
  ).flatMap(([first, count, multiplier]) =>
    Array.from({ length: count }, (_, index) => ({ time: formatTime(parseTime(first) + 30 * index), multiplier })),
  );
  expect(expected).toHaveLength(33);
  expect(slotsOn({ bands }, null).map(({ time, multiplier }) => ({ time, multiplier }))).toEqual(expected);
});

describe("other days", () => {
  const day = (period: string, multiplier: number) => [
    { period, label: period, from: "10:00", to: "11:00", multiplier },
  ];
  const weekend = {
    name: "Akhir pekan",
    days: ["saturday", "sunday"],
    from: null,
    to: null,
    bands: day("weekend", 1.2),
  };
  const holiday = { name: "Lebaran", days: null, from: "2027-03-10", to: "2027-03-14", bands: day("lebaran", 1.5) };
  const fridays = { name: "Jumat Maret", days: ["friday"], from: "2027-03-01", to: null, bands: day("jumat", 0.9) };

  test.each([
    ["2027-03-04", "usual"],
    ["2027-03-05", "jumat"],
    ["2027-02-26", "usual"],
    ["2027-03-06", "weekend"],
    ["2027-03-09", "usual"],
    ["2027-03-10", "lebaran"],
    ["2027-03-13", "lebaran"],
    ["2027-03-19", "jumat"],
    [null, "usual"],
  ])("on %s the slots are those of %s, the first that holds", (date, expected) => {
    const slots = slotsOn({ bands: day("usual", 1), otherDays: [holiday, weekend, fridays] }, date);
    expect(new Set(slots.map(({ period }) => period))).toEqual(new Set([expected]));
  });
});

test("one price all day has slots without labels, which another multiplier or a second band brings back", () => {
  const single = { period: "hari", label: "Jam Booking", from: "09:00", to: "19:30", multiplier: 1 };
  const evening = { ...single, period: "sore", from: "20:00", to: "21:00" };
  const labelsOf = (...own: (typeof single)[]) => [...new Set(slotsOn({ bands: own }, null).map(({ label }) => label))];
  expect(labelsOf(single)).toEqual([""]);
  expect(labelsOf({ ...single, multiplier: 1.1 })).toEqual(["Jam Booking"]);
  expect(labelsOf(single, evening)).toEqual(["Jam Booking"]);
});
