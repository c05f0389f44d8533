import { fullHours, hoursToPublish, publishedHours } from "../../../src/book/rules/fullHours";
import type { FullHours } from "../../../src/domain/shop/openingHours";
import {
  barberFrom,
  mondayNoon,
  shopWith,
  stay,
  threeStays,
  tuesday,
  tuesdayNight,
  wednesday,
} from "../../support/book";
import { rules, services } from "../../support/booking";

const hours = (from: string, to: string, date = tuesday) => ({ date, from, to });
const nightOfLongServices = {
  chairs: 1,
  services: services.filter(({ duration }) => duration >= 45),
  rules: rules(tuesdayNight("20:00", "03:00")),
};

test.each([
  ["three until after closing", threeStays(1140, 90), {}, [hours("19:00", "20:00")]],
  [
    "three around hours that the owner closed",
    threeStays(690, 120),
    { rules: rules({ closedHours: [{ ...hours("12:00", "13:00"), reason: "Rapat" }] }) },
    [hours("11:30", "12:00"), hours("13:00", "13:30")],
  ],
  ["three where nobody knows how many chairs there are", threeStays(600, 60), { chairs: null }, []],
  [
    "somebody with the only barber, who comes at one",
    [stay(840, 60)],
    { chairs: null, barbers: [barberFrom("tono", "13:00", "20:00")] },
    [hours("14:00", "15:00")],
  ],
  [
    "somebody from midnight on, before whom no 45 minutes fit",
    [stay(1440, 45)],
    nightOfLongServices,
    [hours("23:30", "24:00"), hours("00:00", "01:00", wednesday)],
  ],
])("hours with %s are full or not", (_, taken, shop, expected) =>
  expect(fullHours(taken, shopWith(shop), tuesday, mondayNoon)).toEqual(expected),
);

test("an hour that has begun is not full any more", () =>
  expect(fullHours(threeStays(600, 60), shopWith(), tuesday, new Date("2026-12-01T10:30:00+07:00"))).toEqual([]));

describe("what is to be published", () => {
  const twoHours = [hours("10:00", "11:00"), hours("15:00", "16:00")];
  const morning = hours("10:00", "12:00");
  const nothing = { toClose: [], toOpen: [], others: [] };
  const sentHere = (...sent: FullHours[]) => ({ hours: sent, others: [], at: 0 });
  test.each([
    [
      "is the difference, slot by slot",
      [hours("10:30", "12:00")],
      twoHours,
      sentHere(...twoHours),
      "09:00",
      { toClose: [hours("11:00", "12:00")], toOpen: [hours("10:00", "10:30"), hours("15:00", "16:00")], others: [] },
    ],
    [
      "is nothing where only the time has passed",
      [hours("11:00", "12:00")],
      [morning],
      sentHere(morning),
      "10:30",
      nothing,
    ],
    ["opens nothing that another book has closed", [], [morning], null, "09:00", { ...nothing, others: [morning] }],
    [
      "opens its own hours and keeps the other book's, though it has sent both in one file",
      [],
      [morning],
      { ...sentHere(morning), others: [hours("11:00", "12:00")] },
      "09:00",
      { ...nothing, toOpen: [hours("10:00", "11:00")], others: [hours("11:00", "12:00")] },
    ],
  ])("%s", (_, full, published, sent, time, expected) =>
    expect(hoursToPublish(full, published, sent, { date: tuesday, time })).toEqual(expected),
  );

  test("is measured by what was sent an hour ago at most, then by what the site shows", () => {
    const [ofPage, sentOnes] = [[hours("10:00", "11:00")], [hours("12:00", "13:00")]];
    const sent = { hours: sentOnes, at: mondayNoon.getTime() };
    const countedAfter = (minutes: number, here: typeof sent | null) =>
      publishedHours(here, ofPage, new Date(sent.at + minutes * 60_000));
    expect([countedAfter(59, sent), countedAfter(60, sent), countedAfter(0, null)]).toEqual([sentOnes, ofPage, ofPage]);
  });
});
