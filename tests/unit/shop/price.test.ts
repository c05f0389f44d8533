import fc from "fast-check";
import { totalPrice } from "../../../src/domain/shop/service";

test("a total is the true product, rounded half up at the end", () => {
  const service = fc.record({ basePrice: fc.integer({ min: 1, max: 100_000_000 }) });
  fc.assert(
    fc.property(fc.array(service, { maxLength: 30 }), fc.integer({ min: 500, max: 3000 }), (chosen, permille) => {
      const exact = chosen.reduce((sum, { basePrice }) => sum + BigInt(basePrice), 0n) * BigInt(permille);
      // In thousandths of a rupiah. BigInt throws for what is no whole number.
      const distance = BigInt(totalPrice(chosen, permille / 1000)) * 1000n - exact;
      expect(distance > -500n && distance <= 500n).toBe(true);
    }),
  );
});
