import fc from "fast-check";
import { depositFor } from "../../../src/domain/shop/deposit";
import { deposit } from "../../support/deposit";

const share = (percent: number) => ({ ...deposit, amount: null, percent });

test.each([
  ["a fixed amount", deposit, 201_250, 50_000],
  ["a fixed amount above the total", { ...deposit, amount: 100_000 }, 75_000, 75_000],
  ["a share, rounded up to a full thousand", share(20), 201_250, 41_000],
  ["a share of less than a thousand", share(50), 800, 800],
])("%s", (_, terms, total, amount) => {
  expect(depositFor(terms, total)).toEqual({ amount, isReceived: false });
});

test.each([
  ["no terms", null, 100_000],
  ["no field at all", undefined, 100_000],
  ["a total that is not known", deposit, null],
])("with %s nothing is asked for", (_, terms, total) => {
  expect(depositFor(terms, total)).toBeNull();
});

test("a share is whole thousands, at least that share and less than a thousand above it, and never above the total", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9_000_000_000 }), fc.integer({ min: 1, max: 100 }), (total, percent) => {
      const { amount = 0 } = depositFor(share(percent), total) ?? {};
      // In hundredths of a rupiah, which are whole numbers.
      expect(amount * 100).toBeGreaterThanOrEqual(Math.min(total * percent, total * 100));
      expect(amount).toBeLessThanOrEqual(total);
      expect(amount === total || amount % 1000 === 0).toBe(true);
      expect(amount * 100 - total * percent).toBeLessThan(100_000);
    }),
  );
});
