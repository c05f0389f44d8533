import fc from "fast-check";
import { internationalPhone, normalizePhone } from "../../../src/domain/links/phoneNumber";

test.each([
  ["0812-0000-0000", "+62 812-0000-0000"],
  ["(021) 555 0123", "+62 21 555 0123"],
  ["021/5550123", "+62 21 5550123"],
  ["62812 0000 0000", "+62 812 0000 0000"],
  ["0062 (0)812-0000-0000", "+62 812-0000-0000"],
  ["812-0000-0000", "+62 812-0000-0000"],
  ["+62 812-0000-0000", "+62 812-0000-0000"],
  ["0065 6123 4567", "0065 6123 4567"],
  ["1500 123", "1500 123"],
])("%s is %s to somebody abroad", (written, abroad) => {
  expect(internationalPhone(written)).toBe(abroad);
});

test("it stays the same number, however it was written", () => {
  const nearly = fc.array(fc.constantFrom(..."0126789+() -./"), { maxLength: 18 }).map((marks) => marks.join(""));
  fc.assert(
    fc.property(fc.constantFrom("", "0", "(0", "62", "0062", "+62"), nearly, (prefix, rest) => {
      expect(normalizePhone(internationalPhone(prefix + rest))).toBe(normalizePhone(prefix + rest));
    }),
  );
});
