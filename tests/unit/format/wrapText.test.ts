import fc from "fast-check";
import { wrapText } from "../../../src/format/wrapText";

// A ruler on which every character is one wide.
const lines = (text: string, room: number) => wrapText(text, room, (part) => [...part].length);

test.each([
  ["potong rambut pendek", 13, ["potong rambut", "pendek"]],
  ["potong rambut pendek", 20, ["potong rambut pendek"]],
  ["atas\n\nbawah", 20, ["atas", "", "bawah"]],
  ["Jl.Panjangsekalinamanya No. 8", 10, ["Jl.Panjang", "sekalinama", "nya No. 8"]],
  ["💈💈💈", 2, ["💈💈", "💈"]],
  ["", 5, [""]],
])("%j in %d characters", (text, room, expected) => {
  expect(lines(text, room)).toEqual(expected);
});

test("no line is too wide, and not a word is lost", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: "grapheme-ascii", maxLength: 300 }),
      fc.integer({ min: 1, max: 40 }),
      (text, room) => {
        const found = lines(text, room);
        expect(found.every((line) => [...line].length <= room)).toBe(true);
        expect(found.join("").replaceAll(" ", "")).toBe(text.replaceAll(/[ \n]/g, ""));
      },
    ),
  );
});
