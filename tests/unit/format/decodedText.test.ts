import fc from "fast-check";
import { decodedText } from "../../../src/format/decodedText";

test.each([
  ["CafÃ© â€“ potong", "Café – potong"],
  ["Caf\u00c3\u0192\u00c2\u00a9", "Café"],
  ["&amp;quot;O&#39;Neil&#x22;", '"O\'Neil"'],
  [String.raw`Caf\u00e9 \ud83d\udc88`, "Café 💈"],
])("%j said %j", (text, decoded) => expect(decodedText(text)).toBe(decoded));

test.each(["Café – potong 💈", "È già così", "Budi & Anak; AT&T", "«Ðại» Ýmir"])("%j stays as it is", (text) =>
  expect(decodedText(text)).toBe(text),
);

test("a text read in the wrong encoding is restored, whatever it says", () => {
  const windows = new TextDecoder("windows-1252");
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(..."Aé–’💈ñü 中م"), maxLength: 12 }), (text) =>
      expect(decodedText(windows.decode(new TextEncoder().encode(text)))).toBe(decodedText(text)),
    ),
  );
});
