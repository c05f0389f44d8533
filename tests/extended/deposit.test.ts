import { buffer } from "node:stream/consumers";
import { otherQris } from "../support/otherShop";
import { pageCount, pdfPicture, printOnLetter, readsPdfs } from "../support/pdf";
import { readQr } from "../support/readQr";
import { expect, otherSite, phone, test } from "../support/test";

test.use({ baseURL: otherSite });

const fragment =
  "#kode=CKD123456AB&dp=8000&tgl=2026-12-10&jam=17:00&layanan=cukur&total=15000&nama=Budi&telp=0812-3456-7890";

test("the code of a down payment is saved as a picture, and is read from paper", async ({ visit }) => {
  const { page } = await visit({ ...phone, deviceScaleFactor: 1 }, new Date("2026-12-03T08:00:00+07:00"));
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
