import { bookingCode } from "../../../src/domain/booking/bookingCode";
import { bytesInOrder } from "../../support/booking";

describe("a booking code", () => {
  test("is the letters of the shop, the last six digits of the millisecond clock, two characters drawn", () => {
    expect(bookingCode("BTP", new Date(1_790_000_123_456), bytesInOrder(0, 35))).toBe("BTP123456A9");
    expect(bookingCode("RAP", new Date(1_790_000_000_042), bytesInOrder(25, 26))).toBe("RAP000042Z0");
  });

  test("draws every character of A-Z0-9 from exactly seven of the bytes it accepts", () => {
    const drawn = new Map<string, number>();
    for (let byte = 0; byte < 252; byte += 1) {
      const character = bookingCode("BTP", new Date(0), bytesInOrder(byte)).slice(-1);
      drawn.set(character, (drawn.get(character) ?? 0) + 1);
    }
    expect([...drawn.keys()].sort().join("")).toBe("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ");
    expect(new Set(drawn.values())).toEqual(new Set([7]));
  });

  test("draws again for the four bytes that would favour some characters", () => {
    expect(bookingCode("BTP", new Date(0), bytesInOrder(252, 253, 254, 255, 3, 4))).toBe("BTP000000DE");
  });
});
