import fc from "fast-check";
import { charactersLeft, longText } from "../../../src/domain/messages/longText";
import { booking, shop } from "../../support/booking";

const longIn = (texts: { name?: string; phone?: string; notes: string }) =>
  longText(booking(texts), booking(texts), shop);

test("every text as long as it may be fits into a chat's address", () =>
  expect(longIn({ name: "x".repeat(80), phone: "8".repeat(40), notes: "x".repeat(350) })).toBeNull());

const typed = (maxLength: number) =>
  fc.array(fc.constantFrom(..."x漢ع💈"), { maxLength, size: "max" }).map((letters) => letters.join(""));

test("whatever is typed fits once the characters named are gone, and hardly one of them too many", () =>
  fc.assert(
    fc.property(typed(90), typed(400), (name, notes) => {
      let texts: Record<string, string> & { notes: string } = { name, notes };
      for (let long = longIn(texts); long; long = longIn(texts)) {
        const { field, characters } = long;
        const letters = [...(texts[field] ?? "")];
        const without = (count: number) => ({ ...texts, [field]: letters.slice(0, letters.length - count).join("") });
        // The check at the link's beginning may be some letters shorter.
        expect(longIn(without(characters - 5))).not.toBeNull();
        texts = without(characters);
      }
    }),
  ));

test("the characters left count down to the notes' or the chat's limit", () => {
  const left = (notes: string) => charactersLeft("notes", booking({ notes }), booking({ notes }), shop);
  expect([left(""), left("x".repeat(340)), left("x".repeat(420))]).toEqual([350, 10, -70]);
  const after = left("💈".repeat(40));
  expect(after).toBeLessThan(310);
  expect(longIn({ notes: `${"💈".repeat(40)}${"xx ".repeat(after / 3)}x` })).toBeNull();
});
