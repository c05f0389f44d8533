import fc from "fast-check";
import { chatLink, fittingMessage } from "../../../src/domain/links/chatLink";
import { wellFormed } from "../../../src/format/plainText";
import { anyCharacter } from "../../support/anyCharacter";
import { readChatLink } from "../../support/readChatLink";

const number = fc.stringMatching(/^[1-9][0-9]{7,14}$/);
const text = fc.string({ unit: anyCharacter, maxLength: 500 });

describe("a chat link", () => {
  test("is what WhatsApp asks for: digits only, and a percent-encoded text", () => {
    expect(chatLink("6281234567890")).toBe("https://wa.me/6281234567890");
    expect(chatLink("+62 812-3456-7890", "A & B #1\n100% +")).toBe(
      "https://wa.me/6281234567890?text=A%20%26%20B%20%231%0A100%25%20%2B",
    );
  });

  test("is read back with the number and any text that it was written with", () => {
    fc.assert(
      fc.property(number, fc.option(text), (digits, message) => {
        const link = message === null ? chatLink(digits) : chatLink(digits, message);
        expect(readChatLink(link)).toEqual({ number: digits, text: message === null ? null : wellFormed(message) });
      }),
    );
  });
});

test("a message that fits is whole; a longer one keeps as many whole characters as the link has room for", () => {
  const compose = (kept: string, isCut: boolean) => (isCut ? `Catatan: ${kept}…` : `Catatan: ${kept}`);
  fc.assert(
    fc.property(text, fc.integer({ min: 100, max: 400 }), (notes, longest) => {
      const message = fittingMessage("62812", notes, compose, longest);
      const lengthOf = (composed: string) => chatLink("62812", composed).length;
      if (lengthOf(compose(notes, false)) <= longest) {
        expect(message).toBe(compose(notes, false));
        return;
      }
      const characters = [...notes];
      const kept = characters.findIndex((_, end) => compose(characters.slice(0, end).join(""), true) === message);
      expect(kept).toBeGreaterThanOrEqual(0);
      expect(lengthOf(message)).toBeLessThanOrEqual(longest);
      expect(lengthOf(compose(characters.slice(0, kept + 1).join(""), true))).toBeGreaterThan(
        kept + 1 < characters.length ? longest : 0,
      );
    }),
  );
});
