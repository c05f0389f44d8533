import jsQR from "jsqr";
import { ticketQr } from "../../src/features/ticket/qrModules";
import { booking, shop } from "../support/booking";
import { ticketIn } from "../support/chatOf";

/** What a phone's camera reads: the modules as a picture of four pixels each, with the margin the ticket gives them. */
function scanned(modules: boolean[][]) {
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
  test.each([
    ["notes", { notes: "Poni jangan terlalu pendek, sisi tipis" }, shop.ticketPage],
    ["a Chinese name", { name: "陈伟明陈伟明陈伟明", phone: "+62 (0)812-3456-7890" }, shop.ticketPage],
    [
      "an accepted visit in English with services, barber and deposit, on a host's own address",
      {
        serviceIds: ["potong-rambut-dewasa", "cukur-jenggot", "keramas"],
        barberId: "rizky",
        language: "en" as const,
        status: "confirmed" as const,
        version: 29_950_000,
        deposit: { amount: 50_000, isReceived: true },
      },
      "https://pangkas-rapi.github.io/situs-toko/tiket/",
    ],
  ])("with %s opens the whole ticket, coarse enough for 26 mm", (_what, typed, page) => {
    const made = booking(typed);
    const modules = ticketQr(made, { ...shop, ticketPage: page }) ?? [];
    expect(modules.length).toBeLessThanOrEqual(69);
    const link = new URL(scanned(modules) ?? "about:blank");
    expect(link.href.startsWith(made.language === "en" ? page.replace("tiket/", "en/ticket/") : page)).toBe(true);
    expect(ticketIn(link.hash)).toEqual(made);
  });

  test("is left out where the link is too long to be scanned", () => {
    expect(ticketQr(booking({ notes: "✂".repeat(40) }), shop)).toBeNull();
  });
});
