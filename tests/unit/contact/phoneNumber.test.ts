import fc from "fast-check";
import { internationalPhone, isCallable, normalizePhone, phoneLink } from "../../../src/domain/contact/phoneNumber";

test.each([
  ["\u202a+62 812\u20123456\u20127890\u202c", "6281234567890"],
  ["０８１２３４５６７８９０", "6281234567890"],
  ["0065 9123 4567", "6591234567"],
  ["+44 (0)20 7946 0958", "442079460958"],
  ["+39 06 6982 1234", "390669821234"],
])("%s is one number for calls and chats", (written, number) => {
  expect(normalizePhone(written)).toBe(number);
  expect(phoneLink(written)).toBe(`tel:+${number}`);
  expect(isCallable(written)).toBe(true);
});

// Where no country is named it is not guessed at, lest a stranger get the customer's name and number.
const withoutCountry = ["65 9123 4567", "21 555 0123"];
const notOneNumber = ["telepon saya", "(021) 555 0101/02"];
const wrongLength = ["0812", "8123 4567", "+", "0812 3456 7890 1234 5", "+0812 3456 7890"];

test.each([...withoutCountry, ...notOneNumber, ...wrongLength])("%j is no number", (written) => {
  expect(normalizePhone(written)).toBeNull();
  expect(isCallable(written)).toBe(false);
});

test("a service number is called as it stands", () => {
  expect(normalizePhone("1500 123")).toBeNull();
  expect(isCallable("1500 123")).toBe(true);
  expect(phoneLink("1500 123")).toBe("tel:1500123");
});

test("an Indonesian number is the same in any form", () => {
  const prefix = fc.constantFrom("0", "62", "+62", "0062", "+62 (0)", "+620", "");
  const separators = fc.array(fc.constantFrom("", " ", "-", ".", "\u00a0", "\u2011"), { minLength: 1 });
  fc.assert(
    fc.property(fc.stringMatching(/^8[0-9]{8,11}$/), prefix, separators, (local, before, between) => {
      const written = [...local].map((digit, index) => `${between[index % between.length]}${digit}`).join("");
      expect(normalizePhone(before + written)).toBe(`62${local}`);
    }),
  );
});

test.each([
  ["(021) 555 0123", "+62 21 555 0123"],
  ["0062 (0)812-0000-0000", "+62 812-0000-0000"],
  ["1500 123", "1500 123"],
])("%s is %s to somebody abroad", (written, abroad) => expect(internationalPhone(written)).toBe(abroad));
