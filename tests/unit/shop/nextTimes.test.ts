import { nextTimes } from "../../../src/domain/shop/nextTimes";
import { offering } from "../../support/booking";

// A Saturday, on which the shop is open from 09:00 to 18:00. Its shortest service takes 30 minutes.
const at = (time: string) => new Date(`2026-12-05T${time}:00+07:00`);
const on = (day: string, daysAhead: number, ...times: string[]) => ({
  daysAhead,
  times: times.map((time) => expect.objectContaining({ day, date: day, time })),
});
const today = (...times: string[]) => on("2026-12-05", 0, ...times);

test.each([
  ["none outside the hours, in which the visit has to fit", "16:50", {}, today("17:00", "17:30")],
  ["none before the notice", "11:40", { minimumNotice: 60 }, today("13:00", "13:30", "14:00")],
  ["tomorrow's after today's last", "17:40", {}, on("2026-12-06", 1, "10:00", "10:30", "11:00")],
  ["none in a week of closures", "11:40", { closures: [{ from: "2026-12-01", to: "2026-12-31", reason: "" }] }, null],
])("the next times are %s", (_name, time, rules, expected) =>
  expect(nextTimes(offering(rules), at(time), 3)).toEqual(expected),
);
