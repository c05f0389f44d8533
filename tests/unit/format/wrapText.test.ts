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
