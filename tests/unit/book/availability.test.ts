import { firstFittingTime, nearestFreeSlots } from "../../../src/domain/book/availability";
import { fitsBeside, type ShopWithChairs, type TimedVisit } from "../../../src/domain/book/seating";
import {
  barberFrom,
  momentText,
  mondayNoon,
  shopWith,
  stay,
  threeStays,
  tuesday,
  tuesdayNight,
} from "../../support/book";
import { rules } from "../../support/booking";

type Shop = Partial<ShopWithChairs>;

const closedFrom = (from: string, to: string): Shop => ({
  rules: rules({ closedHours: [{ date: tuesday, from, to, reason: "Rapat" }] }),
});
const night = tuesdayNight("22:00", "01:00");
const shifts = { chairs: null, barbers: [barberFrom("ani", "09:00", "12:30"), barberFrom("tono", "13:00", "20:00")] };
const withAni = (start: number, duration: number) => stay(start, duration, { barberId: "ani" });

test.each<[string, TimedVisit, TimedVisit[], Shop, string | null]>([
  ["when a chair is free", stay(1010, 45), threeStays(960, 75), {}, "17:15"],
  ["after the break that then begins", stay(1010, 45), threeStays(960, 75), closedFrom("17:00", "18:00"), "18:00"],
  ["at once where they are free, whatever hour it is", stay(1030, 45), [], closedFrom("17:00", "18:00"), "17:10"],
  ["when the shop opens, if early ones still sit", stay(495, 45), [stay(480, 50), ...threeStays(510, 15)], {}, "09:00"],
  ["not after closing time", stay(1170, 45), threeStays(1140, 75), {}, null],
  ["when the second barber begins", stay(760, 45), [], shifts, "13:00"],
  ["when the wanted barber is free", withAni(670, 20), [withAni(660, 40)], shifts, "11:40"],
  ["not when the wanted barber goes home before the end", withAni(670, 60), [withAni(660, 40)], shifts, null],
  ["past midnight", stay(1430, 30), [stay(1410, 45)], { chairs: 1, rules: rules(night) }, "2026-12-02 00:15"],
  [
    "not on the next business day",
    stay(1450, 30),
    [stay(1440, 60)],
    {
      chairs: 1,
      rules: rules({ openingHours: { ...night.openingHours, wednesday: { open: "10:00", close: "20:00" } } }),
    },
    null,
  ],
])("who walks in is seated %s", (_, visit, taken, shop, expected) => {
  const found = firstFittingTime(visit, taken, shopWith(shop));
  expect(found && momentText(found)).toBe(expected);
});

const holidays = { rules: rules({ closures: [{ from: tuesday, to: "2026-12-03", reason: "Libur" }] }) };
const later = new Date("2026-12-01T16:45:00+07:00");

test.each<[string, TimedVisit[], Shop, Date, string]>([
  ["are around it, without itself", [], {}, mondayNoon, "16:00, 16:30, 17:30"],
  ["leave out what is taken", threeStays(990, 90), {}, mondayNoon, "15:30, 18:00, 18:30"],
  ["run into no closed hours", [], closedFrom("16:00", "18:00"), mondayNoon, "15:00, 18:00, 18:30"],
  ["are later ones where the earlier are past", [], {}, later, "17:30, 18:00, 18:30"],
  [
    "go on with the next day where the day has not enough",
    threeStays(540, 600),
    {},
    mondayNoon,
    "19:00, 2026-12-02 16:30, 2026-12-02 17:00",
  ],
  ["are of the first open day", [], holidays, mondayNoon, "2026-12-04 16:30, 2026-12-04 17:00, 2026-12-04 17:30"],
])("the free starts nearest to 17:00 %s", (_, taken, changes, now, expected) => {
  const shop = shopWith(changes);
  const found = nearestFreeSlots(stay(1020, 45), fitsBeside(taken, shop), shop, now);
  expect(found.map(momentText).join(", ")).toBe(expected);
});

test("the free starts nearest to midnight are of the whole night, and of no other", () => {
  const shop = shopWith({ chairs: 1, rules: rules(night) });
  const midnight = stay(1440, 30);
  const found = nearestFreeSlots(midnight, fitsBeside([midnight], shop), shop, mondayNoon);
  expect(found.map(momentText)).toEqual(["23:00", "23:30", "2026-12-02 00:30"]);
});
