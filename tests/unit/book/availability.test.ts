import { availabilityOf, firstFittingTime } from "../../../src/book/rules/availability";
import { quoteAt } from "../../../src/domain/shop/service";
import {
  barberFrom,
  entry,
  momentText,
  mondayNoon,
  shopWith,
  stay,
  threeStays,
  tuesday,
  tuesdayNight,
} from "../../support/book";
import { band, bandsOn, rules } from "../../support/booking";

const closed = {
  rules: rules({ closedHours: [{ date: tuesday, from: "17:00", to: "18:00", reason: "Rapat" }] }),
};
const night = tuesdayNight("22:00", "01:00");
const shifts = { chairs: null, barbers: [barberFrom("ani", "09:00", "12:30"), barberFrom("tono", "13:00", "20:00")] };
const withAni = (start: number, duration: number) => stay(start, duration, { barberId: "ani" });

test.each([
  ["after the break that then begins", stay(1010, 45), threeStays(960, 75), closed, "18:00"],
  ["at once where they are free, whatever hour it is", stay(1030, 45), [], closed, "17:10"],
  ["not when the wanted barber goes home before the end", withAni(670, 60), [withAni(660, 40)], shifts, null],
  ["past midnight", stay(1430, 30), [stay(1410, 45)], { chairs: 1, rules: rules(night) }, "2026-12-02 00:15"],
])("who walks in is seated %s", (_, visit, taken, shop, expected) => {
  const found = firstFittingTime(visit, taken, shopWith(shop));
  expect(found && momentText(found)).toBe(expected);
});

test.each([
  ["fits until closing time", 60, false],
  ["needs another time once the shop has made it longer", 90, true],
])("a visit at 19:00 %s", (_, duration, needsOtherTime) => {
  const late = entry({ status: "requested", time: "19:00", duration });
  expect(availabilityOf(late, [], shopWith(), mondayNoon)).toMatchObject({ needsOtherTime });
});

test("a walk-in after midnight pays the evening's price, between two slots that of the earlier one", () => {
  const bands = [band("20:00", "23:30"), band("00:00", "01:30", { multiplier: 1.2 })];
  const otherDays = [bandsOn(["wednesday"], band("20:00", "23:30", { multiplier: 2 }))];
  const shop = shopWith({ rules: rules({ bands, otherDays }) });
  expect(quoteAt(shop, { ...stay(1475, 45), serviceIds: ["classic"] }).total).toBe(120_000);
});
