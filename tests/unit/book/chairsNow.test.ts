import { chairsNow } from "../../../src/book/chairs/chairsNow";
import { dayPlan } from "../../../src/book/day/day";
import { entry, shopWith, tuesday } from "../../support/book";

test("of each chair stands who sits in it, until when, and who comes next", () => {
  const shop = shopWith({ chairs: 4 });
  const visit = (name: string, time: string, changes = {}) => entry({ id: name, name, time, ...changes });
  const left = { outcome: "done", outcomeAt: Date.parse("2026-12-01T12:10:00+07:00") } as const;
  const plan = dayPlan(
    [visit("Adi", "12:00"), visit("Bram", "12:00", left), visit("Cahyo", "13:00"), visit("Dedi", "14:00")],
    tuesday,
    shop,
  );
  const seen = chairsNow(plan, { date: tuesday, time: "12:15" }, shop).map(({ sitting, until, next }) => [
    sitting?.name ?? "kosong",
    until,
    next?.name,
  ]);
  expect(seen).toEqual([
    ["Adi", 765, "Cahyo"],
    ["kosong", null, undefined],
    ["kosong", null, undefined],
    ["kosong", null, undefined],
  ]);
});
