import { chatLink } from "../../../src/domain/links/chatLink";

test("a chat link is what WhatsApp asks for: digits only, and a percent-encoded text without half a character", () => {
  expect(chatLink("6281234567890")).toBe("https://wa.me/6281234567890");
  expect(chatLink("+62 812-3456-7890", "A & B #1\n100% +\uD83D")).toBe(
    "https://wa.me/6281234567890?text=A%20%26%20B%20%231%0A100%25%20%2B%EF%BF%BD",
  );
});
