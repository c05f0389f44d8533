import fc from "fast-check";
import { totalDuration, totalPrice } from "../../../src/domain/shop/service";
import { services } from "../../support/booking";

describe("the estimated total", () => {
  test("of services together is their sum, and their minutes are", () => {
    expect(totalPrice(services, 1)).toBe(100_000 + 150_000 + 75_000 + 175_000);
    expect(totalDuration(services)).toBe(45 + 60 + 30 + 90);
  });

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
