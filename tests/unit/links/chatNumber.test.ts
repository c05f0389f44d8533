import fc from "fast-check";
import { chatNumberOf } from "../../../src/domain/links/chatNumber";

test.each([
  ["0812-3456-7890", "6281234567890"],
  ["0812 3456 7890", "6281234567890"],
  ["+62 812-3456-7890", "6281234567890"],
  ["+62 (0)812 3456 7890", "6281234567890"],
  ["6281234567890", "6281234567890"],
  ["62 812 3456 7890", "6281234567890"],
  ["(0812) 3456.7890", "6281234567890"],
  ["812 3456 7890", "6281234567890"],
  ["0062 812 3456 7890", "6281234567890"],
  ["0812\u20113456\u00a07890", "6281234567890"],
  ["０８１２３４５６７８９０", "6281234567890"],
  ["(021) 555 0123", "62215550123"],
  ["+65 9123 4567", "6591234567"],
])("%s is a chat's number", (written, number) => {
  expect(chatNumberOf(written)).toBe(number);
});

test.each([
  "",
  "0812",
  "telepon saya",
  "0812 3456 7890 (istri)",
  "0812-3456-7890 / 0813",
  "0".repeat(12),
  "+",
  "62",
  "9".repeat(40),
  "<b>1</b>",
])("%j cannot be one", (written) => {
  expect(chatNumberOf(written)).toBeNull();
});

test("whatever is written, what comes out is digits or nothing", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (written) => {
      expect(chatNumberOf(written) ?? "62000000").toMatch(/^\d{8,15}$/);
    }),
  );
});
