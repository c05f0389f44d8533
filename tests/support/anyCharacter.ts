import fc from "fast-check";

const surrogates = { first: 0xd800, count: 0x800 };

/**
 * Any character of Unicode, for `fc.string({ unit: anyCharacter })`. It is what `unit: "binary"` stands for, without the table
 * of all 1.1 million of them that fast-check makes in every test file for it, most of a second each time.
 */
export const anyCharacter = fc
  .nat({ max: 0x10ffff - surrogates.count })
  .map((number) => String.fromCodePoint(number < surrogates.first ? number : number + surrogates.count));
