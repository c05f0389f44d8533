import jsQR from "jsqr";
import { ticketQr } from "../../src/features/ticket/qrModules";
import { booking, shop } from "../support/booking";
import { ticketIn } from "../support/chatOf";

/** What a phone's camera reads: the modules as a picture of four pixels each, with the margin the ticket gives them. */
function scanned(modules: boolean[][]) {
  const scale = 4;
  const size = (modules.length + 8) * scale;
  const isDark = (x: number, y: number) => modules[Math.floor(y / scale) - 4]?.[Math.floor(x / scale) - 4];
  const pixels = Uint8ClampedArray.from({ length: size * size * 4 }, (_, at) => {
    const pixel = Math.floor(at / 4);
    return at % 4 < 3 && isDark(pixel % size, Math.floor(pixel / size)) ? 0 : 255;
  });
  return jsQR(pixels, size, size)?.data;
}

test.each([
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
])("the QR code of %s opens the whole ticket, coarse enough for 26 mm", (_what, typed, page) => {
  const made = booking(typed);
  const modules = ticketQr(made, { ...shop, ticketPage: page }) ?? [];
  expect(modules.length).toBeLessThanOrEqual(69);
  const link = new URL(scanned(modules) ?? "about:blank");
  expect(link.href.startsWith(made.language === "en" ? page.replace("tiket/", "en/ticket/") : page)).toBe(true);
  expect(ticketIn(link.hash)).toEqual(made);
});

test("a ticket's QR code is left out where the link is too long to be scanned", () =>
  expect(ticketQr(booking({ notes: "✂".repeat(40) }), shop)).toBeNull());
