import fc from "fast-check";
import { chatLink, fittingMessage, longestChatLink } from "../../../src/domain/links/chatLink";
import { anyCharacter } from "../../support/anyCharacter";

const text = fc.string({ unit: anyCharacter, maxLength: 500 });

test("a chat link is what WhatsApp asks for: digits only, and a percent-encoded text without half a character", () => {
  expect(chatLink("6281234567890")).toBe("https://wa.me/6281234567890");
  expect(chatLink("+62 812-3456-7890", "A & B #1\n100% +\uD83D")).toBe(
    "https://wa.me/6281234567890?text=A%20%26%20B%20%231%0A100%25%20%2B%EF%BF%BD",
  );
});

test("a message that fits is whole; a longer one keeps as many whole characters as the link has room for", () => {
  const compose = (kept: string, isCut: boolean) => (isCut ? `Catatan: ${kept}…` : `Catatan: ${kept}`);
  fc.assert(
    fc.property(text, (part) => {
      const longest = longestChatLink;
      const notes = part.repeat(4);
      const message = fittingMessage("62812", notes, compose);
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
