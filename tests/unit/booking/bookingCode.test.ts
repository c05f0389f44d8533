import { bookingCode } from "../../../src/domain/booking/bookingCode";
import { bytesInOrder } from "../../support/booking";

test.each([
  ["BTP", 1_790_000_123_456, 0, 35, "BTP123456A9"],
  ["RAP", 1_790_000_000_042, 25, 26, "RAP000042Z0"],
  ["BTP", 0, 36, 255, "BTP000000AD"],
])(
  "the code of %s at %d is the last six digits of the clock and two characters drawn",
  (prefix, clock, one, other, code) => {
    expect(bookingCode(prefix, new Date(clock), bytesInOrder(one, other))).toBe(code);
  },
);
