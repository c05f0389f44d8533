import { bidiIsolated, isBlank, plainLine, plainText, withoutLinks } from "../../../src/format/plainText";
import { textProblem } from "../../../src/owner/schema/textProblem";

const nameOf = (character: string) => `U+${character.codePointAt(0)?.toString(16).padStart(4, "0")}`;
const named = (characters: string) => [...characters].map((character) => [nameOf(character), character] as const);

test.each(named("\u0000\u001b\u007f\u0085\u00ad\u061c\u180e\u200b\u200e\u202e\u2060\u2066\ufeff\ufff9"))(
  "%s leaves what a visitor typed, and is refused in the owner's texts",
  (_name, character) => {
    expect(plainText(`Bu\n${character}di`)).toBe("Bu\ndi");
    expect(textProblem(`Bu${character}di`, true)).toBeDefined();
  },
);

test.each(["👨‍👩‍👧", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "❤️", "علی‌رضا", "۝"])("%s stays whole", (text) => expect(plainLine(text)).toBe(text));

// Letters that draw nothing, alone and beside white space.
test.each(named("\u00ad\u034f\u115f\u1160\u17b4\u17b5\u180e\u200b\u200d\u200f\u2060\u2064\u2800\u3164\ufeff\uffa0 \n"))(
  "%s shows nothing",
  (_name, character) => {
    expect(isBlank(` ${character}\t`)).toBe(true);
    expect(plainLine(character)).toBe("");
    expect(isBlank(`${character}B`)).toBe(false);
  },
);

test("a name from right to left is isolated, and no other", () =>
  expect(["Budi", "أحمد"].map(bidiIsolated)).toEqual(["Budi", "\u2068أحمد\u2069"]));

test.each([
  ["_rizky_barber_", "ˍrizky_barberˍ"],
  ["*Budi* ~lama~ `kode`", "∗Budi∗ ∼lama∼ ˋkodeˋ"],
  ["__init__ 2*3*4", "ˍˍinitˍˍ 2*3*4"],
  ["budi_santoso", "budi_santoso"],
])("a chat formats nothing in %j", (typed, written) => {
  expect(withoutLinks(typed)).toBe(written);
  // WhatsApp formats what stands between two equal marks that touch it and are at the edge of a word.
  expect(written).not.toMatch(/(?<![\p{L}\p{N}])([_*~`])\S.*\1(?![\p{L}\p{N}])/u);
});
