import fc from "fast-check";
import { addressDecoded, percentDecoded } from "../../../src/format/percentDecoded";
import { anyCharacter } from "../../support/anyCharacter";

test("what is whole is decoded as the browser does", () =>
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), (text) => {
      const encoded = encodeURIComponent(text);
      expect(percentDecoded(encoded)).toBe(text);
      expect(addressDecoded(encoded)).toBe(globalThis.decodeURI(encoded));
    }),
  ));

test.each([
  ["telp=%2B62+812%2", "telp=+62+812", percentDecoded],
  ["nama=Jos%C3", "nama=Jos", percentDecoded],
  ["%D9%85%D8%AD%D9", "مح", percentDecoded],
  ["100% rapi %F0%9F%92%88", "100 rapi 💈", percentDecoded],
  // Marks that separate the parts of an address stay encoded.
  ["%23a%C3", "%23a", addressDecoded],
])("of %s what is no whole character is left out", (text, rest, decoded) => expect(decoded(text)).toBe(rest));
