import jsQR from "jsqr";
import { chatLink } from "../../../src/domain/links/chatLink";
import { ticketAddress } from "../../../src/domain/links/ticketLink";
import { messageToShop } from "../../../src/domain/ticket/messageToShop";
import { qrModules, ticketCode } from "../../../src/features/ticket/qrModules";
import { shop, ticket } from "../../support/booking";

const number = shop.chatNumber;
const linkFor = (notes: string) => chatLink(number, messageToShop(ticket({ notes }), shop, 900));

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
      expect(linkFor(notes)).toBe(chatLink(number, messageToShop(ticket({ notes }), shop)));
      expect(scanned(qrModules(linkFor(notes)))).toBe(linkFor(notes));
    },
  );

  test.each([
    ["a usual ticket", {}, 80],
    ["a long name", { name: "Raden Mas Bagus Wicaksono Hadiningrat Kusumo" }, 80],
    ["signs that take nine characters each", { name: "✂".repeat(200) }, 8],
    ["5,000 characters of notes", { notes: "é".repeat(5000) }, 80],
  ])("with %s opens the ticket, and is coarse enough for a screen and for 26 mm of paper", (_what, typed, longest) => {
    const modules = ticketCode(ticket(typed), shop);
    expect(modules.length).toBeLessThanOrEqual(57);
    expect(scanned(modules)).toBe(ticketAddress(ticket(typed), shop.ticketPage, longest));
  });
});
