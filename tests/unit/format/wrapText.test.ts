import { wrapText } from "../../../src/format/wrapText";

test.each([
  ["potong rambut pendek", 13, ["potong rambut", "pendek"]],
  ["atas\n\nbawah", 20, ["atas", "", "bawah"]],
  ["Jl.Panjangsekalinamanya No. 8", 10, ["Jl.Panjang", "sekalinama", "nya No. 8"]],
  ["💈💈💈", 2, ["💈💈", "💈"]],
])("%j in %d characters", (text, room, expected) =>
  expect(wrapText(text, room, (part) => [...part].length)).toEqual(expected),
);
