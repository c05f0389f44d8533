import { submitButton } from "../support/bookingForm";
import { chatOf } from "../support/chatOf";
import { otherQris } from "../support/otherShop";
import { pageFaults } from "../support/pageFaults";
import { readQr } from "../support/readQr";
import { expect, fillBooking, otherSite, phone, test } from "../support/test";

/** The shop of this site asks for half of the price in advance. */
test.use({ baseURL: otherSite });

const thursday = new Date("2026-12-03T08:00:00+07:00");

test("a booking with a down payment, on the customer's phone and the shop's", async ({ visit }) => {
  const customer = await visit(phone, thursday);
  const shop = await visit(phone, thursday);

  // The customer books: Rp 15.000 and Rp 15.000, half of it in advance.
  await customer.page.goto("./#booking");
  await fillBooking(customer.page, { services: ["Cukur Rapi", "Rapikan Jenggot"], day: "10", time: "13:00" });
  const summary = customer.page.getByRole("region", { name: "Estimasi total harga" });
  await expect(summary).toContainText(/DP Rp\s15\.000 via QRIS/);
  await submitButton(customer.page).click();
  const part = customer.page.getByRole("region", { name: "Bayar DP lewat QRIS toko" });
  // Folded to a line with the amount until the shop has confirmed.
  await expect(part.getByText("DP Rp 15.000")).toBeVisible();
  await part.locator("summary").click();
  for (const words of ["Rp 15.000", "CUKUR DAENG", "NMID: ID1021234567890", "sehari sebelumnya"]) {
    await expect(part).toContainText(words);
  }
  const code = part.getByRole("img", { name: "Kode QRIS toko" });
  // In the middle of the window nothing stands in front of it.
  await code.evaluate((element) => element.scrollIntoView({ block: "center" }));
  expect(await readQr(await code.screenshot())).toBe(otherQris);
  expect(await pageFaults(customer.page)).toEqual([]);
  const request = await chatOf(customer.page, "Konfirmasi via WhatsApp");
  expect(request.text).toContain("DP Rp 15.000, belum dibayar menurut tiket ini");
  const proof = await chatOf(customer.page, "Kirim bukti");
  expect(proof.text).toMatch(/^CKD\d{6}[A-Z0-9]{2} - bukti DP Rp 15\.000\n/);

  // The shop opens the ticket of the proof, and answers once the money is there.
  await shop.page.goto(proof.ticket);
  await shop.page.getByRole("heading", { name: "Untuk toko: jawab booking ini" }).click();
  await expect(shop.page.getByText("Cocok dengan jam buka, layanan, dan harga hari ini.")).toBeVisible();
  expect(await pageFaults(shop.page)).toEqual([]);
  const received = await chatOf(shop.page, "Terima, DP diterima");
  expect(received.text).toContain("DP Rp 15.000 sudah kami terima. Sisanya Rp 15.000 dibayar di toko.");

  // The customer's ticket says that the shop says so, and asks for nothing more.
  await customer.page.goto("about:blank");
  await customer.page.goto(received.ticket);
  await expect(customer.page.getByText("DP diterima menurut toko: Rp 15.000")).toBeVisible();
  await expect(customer.page.getByText("Dikonfirmasi", { exact: true })).toBeVisible();
  await expect(customer.page.getByRole("button", { name: "Salin pesan" })).toBeVisible();
  await expect(part).toHaveCount(0);
  expect((await chatOf(customer.page, "Chat toko via WhatsApp")).text).toContain("DP diterima menurut toko");
});
