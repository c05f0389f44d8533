import { submitButton } from "../support/bookingForm";
import { chatOf } from "../support/chatOf";
import { otherQris } from "../support/otherShop";
import { pageFaults } from "../support/pageFaults";
import { readQr } from "../support/readQr";
import { expect, fillBooking, otherSite, test } from "../support/test";

/** The shop of this site asks for half of the price in advance. */
test.use({ baseURL: otherSite, now: new Date("2026-12-03T08:00:00+07:00") });

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
