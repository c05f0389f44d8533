import fc from "fast-check";
import { addressDecoded, percentDecoded } from "../../../src/format/percentDecoded";
import { anyCharacter } from "../../support/anyCharacter";

test("what is whole is decoded as the browser does", () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), (text) => {
      expect(percentDecoded(encodeURIComponent(text))).toBe(text);
      expect(addressDecoded(encodeURIComponent(text))).toBe(globalThis.decodeURI(encodeURIComponent(text)));
    }),
  );
});

test.each([
  ["#booking%", "#booking"],
  ["telp=%2B62+812%2", "telp=+62+812"],
  ["nama=Jos%C3", "nama=Jos"],
  ["%D9%85%D8%AD%D9", "مح"],
  ["%E2%80 %C3%A9", " é"],
  ["%20%C3", " "],
  ["100% rapi %F0%9F%92%88", "100 rapi 💈"],
])("of %s what is no whole character is left out", (text, rest) => {
  expect(percentDecoded(text)).toBe(rest);
});

test("marks that separate the parts of an address stay encoded in a whole address, cut or not", () => {
  expect(addressDecoded("%23a%C3%A9")).toBe("%23aé");
  expect(addressDecoded("%23a%C3")).toBe("%23a");
});
