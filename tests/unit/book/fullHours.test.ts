import { fullHours, fullHoursFile, hoursToPublish, publishedHours } from "../../../src/domain/book/fullHours";
import type { TimedVisit } from "../../../src/domain/book/seating";
import type { ClosedHours, FullHours } from "../../../src/domain/shop/closures";
import { shopWith, stay } from "../../support/book";
import { barber, rules } from "../../support/booking";

const monday = new Date("2026-11-30T12:00:00+07:00");
const tuesday = "2026-12-01";
const three = (start: number, duration: number) => [1, 2, 3].map(() => stay(start, duration));
const hours = (from: string, to: string, date = tuesday): FullHours => ({ date, from, to });

const fullWith = (
  taken: readonly TimedVisit[],
  closedHours: ClosedHours[] = [],
  now = monday,
  chairs: number | null = 3,
) =>
  fullHours(
    taken,
    shopWith({ chairs, rules: rules({ closedHours }) }),
    now < new Date(tuesday) ? "2026-11-30" : tuesday,
    now,
  );

const afternoon = { days: null, open: "13:00", close: "20:00" };
const noon: ClosedHours = { ...hours("12:00", "13:00"), reason: "Rapat" };

test.each<[string, FullHours[], FullHours[]]>([
  ["two of three", fullWith(three(600, 60).slice(1)), []],
  ["three for an hour", fullWith(three(600, 60)), [hours("10:00", "11:00")]],
  ["three, who leave no half hour before", fullWith(three(615, 45)), [hours("10:00", "11:00")]],
  ["three until after closing", fullWith(three(1140, 90)), [hours("19:00", "20:00")]],
  [
    "three around hours that the owner closed",
    fullWith(three(690, 120), [noon]),
    [hours("11:30", "12:00"), hours("13:00", "13:30")],
  ],
  ["three where nobody knows how many chairs there are", fullWith(three(600, 60), [], monday, null), []],
  ["three at an hour that is past", fullWith(three(600, 60), [], new Date("2026-12-01T10:30:00+07:00")), []],
  [
    "somebody with the only barber, who comes at one",
    fullHours(
      [stay(840, 60)],
      shopWith({
        chairs: null,
        barbers: [barber("tono", { workingHours: [afternoon] })],
      }),
      tuesday,
      monday,
    ),
    [hours("14:00", "15:00")],
  ],
  [
    "somebody from midnight on, before whom no 45 minutes fit",
    fullHours(
      [stay(1440, 45)],
      shopWith({
        chairs: 1,
        services: shopWith().services.filter(({ duration }) => duration >= 45),
        rules: rules({
          openingHours: { ...rules().openingHours, tuesday: { open: "20:00", close: "03:00" }, wednesday: null },
          bands: [
            { period: "malam", label: "Malam", from: "20:00", to: "23:30", multiplier: 1 },
            { period: "larut", label: "Larut", from: "00:00", to: "02:30", multiplier: 1 },
          ],
        }),
      }),
      tuesday,
      monday,
    ),
    [hours("23:30", "24:00"), hours("00:00", "01:00", "2026-12-02")],
  ],
])("hours with %s are full or not", (_, found, expected) => {
  expect(found).toEqual(expected);
});

describe("what is to be published", () => {
  const now = { date: "2026-11-30", time: "12:00" };
  test("is the difference, slot by slot", () => {
    const published = [hours("10:00", "11:00"), hours("15:00", "16:00")];
    expect(hoursToPublish([hours("10:30", "12:00")], published, now)).toEqual({
      toClose: [hours("11:00", "12:00")],
      toOpen: [hours("10:00", "10:30"), hours("15:00", "16:00")],
    });
  });

  test("is nothing where only the time has passed", () => {
    const at = { date: tuesday, time: "10:30" };
    expect(hoursToPublish([hours("11:00", "12:00")], [hours("10:00", "12:00")], at)).toEqual({
      toClose: [],
      toOpen: [],
    });
  });

  test("is measured by what was sent, until a page comes that was built with other hours", () => {
    const [pageHours, sent] = [[hours("10:00", "11:00")], [hours("12:00", "13:00")]];
    expect(publishedHours({ hours: sent, over: pageHours }, pageHours)).toEqual(sent);
    expect(publishedHours({ hours: sent, over: [] }, pageHours)).toEqual(pageHours);
    expect(publishedHours(null, pageHours)).toEqual(pageHours);
  });

  test("replaces the whole file, which holds no more than date and times", () => {
    expect(JSON.parse(fullHoursFile([hours("10:00", "11:00")]))).toEqual({ hours: [hours("10:00", "11:00")] });
  });
});
