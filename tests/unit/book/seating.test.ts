import fc from "fast-check";
import {
  assignChairs,
  fitsBeside,
  type SeatableVisit,
  type ShopWithChairs,
  stayMinutes,
  visitSize,
} from "../../../src/book/rules/seating";
import type { Barber } from "../../../src/domain/shop/barber";
import { barberFrom, shopWith, stay } from "../../support/book";
import { barber, rules } from "../../support/booking";

// A model of its own, in minutes since Tuesday's midnight.
const startOf = ({ date, time }: SeatableVisit) =>
  (Date.parse(`${date}T${time}:00Z`) - Date.parse("2026-12-01T00:00:00Z")) / 60_000;
const endOf = (one: SeatableVisit) => startOf(one) + one.duration;
const meet = (one: SeatableVisit, other: SeatableVisit) => startOf(one) < endOf(other) && startOf(other) < endOf(one);
const atOnce = (visits: SeatableVisit[], minute: number) =>
  visits.filter((one) => startOf(one) <= minute && minute < endOf(one)).length;

// Which barbers of `team` may do a visit, by hand: agus is off on Tuesdays, bayu works from 12 to 16, cipto only trims
// beards.
const team = [
  barber("dedi"),
  barberFrom("bayu", "12:00", "16:00"),
  barber("cipto", { services: ["beard"] }),
  barber("agus", { daysOff: ["tuesday"] }),
];
const mayDo = (one: SeatableVisit, { id }: Barber) => {
  if (one.barberId !== null) return one.barberId === id;
  if (id === "bayu") return startOf(one) >= 720 && endOf(one) <= 960;
  if (id === "cipto") return one.serviceIds.every((service) => service === "beard");
  return id !== "agus";
};

/** A visit for each chair that it takes; a father and his son take two, and a chosen barber has the first. */
const inChairs = (visits: SeatableVisit[]) =>
  visits.flatMap((one) => (one.serviceIds.includes("father-son") ? [one, { ...one, barberId: null }] : [one]));

/** How many can sit at once; 20 where nothing limits it. */
const mostOf = ({ barbers, chairs }: ShopWithChairs) => Math.min(chairs ?? 20, barbers.length || 20);

const anyVisit = (barberIds: (string | null)[]) =>
  fc
    .record({
      start: fc.integer({ min: 20, max: 34 }),
      length: fc.integer({ min: 1, max: 4 }),
      barberId: fc.constantFrom(...barberIds),
      serviceIds: fc.constantFrom(["beard"], ["classic"], ["beard", "classic"], ["father-son"]),
    })
    .map(({ start, length, ...rest }) => stay(start * 30, length * 30, rest));

const anyShop = fc
  .record({ size: fc.integer({ min: 0, max: 4 }), chairs: fc.constantFrom(null, 1, 2, 3, 4) })
  .filter(({ size, chairs }) => size > 0 || chairs !== null)
  .chain(({ size, chairs }) => {
    const barbers = team.slice(0, size);
    const visit = anyVisit([null, null, ...barbers.map(({ id }) => id)]);
    return fc.record({ shop: fc.constant(shopWith({ chairs, barbers })), visits: fc.array(visit, { maxLength: 7 }) });
  });

test("everybody sits in a chair that may have him, alone, and no minute has more than the chairs", () =>
  fc.assert(
    fc.property(anyShop, ({ shop, visits }) => {
      const { seated, unseated } = assignChairs(visits, shop);
      const sitting = visits.filter((one) => !unseated.includes(one));
      expect(new Set(seated.map(({ visit }) => visit))).toEqual(new Set(sitting));
      expect(seated).toHaveLength(inChairs(sitting).length);
      for (const one of seated) {
        const who = shop.barbers[one.chair];
        expect(one.chair).toBeLessThan(shop.barbers.length || mostOf(shop));
        if (who) expect(inChairs([one.visit]).some((visit) => mayDo(visit, who))).toBe(true);
        const sharing = seated.filter((other) => other !== one && other.chair === one.chair);
        expect(sharing.filter(({ visit }) => meet(one.visit, visit))).toEqual([]);
      }
      const inAll = inChairs(sitting);
      for (const one of inAll) expect(atOnce(inAll, startOf(one))).toBeLessThanOrEqual(mostOf(shop));
    }),
    { numRuns: 400 },
  ));

test("where all chairs are alike, one more visit fits as long as every minute of it has room", () =>
  fc.assert(
    fc.property(anyShop, anyVisit([null]), ({ shop, visits }, drawn) => {
      fc.pre(shop.barbers.length === 0);
      const all = inChairs([...visits, drawn]);
      const during = all.map(startOf).filter((minute) => startOf(drawn) <= minute && minute < endOf(drawn));
      expect(fitsBeside(visits, shop)(drawn)).toBe(during.every((minute) => atOnce(all, minute) <= mostOf(shop)));
    }),
    { numRuns: 400 },
  ));

const doneAt = (time: string) => ({ outcome: "done", outcomeAt: Date.parse(`2026-12-01T${time}+07:00`) }) as const;

test.each([
  ["from that minute on", doneAt("10:40:30"), 40],
  ["at the planned end at the latest", doneAt("13:00:00"), 90],
  ["after five minutes at the earliest", doneAt("09:50:00"), 5],
  ["as planned where nobody knows when", { outcome: "done", outcomeAt: null } as const, 90],
])("who was marked as done frees the chair %s", (_, done, minutes) => {
  const long = stay(600, 90, done);
  expect(stayMinutes(long, rules())).toBe(minutes);
  const fits = fitsBeside([long], shopWith({ chairs: 1 }));
  expect([600 + minutes - 1, 600 + minutes].map((start) => fits(stay(start, 30)))).toEqual([false, true]);
});

test("barbers share a visit that none of them does alone, but not what nobody does", () => {
  const each = [barber("ani", { services: ["classic"] }), barber("budi", { services: ["beard"] })];
  const fits = (...serviceIds: string[]) => fitsBeside([], shopWith({ barbers: each }))(stay(600, 75, { serviceIds }));
  expect([fits("classic", "beard"), fits("classic", "premium")]).toEqual([true, false]);
});

test("a visit keeps the chairs with which it was booked, also once the shop has its service no longer", () => {
  const { chairCount } = visitSize(["father-son"], shopWith());
  const booked = stay(600, 60, { serviceIds: ["gone"], chairCount });
  const fitsIn = (chairs: number) => fitsBeside([booked], shopWith({ chairs }))(stay(630, 30));
  expect([fitsIn(2), fitsIn(3)]).toEqual([false, true]);
});
