import { bookingCode } from "../../../src/domain/booking/bookingCode";
import { bytesInOrder } from "../../support/booking";

describe("a booking code", () => {
  test("is the letters of the shop, the last six digits of the millisecond clock, two characters drawn", () => {
    expect(bookingCode("BTP", new Date(1_790_000_123_456), bytesInOrder(0, 35))).toBe("BTP123456A9");
    expect(bookingCode("RAP", new Date(1_790_000_000_042), bytesInOrder(25, 26))).toBe("RAP000042Z0");
  });

  test("draws from all of A-Z0-9", () => {
    const drawn = Array.from({ length: 36 }, (_, byte) =>
      bookingCode("BTP", new Date(0), bytesInOrder(0, byte)).slice(-1),
    );
    expect(drawn.sort().join("")).toBe("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ");
  });
});
