import fc from "fast-check";
import {
  assignChairs,
  chairCapacity,
  fitsBeside,
  hasKnownCapacity,
  overlaps,
  type ShopWithChairs,
  stayMinutes,
  type TimedVisit,
} from "../../../src/domain/book/seating";
import type { Barber } from "../../../src/domain/shop/barber";
import { shopWith, stay } from "../../support/book";
import { barber, rules } from "../../support/booking";

// A model of its own: minutes since Tuesday's midnight, and every assignment tried.
const startOf = ({ date, time }: TimedVisit) =>
  (Date.parse(`${date}T${time}:00Z`) - Date.parse("2026-12-01T00:00:00Z")) / 60_000;
const endOf = (one: TimedVisit) => startOf(one) + one.duration;
const meet = (one: TimedVisit, other: TimedVisit) => startOf(one) < endOf(other) && startOf(other) < endOf(one);
const atOnce = (visits: readonly TimedVisit[], minute: number) =>
  visits.filter((one) => startOf(one) <= minute && minute < endOf(one)).length;

// Which barbers of `team` may do a visit, by hand: agus is off on Tuesdays, bayu works from 12 to 16, cipto only trims beards.
const team = [
  barber("dedi"),
  barber("bayu", { workingHours: [{ days: null, open: "12:00", close: "16:00" }] }),
  barber("cipto", { services: ["beard"] }),
  barber("agus", { daysOff: ["tuesday"] }),
];
const mayDo = (one: TimedVisit, { id }: Barber): boolean => {
  if (one.barberId !== null) return one.barberId === id;
  if (id === "bayu") return startOf(one) >= 720 && endOf(one) <= 960;
  if (id === "cipto") return one.serviceIds.every((service) => service === "beard");
  return id !== "agus";
};

/** A visit for each chair that it takes; a father and his son take two, and a chosen barber has the first. */
const inChairs = (visits: readonly TimedVisit[]): TimedVisit[] =>
  visits.flatMap((one) => (one.serviceIds.includes("father-son") ? [one, { ...one, barberId: null }] : [one]));

function canAllSit(together: readonly TimedVisit[], { barbers, chairs }: ShopWithChairs): boolean {
  const visits = inChairs(together);
  const most = Math.min(chairs ?? Number.POSITIVE_INFINITY, barbers.length || Number.POSITIVE_INFINITY);
  if (visits.some((one) => atOnce(visits, startOf(one)) > most)) return false;
  const count = barbers.length || most;
  const place = (index: number, taken: readonly number[]): boolean => {
    const one = visits[index];
    if (one === undefined) return true;
    for (let chair = 0; chair < count; chair += 1) {
      const who = barbers[chair];
      if (who && !mayDo(one, who)) continue;
      if (taken.some((other, before) => other === chair && meet(visits[before] as TimedVisit, one))) continue;
      if (place(index + 1, [...taken, chair])) return true;
    }
    return false;
  };
  return place(0, []);
}

/** Those who sit where earlier ones of the list have the chair before later ones. */
function seatedByHand(visits: readonly TimedVisit[], shop: ShopWithChairs): TimedVisit[] {
  const seated: TimedVisit[] = [];
  for (const one of visits) if (canAllSit([...seated, one], shop)) seated.push(one);
  return seated;
}

const anyVisit = (barberIds: readonly (string | null)[]) =>
  fc
    .record({
      start: fc.integer({ min: 20, max: 34 }),
      length: fc.integer({ min: 1, max: 4 }),
      barberId: fc.constantFrom(...barberIds),
      serviceIds: fc.constantFrom(["beard"], ["classic"], ["beard", "classic"], ["father-son"]),
    })
    .map(({ start, length, ...rest }) => stay(start * 30, length * 30, rest));

const anyShop = fc.oneof(
  fc.record({
    shop: fc.integer({ min: 1, max: 4 }).map((chairs) => shopWith({ chairs })),
    visits: fc.array(anyVisit([null]), { maxLength: 7 }),
  }),
  fc
    .record({ size: fc.integer({ min: 1, max: 4 }), chairs: fc.constantFrom(null, 1, 2, 3) })
    .chain(({ size, chairs }) => {
      const barbers = team.slice(0, size);
      return fc.record({
        shop: fc.constant(shopWith({ chairs, barbers })),
        visits: fc.array(anyVisit([null, null, ...barbers.map(({ id }) => id)]), { maxLength: 7 }),
      });
    }),
);

describe("who was marked as done early", () => {
  const doneAt = (time: string) => ({
    outcome: "done" as const,
    outcomeAt: new Date(`2026-12-01T${time}+07:00`).getTime(),
  });
  const long = stay(600, 90, doneAt("10:40:30"));

  test("frees the chair from that minute on", () => {
    const fits = fitsBeside([long], shopWith({ chairs: 1 }));
    expect(fits(stay(640, 30))).toBe(true);
    expect(fits(stay(639, 30))).toBe(false);
    expect(assignChairs([long, stay(640, 30)], shopWith({ chairs: 1 })).unseated).toEqual([]);
    expect(overlaps(long, stay(640, 30), rules())).toBe(false);
  });

  test("keeps it to the planned end at most, and for five minutes at least", () => {
    expect(stayMinutes(stay(600, 90, doneAt("13:00:00")), rules())).toBe(90);
    expect(stayMinutes(stay(600, 90, doneAt("09:50:00")), rules())).toBe(5);
    expect(stayMinutes(stay(600, 90, { outcome: "done", outcomeAt: null }), rules())).toBe(90);
  });
});

test("against all assignments: all sit exactly where they can, else earlier ones of the list", () => {
  fc.assert(
    fc.property(anyShop, ({ shop, visits }) => {
      const { seated, unseated } = assignChairs(visits, shop);
      const byHand = seatedByHand(visits, shop);
      expect(new Set(seated.map((one) => one.visit))).toEqual(new Set(byHand));
      expect(seated).toHaveLength(inChairs(byHand).length);
      expect(unseated).toEqual(visits.filter((one) => !byHand.includes(one)));
      for (const one of seated) {
        const who = shop.barbers[one.chair];
        expect(one.chair).toBeLessThan(shop.barbers.length || (shop.chairs ?? 0));
        if (who) expect(inChairs([one.visit]).some((visit) => mayDo(visit, who))).toBe(true);
        expect(atOnce(inChairs(byHand), startOf(one.visit))).toBeLessThanOrEqual(chairCapacity(shop));
        for (const other of seated) {
          if (other !== one && other.chair === one.chair) expect(meet(one.visit, other.visit)).toBe(false);
        }
      }
    }),
    { numRuns: 400 },
  );
});

test("against all assignments: a visit fits exactly where all who sit keep a chair and no minute has more than the chairs", () => {
  fc.assert(
    fc.property(anyShop, anyVisit([null, "gone", "dedi", "bayu"]), ({ shop, visits }, drawn) => {
      // A barber whom the shop does not have counts as anyone.
      const isChosen = shop.barbers.some(({ id }) => id === drawn.barberId);
      const one = isChosen ? drawn : { ...drawn, barberId: null };
      const minutes = [one, ...visits].map(startOf).filter((minute) => startOf(one) <= minute && minute < endOf(one));
      const isRoom = minutes.every(
        (minute) => atOnce(inChairs(visits), minute) + inChairs([one]).length <= chairCapacity(shop),
      );
      const seated = seatedByHand(visits, shop);
      expect(fitsBeside(visits, shop)(drawn)).toBe(isRoom && canAllSit([...seated, one], shop));
    }),
    { numRuns: 400 },
  );
});

test("a night goes on past midnight, by the hours of the day on which it began", () => {
  const late = { open: "18:00", close: "02:00" };
  const night = rules({ openingHours: { ...rules().openingHours, tuesday: late, wednesday: late } });
  const taken = [stay(1410, 60)];
  const fits = fitsBeside(taken, shopWith({ chairs: 1, rules: night }));
  expect([fits(stay(1440, 30)), fits(stay(1470, 30))]).toEqual([false, true]);
  const isIn = (dayOff: string) =>
    fitsBeside([], shopWith({ barbers: [barber("agus", { daysOff: [dayOff] })], rules: night }))(stay(1470, 30));
  expect([isIn("wednesday"), isIn("tuesday")]).toEqual([true, false]);
});

test("where nobody does all services of a visit, those who do most of them share it, but not what nobody does", () => {
  const each = [barber("ani", { services: ["classic"] }), barber("budi", { services: ["beard"] })];
  const fits = fitsBeside([], shopWith({ barbers: each }));
  expect(fits({ ...stay(600, 75), serviceIds: ["classic", "beard"] })).toBe(true);
  expect(fits({ ...stay(600, 75), serviceIds: ["classic", "premium"] })).toBe(false);
});

test("a shop that does not say how many chairs it has warns of nothing", () => {
  const unknown = shopWith({ chairs: null });
  const many = Array.from({ length: 20 }, () => stay(600, 60));
  expect(hasKnownCapacity(unknown)).toBe(false);
  expect(fitsBeside(many, unknown)(stay(600, 60))).toBe(true);
  expect(assignChairs(many, unknown).unseated).toEqual([]);
  expect(new Set(assignChairs(many, unknown).seated.map(({ chair }) => chair)).size).toBe(20);
});
