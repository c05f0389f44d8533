import type { Texts } from "../../../src/domain/booking/texts";
import { charactersLeft, longText } from "../../../src/domain/messages/longText";
import { booking, shop } from "../../support/booking";

const longIn = (texts: Partial<Texts>) => longText(booking(texts), booking(texts), shop);

test.each([
  ["every text as long as it may be", { name: "x".repeat(80), phone: "8".repeat(40), notes: "x".repeat(350) }, null],
  ["notes of 5,000 letters", { name: "x".repeat(85), notes: "x".repeat(5000) }, { field: "notes", characters: 4650 }],
])("%s fits into a chat's address, or the text to shorten is named", (_name, texts, expected) =>
  expect(longIn(texts)).toEqual(expected),
);

test.each(["ع", "👨‍👦"])(
  "notes of 350 %s are too long for a chat, and fit once the characters named are gone",
  (letter) => {
    const notes = [...letter.repeat(350)].slice(0, 350).join("");
    const long = longIn({ notes });
    expect(long?.field).toBe("notes");
    const shorter = (by: number) => [...notes].slice(0, -by).join("");
    expect(longIn({ notes: shorter(long?.characters ?? 0) })).toBeNull();
    expect(longIn({ notes: shorter((long?.characters ?? 0) - 1) })).not.toBeNull();
  },
);

test("two texts that are too long for a chat together are named one after the other", () => {
  const texts = { name: "💈".repeat(80), notes: "漢".repeat(350) };
  const first = longIn(texts);
  expect(first).toEqual({ field: "notes", characters: expect.any(Number) });
  const second = longIn({ ...texts, notes: texts.notes.slice(0, 350 - (first?.characters ?? 0)) });
  expect(second === null || (second.field === "name" && second.characters > 0)).toBe(true);
  expect(charactersLeft("notes", booking(texts), booking(texts), shop)).toBe(-(first?.characters ?? 0));
});

test("the characters left count down to the notes' or the chat's limit", () => {
  const left = (notes: string) => charactersLeft("notes", booking({ notes }), booking({ notes }), shop);
  expect([left(""), left("x".repeat(340)), left("x".repeat(420))]).toEqual([350, 10, -70]);
  const after = left("💈".repeat(40));
  expect(after).toBeLessThan(310);
  expect(longIn({ notes: `${"💈".repeat(40)}${"xx ".repeat(after / 3)}x` })).toBeNull();
});
