import fc from "fast-check";
import { depositFor } from "../../../src/domain/shop/deposit";
import { deposit } from "../../support/deposit";

const share = (percent: number) => ({ ...deposit, amount: null, percent });

test.each([
  ["a fixed amount", deposit, 201_250, 50_000],
  ["a fixed amount above the total", { ...deposit, amount: 100_000 }, 75_000, 75_000],
  ["nothing of a total of 0", deposit, 0, undefined],
  ["nothing without terms", null, 100_000, undefined],
  ["nothing where the total is not known", deposit, null, undefined],
])("a deposit is %s", (_name, terms, total, amount) => expect(depositFor(terms, total)?.amount).toBe(amount));

test("a share is rounded up to whole thousands, at most the total", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9_000_000_000 }), fc.integer({ min: 1, max: 100 }), (total, percent) => {
      const { amount = 0 } = depositFor(share(percent), total) ?? {};
      // In hundredths of a rupiah, which are whole numbers.
      const above = amount * 100 - total * percent;
      expect(amount === total || (amount < total && amount % 1000 === 0 && above >= 0)).toBe(true);
      expect(above).toBeLessThan(100_000);
    }),
  );
});
