import jsQR from "jsqr";
import { chatLink } from "../../src/format/chatLink";
import { chatMessage } from "../../src/ticket/model/chatMessage";
import { qrModules } from "../../src/ticket/qrModules";
import { shop, ticket } from "../support/booking";

const number = shop.chatNumber;
const linkFor = (notes: string) => chatLink(number, chatMessage(ticket({ notes }), shop, 900));

/** What a phone's camera reads: the modules as a picture of four pixels each, with the margin the ticket gives them. */
function scanned(modules: boolean[][]): string | undefined {
  const scale = 4;
  const size = (modules.length + 8) * scale;
  const pixels = new Uint8ClampedArray(size * size * 4).fill(255);
  modules.forEach((row, y) => {
    row.forEach((isDark, x) => {
      if (!isDark) return;
      for (let dy = 0; dy < scale; dy += 1) {
        for (let dx = 0; dx < scale; dx += 1) {
          const at = (((y + 4) * scale + dy) * size + (x + 4) * scale + dx) * 4;
          pixels.fill(0, at, at + 3);
        }
      }
    });
  });
  return jsQR(pixels, size, size)?.data;
}

describe("the QR code of a ticket", () => {
  test.each(["", "Poni & sisi #2, 100% tipis 💈\nterima kasih"])(
    "reads back as the chat link with the same message, notes %j",
    (notes) => {
      expect(linkFor(notes)).toBe(chatLink(number, chatMessage(ticket({ notes }), shop)));
      expect(scanned(qrModules(linkFor(notes)))).toBe(linkFor(notes));
    },
  );

  test("stays coarse enough to be scanned from a screen, however long the notes", () => {
    const modules = qrModules(linkFor("é".repeat(5000)));
    expect(modules.length).toBeLessThanOrEqual(105);
    expect(scanned(modules)).toBe(linkFor("é".repeat(5000)));
  });
});
