import type { BookingRules } from "../../../src/domain/shop/bookingRules";
import { weekdays } from "../../../src/domain/shop/clock";
import { momentOf } from "../../../src/domain/shop/dayHours";
import { slotsOn } from "../../../src/domain/shop/timeSlot";
import type { TimeSlotBands } from "../../../src/domain/shop/timeSlotBands";
import { rules } from "../../support/booking";

const band = (label: string, multiplier = 1, from = "10:00", to = "11:00") => ({
  ...{ period: label, label, from, to, multiplier },
});
const labelsOf = (ofShop: TimeSlotBands, date: string | null) => [
  ...new Set(slotsOn(rules(ofShop), date).map(({ label }) => label)),
];

test.each([
  [null, "usual"],
  ["2027-03-05", "fridays"],
  ["2027-03-06", "weekend"],
  ["2027-03-09", "usual"],
  ["2027-03-10", "holiday"],
  ["2027-03-14", "holiday"],
])("on %s the first exception holds: %s", (date, expected) => {
  const always = { name: "", days: null, from: null, to: null };
  const otherDays = [
    { ...always, from: "2027-03-10", to: "2027-03-14", bands: [band("holiday", 1.5)] },
    { ...always, days: ["saturday", "sunday"], bands: [band("weekend", 1.2)] },
    { ...always, days: ["friday"], from: "2027-03-01", bands: [band("fridays", 0.9)] },
  ];
  expect(labelsOf({ bands: [band("usual", 1.1)], otherDays }, date)).toEqual([expected]);
});

test("one price all day has slots without labels", () => {
  const labelsIn = (...bands: ReturnType<typeof band>[]) => labelsOf({ bands, otherDays: null }, null);
  expect(labelsIn(band("Jam Booking"))).toEqual([""]);
  expect(labelsIn(band("Jam Booking", 1.1))).toEqual(["Jam Booking"]);
  expect(labelsIn(band("Pagi"), band("Sore"))).toEqual(["Pagi", "Sore"]);
});

test.each([
  [
    "of a band past midnight",
    [band("sore", 1, "16:00", "19:30"), band("malam", 1, "20:00", "01:30")],
    "16:00",
    "01:30",
    20,
  ],
  ["of bands for the whole clock", [band("jam", 1, "00:00", "23:30")], "02:00", "23:30", 48],
])("a night past midnight ends the list of its day with the slots %s", (_name, bands, first, last, count) => {
  const openingHours = Object.fromEntries(
    weekdays.map((weekday) => [weekday, { open: "16:00", close: "02:00" }]),
  ) as BookingRules["openingHours"];
  const shop = rules({ openingHours, bands });
  const day = "2026-12-01";
  const moments = slotsOn(shop, day).map(({ minute }) => Object.values(momentOf({ day, minute })).join(" "));
  expect([moments[0], moments.at(-1), moments.length]).toEqual([`${day} ${first}`, "2026-12-02 01:30", count]);
  expect(slotsOn(shop, null).at(-1)?.time).toBe(last);
});
