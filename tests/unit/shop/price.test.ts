import fc from "fast-check";
import { totalDuration, totalPrice } from "../../../src/domain/shop/service";
import { timeOf } from "../../../src/domain/shop/timeOfDay";
import { slotsOn } from "../../../src/domain/shop/timeSlot";
import { bands, services } from "../../support/booking";

// Written down by hand from docs/rules.md: prices in rupiah, multipliers in hundredths: BigInt keeps it exact.
const specifiedPrices: Record<string, bigint> = {
  classic: 100000n,
  premium: 150000n,
  beard: 75000n,
  "father-son": 175000n,
};
const specifiedMinutes: Record<string, number> = { classic: 45, premium: 60, beard: 30, "father-son": 90 };
// The last slot of each band, in minutes since midnight, and its hundredths.
const specifiedBands: [number, bigint][] = [
  [510, 100n],
  [690, 110n],
  [810, 90n],
  [990, 100n],
  [1170, 115n],
  [1320, 100n],
];
const specifiedSlots = Array.from({ length: 33 }, (_, index): [string, bigint] => {
  const minutes = 360 + 30 * index;
  return [timeOf(minutes), specifiedBands.find(([last]) => minutes <= last)?.[1] ?? 0n];
});

const ids = Object.keys(specifiedPrices);
const combinations = Array.from({ length: 15 }, (_, index) => ids.filter((_id, bit) => (index + 1) & (1 << bit)));

describe("the estimated total", () => {
  const slots = slotsOn({ bands }, null);

  test.each(combinations.map((chosen) => [chosen.join(" + "), chosen] as const))(
    "of %s is exact at all 33 slots",
    (_name, chosen) => {
      const basket = services.filter(({ id }) => chosen.includes(id));
      const sum = chosen.reduce((total, id) => total + (specifiedPrices[id] ?? 0n), 0n);
      const expected = specifiedSlots.map(([time, hundredths]) => [time, Number((sum * hundredths + 50n) / 100n)]);
      expect(slots.map((slot) => [slot.time, totalPrice(basket, slot.multiplier)])).toEqual(expected);
      expect(totalDuration(basket)).toBe(chosen.reduce((minutes, id) => minutes + (specifiedMinutes[id] ?? 0), 0));
    },
  );

  test("rounds half a rupiah up, once, at the end", () => {
    const odd = (basePrice: number) => ({ id: "odd", name: "Odd", basePrice, duration: 10 });
    expect(totalPrice([odd(5)], 1.1)).toBe(6);
    expect(totalPrice([odd(4)], 1.1)).toBe(4);
    expect(totalPrice([odd(5), odd(5)], 1.05)).toBe(11);
    expect(totalPrice([odd(10)], 1.15)).toBe(12);
  });

  test("is whole, never negative and within half a rupiah of the true product, whatever the prices", () => {
    const service = fc.record({ basePrice: fc.integer({ min: 1, max: 100_000_000 }) });
    fc.assert(
      fc.property(fc.array(service, { maxLength: 30 }), fc.integer({ min: 500, max: 3000 }), (chosen, permille) => {
        const total = totalPrice(chosen, permille / 1000);
        const exact = chosen.reduce((sum, { basePrice }) => sum + BigInt(basePrice), 0n) * BigInt(permille);
        const distance = 2n * (BigInt(total) * 1000n - exact);
        expect(Number.isInteger(total) && total >= 0).toBe(true);
        expect(distance > -1000n && distance <= 1000n).toBe(true);
      }),
    );
  });
});
