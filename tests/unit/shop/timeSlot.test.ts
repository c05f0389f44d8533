import { formatTime } from "../../../src/domain/shop/timeOfDay";
import { slotsOn } from "../../../src/domain/shop/timeSlot";
import { bands } from "../../support/booking";

test("the 33 slots of docs/rules.md have the labels and multipliers of their bands", () => {
  const table: [from: string, to: string, label: string, multiplier: number][] = [
    ["06:00", "08:30", "Pagi", 1],
    ["09:00", "11:30", "Peak Pagi", 1.1],
    ["12:00", "13:30", "Promo Siang", 0.9],
    ["14:00", "16:30", "Siang", 1],
    ["17:00", "19:30", "Peak Sore", 1.15],
    ["20:00", "22:00", "Malam", 1],
  ];
  const expected = Array.from({ length: 33 }, (_, index) => {
    const time = formatTime(6 * 60 + 30 * index);
    const [, , label, multiplier] = table.find(([from, to]) => from <= time && time <= to) ?? [];
    return { time, label, multiplier };
  });
  expect(slotsOn({ bands }, null)).toEqual(expected.map((slot) => expect.objectContaining(slot)));
});

const band = (label: string, multiplier = 1) => ({ period: label, label, from: "10:00", to: "11:00", multiplier });
const labelsOf = (...asked: Parameters<typeof slotsOn>) => [...new Set(slotsOn(...asked).map(({ label }) => label))];

test.each([
  [null, "usual"],
  ["2027-03-04", "usual"],
  ["2027-03-05", "fridays"],
  ["2027-02-26", "usual"],
  ["2027-03-06", "weekend"],
  ["2027-03-09", "usual"],
  ["2027-03-10", "holiday"],
  ["2027-03-14", "holiday"],
  ["2027-03-19", "fridays"],
])("on %s the slots are those of the first exception that holds: %s", (date, expected) => {
  const always = { name: "", days: null, from: null, to: null };
  const otherDays = [
    { ...always, from: "2027-03-10", to: "2027-03-14", bands: [band("holiday", 1.5)] },
    { ...always, days: ["saturday", "sunday"], bands: [band("weekend", 1.2)] },
    { ...always, days: ["friday"], from: "2027-03-01", bands: [band("fridays", 0.9)] },
  ];
  expect(labelsOf({ bands: [band("usual", 1.1)], otherDays }, date)).toEqual([expected]);
});

test("one price all day has slots without labels, which another multiplier or a second band brings back", () => {
  expect(labelsOf({ bands: [band("Jam Booking")] }, null)).toEqual([""]);
  expect(labelsOf({ bands: [band("Jam Booking", 1.1)] }, null)).toEqual(["Jam Booking"]);
  expect(labelsOf({ bands: [band("Pagi"), band("Sore")] }, null)).toEqual(["Pagi", "Sore"]);
});
