import fc from "fast-check";

const surrogates = { first: 0xd800, count: 0x800 };

/**
 * Any character of Unicode, for `fc.string({ unit: anyCharacter })`. It is what `unit: "binary"` stands for, without the table
 * of all 1.1 million of them that fast-check makes in every test file for it, most of a second each time.
 */
export const anyCharacter = fc.nat({ max: 0x10ffff - surrogates.count }).map(
  (number) => String.fromCodePoint(number < surrogates.first ? number : number + surrogates.count),
  (character) => {
    if (typeof character !== "string" || [...character].length !== 1) throw new Error("not one character");
    const code = character.codePointAt(0) ?? 0;
    if (code >= surrogates.first && code < surrogates.first + surrogates.count) throw new Error("half a character");
    return code < surrogates.first ? code : code - surrogates.count;
  },
);
