import { bidiIsolated, isBlank, plainLine, plainText } from "../../../src/format/plainText";
import { textProblem } from "../../../src/owner/schema/textProblem";

const codePoints = [
  0x00, 0x1b, 0x7f, 0x85, 0xad, 0x61c, 0x180e, 0x200b, 0x200e, 0x202e, 0x2060, 0x2066, 0xfeff, 0xfff9,
];

describe.each(codePoints.map((point) => [point.toString(16).padStart(4, "0"), String.fromCodePoint(point)]))(
  "U+%s",
  (_, character) => {
    test("leaves what a visitor typed", () => {
      expect(plainLine(`Bu${character}di`)).toBe("Budi");
      expect(plainText(`Bu\n${character}di`)).toBe("Bu\ndi");
    });

    test("is refused in the owner's texts", () => {
      expect(textProblem(`Bu${character}di`, true)).toBeDefined();
    });
  },
);

test.each(["👨‍👩‍👧", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "❤️", "علی‌رضا", "۝"])("%s stays whole", (text) => {
  expect(plainLine(text)).toBe(text);
});

// Letters that draw nothing, alone and beside white space.
test.each([..."\u00ad\u034f\u115f\u1160\u17b4\u17b5\u180e\u200b\u200d\u200f\u2060\u2064\u2800\u3164\ufeff\uffa0 \n"])(
  "%j shows nothing",
  (character) => {
    expect(isBlank(` ${character}\t`)).toBe(true);
    expect(plainLine(character)).toBe("");
    expect(isBlank(`${character}B`)).toBe(false);
  },
);

test("a name that runs from right to left is isolated from what stands beside it, and no other", () => {
  expect(bidiIsolated("Budi")).toBe("Budi");
  expect(bidiIsolated("أحمد")).toBe("\u2068أحمد\u2069");
  expect(plainLine(bidiIsolated("أحمد"))).toBe("أحمد");
});
