import { buffer } from "node:stream/consumers";
import type { Page } from "playwright-core";
import { accessibilityFindings } from "../support/accessibility";
import { emvcoExample, qrisWithAmount, shopQris } from "../support/deposit";
import { otherQris, otherSiteFolder } from "../support/otherShop";
import { pageCount, pdfPicture, readsPdfs } from "../support/pdf";
import { readQr } from "../support/readQr";
import { siteInChromium } from "../support/siteInChromium";
import { fillBooking, phone, visit } from "../support/visit";

/** The shop of this site asks for half of the price in advance. */
const site = siteInChromium({ folder: otherSiteFolder });

const thursday = new Date("2026-12-03T08:00:00+07:00");

const plainPhone = { ...phone, deviceScaleFactor: 1 };

const depositPart = (page: Page) => page.getByRole("region", { name: "Bayar DP lewat QRIS toko" });

/** What a chat link's chat would hold, and the address of the ticket at its end. */
async function chatOf(page: Page, name: string | RegExp) {
  const link = page.getByRole("link", { name, exact: true });
  const text = decodeURIComponent(new URL((await link.getAttribute("href")) ?? "").search.replace("?text=", ""));
  return { text, ticket: text.slice(text.lastIndexOf("\n") + 1) };
}

const codeIn = (page: Page) => depositPart(page).getByRole("img", { name: "Kode QRIS toko" });

/** What can be read from the code on the screen. */
async function codeOnScreen(page: Page): Promise<string> {
  const code = codeIn(page);
  // In the middle of the window nothing stands in front of it.
  await code.evaluate((element) => element.scrollIntoView({ block: "center" }));
  return readQr(await code.screenshot());
}

/** What can be read from the code on paper. */
async function codeOnPaper(page: Page, pdf: Buffer): Promise<string> {
  // A4 between margins of 10 mm, in CSS pixels.
  await page.setViewportSize({ width: 718, height: 1047 });
  await page.emulateMedia({ media: "print" });
  const code = await codeIn(page).boundingBox();
  if (!code) throw new Error("the code stands on paper");
  const [margin, around] = [38, 15];
  const [x, y] = [code.x + margin - around, code.y + margin - around];
  return readQr(pdfPicture(pdf, { x, y, width: code.width + 2 * around, height: code.height + 2 * around }));
}

/** What can be read from the picture that 'Simpan QR' saves, and its name. */
async function savedCode(page: Page): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Simpan QR" }).click(),
  ]);
  return { name: download.suggestedFilename(), text: await readQr(await buffer(await download.createReadStream())) };
}

test("a booking with a down payment, on the customer's phone and the shop's", async () => {
  const customer = await visit(site.browser, phone, thursday);
  const shop = await visit(site.browser, phone, thursday);
  for (const { page } of [customer, shop]) page.on("dialog", (dialog) => void dialog.accept());

  // The customer books: Rp 15.000 and Rp 15.000, half of it in advance.
  await customer.page.goto(`${site.origin}/#booking`);
  await fillBooking(customer.page, { services: ["Cukur Rapi", "Rapikan Jenggot"], day: "10", time: "13:00" });
  const summary = customer.page.getByRole("region", { name: "Estimasi total harga" });
  expect(await summary.innerText()).toContain("DP Rp 15.000 lewat QRIS");
  await customer.page.getByRole("button", { name: "Buat Booking" }).click();
  const part = depositPart(customer.page);
  await part.waitFor();
  for (const words of ["Rp 15.000", "CUKUR DAENG", "NMID: ID1021234567890", "sehari sebelumnya"]) {
    expect(await part.innerText()).toContain(words);
  }
  expect(await codeOnScreen(customer.page)).toBe(otherQris);
  const request = await chatOf(customer.page, "Konfirmasi via WhatsApp");
  expect(request.text).toContain("DP Rp 15.000, belum dibayar menurut tiket ini");
  const proof = await chatOf(customer.page, "Kirim bukti");
  expect(proof.text).toMatch(/^CKD\d{6}[A-Z0-9]{2} - bukti DP Rp 15\.000\n/);

  // The shop opens the ticket of the proof, and answers once the money is there.
  await shop.page.goto(proof.ticket);
  await shop.page.getByRole("heading", { name: "Untuk toko: jawab booking ini" }).click();
  await shop.page.getByText("Cocok dengan jam buka, layanan, dan harga hari ini.").waitFor();
  const received = await chatOf(shop.page, "Terima, DP diterima");
  expect(received.text).toContain("DP Rp 15.000 sudah kami terima. Sisanya Rp 15.000 dibayar di toko.");

  // The customer's ticket says that the shop says so, and asks for nothing more.
  await customer.page.goto("about:blank");
  await customer.page.goto(received.ticket);
  await customer.page.getByText("DP diterima menurut toko: Rp 15.000").waitFor();
  await customer.page.getByText("Dikonfirmasi", { exact: true }).waitFor();
  await customer.page.getByRole("button", { name: "Salin pesan" }).waitFor();
  expect(await part.count()).toBe(0);
  expect((await chatOf(customer.page, "Chat toko via WhatsApp")).text).toContain("DP diterima menurut toko");
  for (const { context, complaints } of [customer, shop]) {
    expect(complaints).toEqual([]);
    await context.close();
  }
});

const fragment =
  "#kode=CKD123456AB&dp=8000&tgl=2026-12-10&jam=17:00&layanan=cukur&total=15000&nama=Budi&telp=0812-3456-7890";

// Some pages of the content's own check would refuse these codes, so they are put into the page's data on its way.
test.each([
  ["the shop's own code", otherQris, "qris-cukur-daeng.png"],
  ["another static code", shopQris, "qris-bintang-pangkas.png"],
  ["a code with an amount", qrisWithAmount, "qris-bintang-pangkas.png"],
  ["EMVCo's example", emvcoExample, "qris-best-transport.png"],
])(
  "%s reads back to the letter from a window of 360 pixels, the saved picture and the paper",
  async (_, qris, name) => {
    const { page, context, complaints } = await visit(site.browser, plainPhone, thursday);
    await page.route("**/page-data/tiket/page-data.json", async (route) => {
      const answer = await route.fetch();
      const data = await answer.json();
      data.result.data.shop.deposit.qris = qris;
      await route.fulfill({ response: answer, json: data });
    });
    await page.goto(`${site.origin}/tiket/${fragment}`);
    await depositPart(page).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    expect(await codeOnScreen(page)).toBe(qris);
    expect(await savedCode(page)).toEqual({ name, text: qris });
    const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
    expect(pageCount(pdf)).toBe(1);
    if (readsPdfs) expect(await codeOnPaper(page, pdf)).toBe(qris);
    expect(complaints).toEqual([]);
    await context.close();
  },
);

test("a ticket with a down payment passes axe, prints on one page, and stands without its part", async () => {
  const { page, context } = await visit(site.browser, plainPhone, thursday);
  await page.goto(`${site.origin}/tiket/${fragment}`);
  await depositPart(page).waitFor();
  await page.getByRole("heading", { name: "Untuk toko: jawab booking ini" }).click();
  expect(await accessibilityFindings(page)).toEqual([]);
  // The smallest paper that one prints a ticket on.
  expect(pageCount(await page.pdf({ format: "A5", printBackground: true }))).toBe(1);
  // Nothing on paper asks for a tap.
  await page.emulateMedia({ media: "print" });
  const onPaper = await depositPart(page).innerText();
  expect(onPaper).toContain("Pindai kode ini");
  expect(onPaper).not.toMatch(/Simpan|Salin/);
  await page.emulateMedia({ media: null });
  // Where the part's script does not come, the ticket says so and asks again.
  const alone = await context.newPage();
  const script = /\/deposit-[0-9a-f]{8}\.js/;
  await alone.route(script, (route) => route.abort());
  await alone.goto(`${site.origin}/tiket/${fragment}`);
  await alone.getByText("Kode QRIS belum bisa dimuat.").waitFor();
  await alone.unroute(script);
  await alone.getByRole("button", { name: "Coba muat kode QRIS lagi" }).click();
  await depositPart(alone).waitFor();
  await context.close();
});
