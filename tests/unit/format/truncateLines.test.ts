import fc from "fast-check";
import { truncateLines } from "../../../src/format/truncateLines";

const room = { lines: 8, perLine: 64 };
const linesOn = (text: string) =>
  text.split("\n").reduce((sum, line) => sum + Math.max(1, Math.ceil([...line].length / room.perLine)), 0);

describe("a text on paper", () => {
  test("stays as it is where it fits", () => {
    expect(truncateLines("samping tipis\n\natas biarkan", room)).toEqual({
      text: "samping tipis\n\natas biarkan",
      isCut: false,
    });
  });

  test("loses its blank lines before its words", () => {
    const { text, isCut } = truncateLines(`a\n\n\n\n\n\n\n\n\nb`, room);
    expect([text, isCut]).toEqual(["a\nb", true]);
  });

  test("never takes more than its room, and says when something is missing", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "grapheme", maxLength: 3000 }),
        fc.array(fc.nat(3000), { maxLength: 60 }),
        (text, breaks) => {
          const written = breaks.reduce((all, at) => `${all.slice(0, at)}\n${all.slice(at)}`, text);
          const { text: kept, isCut } = truncateLines(written, room);
          expect(linesOn(kept)).toBeLessThanOrEqual(room.lines);
          if (!isCut) expect(kept).toBe(written.trim().split(/\r?\n/).join("\n"));
        },
      ),
    );
  });

  test("cuts between characters, not within one", () => {
    expect(truncateLines("💈".repeat(60), { lines: 1, perLine: 5 }).text).toBe("💈💈💈💈💈");
  });
});
