import type { Page } from "playwright-core";
import { accessibilityFindings } from "../support/accessibility";
import { pageCount } from "../support/pdf";
import { siteInChromium } from "../support/siteInChromium";
import { desktop, fillBooking, phone, tuesdayMorning, visit, wake } from "../support/visit";

const site = siteInChromium();

/** Where a chat link leads and what the chat would hold. */
async function chatOf(page: Page, name: string | RegExp) {
  const link = page.getByRole("link", { name });
  const address = new URL((await link.getAttribute("href")) ?? "");
  expect(address.origin).toBe("https://wa.me");
  expect(address.href.length).toBeLessThan(2000);
  const text = decodeURIComponent(address.search.replace("?text=", ""));
  return { number: address.pathname.slice(1), text, ticket: text.slice(text.lastIndexOf("\n") + 1) };
}

/** Everything that the page has stored on the device, and its structured data. */
const storedBy = (page: Page) =>
  page.evaluate(async () => ({
    local: { ...localStorage },
    session: { ...sessionStorage },
    cookie: document.cookie,
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    data: [...document.querySelectorAll("script[type='application/ld+json']")]
      .map((script) => script.textContent)
      .join(),
  }));

const unfoldShopSide = (page: Page) => page.getByRole("heading", { name: "Untuk toko: jawab booking ini" }).click();

test("two phones without a server: book, accept, open, move, accept again, cancel", async () => {
  const customer = await visit(site.browser, phone, tuesdayMorning);
  const shop = await visit(site.browser, phone, tuesdayMorning);
  const outside: string[] = [];
  for (const { page } of [customer, shop]) {
    // The browser asks before an unsent ticket is left.
    page.on("dialog", (dialog) => void dialog.accept());
    page.on("request", (request) => {
      outside.push(`${request.url().split("#")[0]} ${request.headers().referer ?? ""} ${request.postData() ?? ""}`);
    });
  }

  // The customer books and sends.
  await customer.page.goto(`${site.origin}/`);
  await fillBooking(customer.page, { notes: "Poni tipis" });
  await customer.page.getByRole("button", { name: "Buat Booking" }).click();
  const request = await chatOf(customer.page, "Konfirmasi via WhatsApp");
  const code = request.text.match(/^BTP\d{6}[A-Z0-9]{2}/)?.[0] ?? "none";
  expect(request.number).toBe("6281200000000");
  expect(request.ticket).toMatch(new RegExp(`^${site.origin}/tiket/#kode=${code}&`));
  expect(request.ticket.length).toBeLessThan(300);
  expect(request.ticket).not.toContain("tipis");

  // The shop opens the ticket and accepts it.
  await shop.page.goto(request.ticket);
  await shop.page.getByText("7 hari lagi pukul 17:00 WIB").waitFor();
  const paper = shop.page.getByRole("article", { name: "Tiket booking" });
  for (const fact of [code, "Budi Santoso", "0812 3456 7890", "Selasa, 8 Desember 2026", "17:00 WIB", "90 menit"]) {
    expect(await paper.innerText()).toContain(fact);
  }
  expect(await paper.innerText()).toContain("Menunggu konfirmasi");
  await unfoldShopSide(shop.page);
  await shop.page.getByText("Cocok dengan jam buka, layanan, dan harga hari ini.").waitFor();
  const accepted = await chatOf(shop.page, "Terima");
  expect(accepted.number).toBe("6281234567890");
  expect(accepted.text).toContain("Halo Budi Santoso");
  expect(accepted.text).toContain("Selasa, 8 Desember 2026 pukul 17:00 WIB");

  // The customer opens the confirmation and moves the visit by a day.
  await customer.page.goto(accepted.ticket);
  await customer.page.getByText("Dikonfirmasi", { exact: true }).waitFor();
  await customer.page.getByRole("link", { name: "Ubah jadwal" }).click();
  await customer.page.getByText(`Mengubah booking ${code}, semula Selasa, 8 Desember 2026 pukul 17:00 WIB.`).waitFor();
  // A change stands in the address, so that a page that is loaded again goes on with it.
  await customer.page.waitForURL(`${site.origin}/#ubah&kode=${code}&**`);
  await customer.page.goto("about:blank");
  await customer.page.goBack();
  await customer.page.getByText(`Mengubah booking ${code}`).waitFor();
  expect(await customer.page.getByLabel("Nama").inputValue()).toBe("Budi Santoso");
  expect(await customer.page.getByRole("radio", { name: /^17:00/ }).isChecked()).toBe(true);
  await customer.page
    .getByRole("group", { name: "Pilih Tanggal" })
    .getByRole("gridcell", { name: /^Pilih .*\b9\b/ })
    .click();
  await customer.page.getByRole("radio", { name: /^14:00/ }).check();
  await customer.page.getByRole("button", { name: "Buat Booking" }).click();
  const moved = await chatOf(customer.page, "Konfirmasi via WhatsApp");
  await customer.page.waitForURL(`${site.origin}/#booking`);
  expect(moved.text).toContain(
    `Ubah ${code} dari Selasa, 8 Desember 2026 pukul 17:00 WIB menjadi Rabu, 9 Desember 2026 pukul 14:00 WIB`,
  );

  // The shop proposes an hour later instead; the customer sees it, and the shop accepts.
  await shop.page.goto("about:blank");
  await shop.page.goto(moved.ticket);
  await unfoldShopSide(shop.page);
  await shop.page.getByLabel("Jam", { exact: true }).selectOption("15:00");
  const proposed = await chatOf(shop.page, /^Usulkan Rabu, 9 Desember 2026 pukul 15:00 WIB/);
  await customer.page.goto("about:blank");
  await customer.page.goto(proposed.ticket);
  await customer.page.getByText("Usulan jam dari toko", { exact: true }).waitFor();
  const agreed = await chatOf(customer.page, "Setuju via WhatsApp");
  expect(agreed.text).toContain(`${code} - setuju jam usulan toko`);
  await shop.page.goto("about:blank");
  await shop.page.goto(agreed.ticket);
  await unfoldShopSide(shop.page);
  // Back and a page loaded again keep it so.
  await shop.page.reload();
  const again = await chatOf(shop.page, "Terima");
  expect(again.text).toContain("Rabu, 9 Desember 2026 pukul 15:00 WIB");

  // The customer cancels.
  await customer.page.goto("about:blank");
  await customer.page.goto(again.ticket);
  const off = await chatOf(customer.page, "Batalkan via WhatsApp");
  expect(off.number).toBe("6281200000000");
  expect(off.text).toMatch(new RegExp(`^Batalkan ${code}\n`));

  // Neither name, number nor code has left a phone or stayed on one.
  for (const secret of ["Budi", "Santoso", "3456", code]) {
    expect([...outside, ...site.asked].filter((line) => line.includes(secret))).toEqual([]);
  }
  for (const { page, context, complaints } of [customer, shop]) {
    const { local, session, cookie, databases, caches, data } = await storedBy(page);
    expect({ local, session, cookie, databases, caches }).toEqual({
      local: {},
      session: {},
      cookie: "",
      databases: [],
      caches: [],
    });
    expect(data).not.toContain("Budi");
    expect(await page.locator("meta[name=robots]").getAttribute("content")).toBe("noindex");
    expect(complaints).toEqual([]);
    await context.close();
  }
});

const whole =
  "#kode=BTP123456AB&tgl=2026-12-08&jam=17:00&layanan=father-son&total=201250&nama=Budi&telp=0812-3456-7890";

test("a ticket once opened needs no network, follows its address, and prints alone on one page", async () => {
  const { page, context, complaints } = await visit(site.browser, phone, tuesdayMorning);
  // Without prefetches of other pages, which may begin at any time.
  await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
  await page.goto(`${site.origin}/tiket/${whole}`);
  await page.getByRole("heading", { name: "Untuk toko" }).waitFor();
  await page.waitForLoadState("networkidle");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await context.setOffline(true);
  await page.evaluate(
    (hash) => {
      window.location.hash = hash;
    },
    whole.replace("jam=17:00", "jam=14:00").replace("201250", "175000"),
  );
  await page.getByText("7 hari lagi pukul 14:00 WIB").waitFor();
  await page.getByRole("button", { name: "Tiket sebagai gambar" }).click();
  await page.getByRole("img", { name: "Tiket BTP123456AB" }).waitFor();
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pageCount(pdf)).toBe(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  // The browser itself requests the page's icon again, and logs the failure.
  expect(asked.filter((address) => !/^data:|\/favicon\.svg$/.test(address))).toEqual([]);
  expect(complaints.filter((text) => !text.includes("ERR_INTERNET_DISCONNECTED"))).toEqual([]);
  await context.close();
});

test("axe finds nothing on a ticket and its shop's side", async () => {
  for (const [screen, fragment] of [
    [phone, whole],
    [desktop, whole],
    [phone, `${whole}&status=diterima`],
    [phone, whole.replace("0812-3456-7890", "telepon")],
  ] as const) {
    const { page, context } = await visit(site.browser, screen, tuesdayMorning);
    await page.goto(`${site.origin}/tiket/${fragment}`);
    await unfoldShopSide(page);
    expect(await accessibilityFindings(page)).toEqual([]);
    await context.close();
  }
});

test.each([
  ["nothing", "", "Alamat ini tidak membawa tiket."],
  ["what is no ticket", "#xyz", "Alamat ini tidak membawa tiket."],
  ["a ticket cut off", "#kode=BTP123456AB&tgl=2026-12-08&ja", "Alamat tiket ini tidak utuh"],
  ["a date that does not exist", whole.replace("12-08", "02-30"), "Tanggal tidak ada, atau tidak ada di kalender."],
  ["a service that is gone", whole.replace("father-son", "massage"), "massage (tidak ada lagi di daftar layanan)"],
  ["another total", whole.replace("201250", "1"), "Total di tiket Rp 1; dengan harga hari ini Rp 201.250."],
  ["100 KB", `#kode=BTP123456AB&nama=${"x".repeat(100_000)}`, "Alamat tiket ini tidak utuh"],
  ["markup", whole.replace("Budi", encodeURIComponent("<img src=x onerror=alert(1)><b>Budi</b>")), "<b>Budi</b>"],
  ["a number nobody can call", whole.replace("0812-3456-7890", "telepon+saya"), "tidak bisa dibuka di WhatsApp"],
])("an address with %s is answered with a clear message and the chat link", async (name, fragment, words) => {
  const { page, context, complaints } = await visit(site.browser, phone, tuesdayMorning);
  await page.goto(`${site.origin}/tiket/${fragment}`);
  await wake(page);
  if (name === "a number nobody can call") await unfoldShopSide(page);
  await page.getByText(words).first().waitFor();
  const main = page.getByRole("main");
  expect(await main.locator("a[href^='https://wa.me/6281200000000']").count()).toBeGreaterThan(0);
  // The others differ from these two and from the ticket above by their text alone.
  if (["nothing", "another total"].includes(name)) expect(await accessibilityFindings(page)).toEqual([]);
  expect(await main.locator("article img, article b, script:not([data-starter])").count()).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(complaints).toEqual([]);
  await context.close();
});
