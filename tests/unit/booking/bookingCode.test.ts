import { bookingCode } from "../../../src/domain/booking/bookingCode";
import { bytesInOrder } from "../../support/booking";

test.each([
  ["BTP", 1_790_000_123_456, [0, 35], "BTP123456A9"],
  ["RAP", 1_790_000_000_042, [25, 26], "RAP000042Z0"],
  // Four bytes of 256 would give the first four letters once too often.
  ["BTP", 0, [252, 36, 255, 251], "BTP000000A9"],
])("the code of %s at %d is six digits of the clock and two even draws", (prefix, clock, bytes, code) =>
  expect(bookingCode(prefix, new Date(clock), bytesInOrder(...bytes))).toBe(code),
);
