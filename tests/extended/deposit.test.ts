import { buffer } from "node:stream/consumers";
import { submitButton } from "../support/bookingForm";
import { chatOf } from "../support/chatOf";
import { otherQris } from "../support/otherShop";
import { pageFaults } from "../support/pageFaults";
import { pageCount, pdfPicture, printOnLetter, readsPdfs } from "../support/pdf";
import { readQr } from "../support/readQr";
import { expect, fillBooking, otherSite, phone, test } from "../support/test";

/** The shop of this site asks for half of the price in advance. */
const morning = new Date("2026-12-03T08:00:00+07:00");
test.use({ baseURL: otherSite, now: morning });

test("a booking with a down payment shows the shop's code; the shop answers the proof once the money is there", async ({
  page,
}) => {
  // Rp 15.000 and Rp 15.000, half of it in advance.
  await page.goto("./#booking");
  await fillBooking(page, { services: ["Cukur Rapi", "Rapikan Jenggot"], day: "10", time: "13:00" });
  const summary = page.getByRole("region", { name: "Estimasi total harga" });
  await expect(summary).toContainText(/DP Rp\s15\.000 via QRIS/);
  await submitButton(page).click();
  const part = page.getByRole("region", { name: "Bayar DP lewat QRIS toko" });
  // Folded to a line with the amount until the shop has confirmed.
  await expect(part.getByText("DP Rp 15.000")).toBeVisible();
  await part.locator("summary").click();
  for (const words of ["CUKUR DAENG", "NMID: ID1021234567890", "sehari sebelumnya"]) {
    await expect(part).toContainText(words);
  }
  const code = part.getByRole("img", { name: "Kode QRIS toko" });
  // In the middle of the window nothing stands in front of it.
  await code.evaluate((element) => element.scrollIntoView({ block: "center" }));
  expect(await readQr(await code.screenshot())).toBe(otherQris);
  // On a till's roll there is no room beside it.
  const { width, height } = page.viewportSize() as { width: number; height: number };
  await page.setViewportSize({ width: 200, height });
  await page.emulateMedia({ media: "print" });
  const [codeBox, steps] = [await code.boundingBox(), await part.getByRole("list").boundingBox()];
  expect((codeBox?.y ?? 0) + (codeBox?.height ?? 0)).toBeLessThan(steps?.y ?? 0);
  await page.emulateMedia({ media: "screen" });
  await page.setViewportSize({ width, height });
  expect(await pageFaults(page)).toEqual([]);
  const request = await chatOf(page, "Konfirmasi via WhatsApp");
  expect(request.text).toContain("DP Rp 15.000, belum dibayar menurut tiket ini");
  const proof = await chatOf(page, "Kirim bukti");
  expect(proof.number).toBe(request.number);
  expect(proof.text).toMatch(/^CKD\d{6}[A-Z0-9]{2} - bukti DP Rp 15\.000\n/);

  await page.goto(proof.ticket);
  await page.getByRole("heading", { name: "Untuk toko: jawab booking ini" }).click();
  await expect(page.getByText("Cocok dengan jam buka, layanan, dan harga hari ini.")).toBeVisible();
  expect(await pageFaults(page)).toEqual([]);
  const received = await chatOf(page, "Terima, DP diterima");
  expect(received.text).toContain("DP Rp 15.000 sudah kami terima. Sisanya Rp 15.000 dibayar di toko.");
});

const fragment =
  "#kode=CKD123456AB&dp=8000&tgl=2026-12-10&jam=17:00&layanan=cukur&total=15000&nama=Budi&telp=0812-3456-7890";

test("the code of a down payment is saved as a picture, and is read from paper", async ({ visit }) => {
  const { page } = await visit({ ...phone, deviceScaleFactor: 1 }, morning);
  await page.goto(`./tiket/${fragment}`);
  const part = page.getByRole("region", { name: "Bayar DP lewat QRIS toko" });
  await part.locator("summary").click();

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    part.getByRole("button", { name: "Simpan QR" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("qris-cukur-daeng.png");
  expect(await readQr(await buffer(await download.createReadStream()))).toBe(otherQris);

  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  expect(pageCount(pdf)).toBe(1);
  // A4 between margins of 10 mm, in CSS pixels.
  await page.setViewportSize({ width: 718, height: 1047 });
  await page.emulateMedia({ media: "print" });
  // Nothing on paper asks for a tap.
  await expect(part).toContainText(/^(?![\s\S]*(Simpan|Salin))[\s\S]*Pindai kode ini/, { useInnerText: true });
  const code = await part.getByRole("img", { name: "Kode QRIS toko" }).boundingBox();
  if (!code) throw new Error("the code stands on paper");
  const [margin, around] = [38, 15];
  const [x, y] = [code.x + margin - around, code.y + margin - around];
  if (readsPdfs) {
    const picture = pdfPicture(pdf, { x, y, width: code.width + 2 * around, height: code.height + 2 * around });
    expect(await readQr(picture)).toBe(otherQris);
  }
  expect(pageCount(await printOnLetter(page))).toBe(1);
});
