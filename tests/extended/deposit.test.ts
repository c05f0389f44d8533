import { buffer } from "node:stream/consumers";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { ticketWith } from "../support/bookingForm";
import { otherQris } from "../support/otherShop";
import { expectNoFaults } from "../support/pageFaults";
import { pageCount, printOnLetter } from "../support/pdf";
import { readQr } from "../support/readQr";
import { button, byRole, expect, otherSite, resize, test } from "../support/test";

/** The shop of this site asks for half of the price in advance. */
const morning = new Date("2026-12-03T08:00:00+07:00");
test.use({ baseURL: otherSite, now: morning });

const fragment = `#${ticketWith({
  ...{ code: "CKD123456AB", date: "2026-12-10", serviceIds: ["cukur"], total: 15_000 },
  deposit: { amount: 8000, isReceived: false },
})}`;

/** Opens a ticket whose deposit is not paid, and unfolds how to pay it. */
async function openDeposit(page: Page) {
  await page.goto(`./tiket/${fragment}`);
  const part = byRole(page, "region", "Bayar DP lewat QRIS toko");
  await part.locator("summary").click();
  return { part, code: byRole(part, "img", "Kode QRIS toko") };
}

test("a deposit's code is read from screen and saved picture", async ({ page }) => {
  const { part, code } = await openDeposit(page);
  // In the middle of the window nothing stands in front of it.
  await code.evaluate((element) => element.scrollIntoView({ block: "center" }));
  expect(await readQr(await code.screenshot())).toBe(otherQris);
  await expectNoFaults(page);

  const [download] = await Promise.all([page.waitForEvent("download"), button(part, "Simpan QR").click()]);
  const picture = await buffer(await download.createReadStream());
  expect((await sharp(picture).metadata()).width).toBe(1080);
  expect(await readQr(picture)).toBe(otherQris);
});

test("a deposit's code is read from paper, which asks for no tap", async ({ visit }) => {
  // Printers put at least three dots where a plain screen has one.
  const page = await visit({ deviceScaleFactor: 3 }, morning);
  const { part, code } = await openDeposit(page);
  expect(pageCount(await page.pdf({ preferCSSPageSize: true, printBackground: true }))).toBe(1);
  // A4 between margins of 10 mm, in CSS pixels.
  await resize(page, 718, 1047);
  await page.emulateMedia({ media: "print" });
  await expect(part).toContainText(/^(?![\s\S]*(Simpan|Salin))[\s\S]*Pindai kode ini/, { useInnerText: true });
  expect(await readQr(await code.screenshot())).toBe(otherQris);
  expect(pageCount(await printOnLetter(page))).toBe(1);
});
