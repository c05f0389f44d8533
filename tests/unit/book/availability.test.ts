import { firstFittingTime } from "../../../src/domain/book/availability";
import { shopWith, stay } from "../../support/book";
import { barber, rules } from "../../support/booking";

const tuesday = "2026-12-01";
const three = (start: number, duration: number) => [1, 2, 3].map(() => stay(start, duration));

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
