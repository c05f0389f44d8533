import { openForm, smallPhone, submitButton, ticketFragment } from "../support/bookingForm";
import { pageCount, pdfText, readsPdfs } from "../support/pdf";
import { readQr } from "../support/readQr";
import { siteInChromium } from "../support/siteInChromium";
import { desktop, fillBooking, tuesdayMorning, visit } from "../support/visit";

const site = siteInChromium();

const cut = "(dipotong; selengkapnya di tiket pada layar)";

test("whatever was typed, the ticket is printed on one page that says if the rest is on screen, and its links stay short", async () => {
  const { page, context } = await openForm(site, smallPhone);
  const pages: Record<string, number> = {};
  for (const [what, booked] of Object.entries({
    "no notes": {},
    "42 short lines": { notes: "tipis\n".repeat(42) },
    "2,500 line breaks": { notes: "a\n".repeat(2500) },
    "5,000 characters": { notes: "Rambut samping tipis. ".repeat(228) },
    "a name of 5,000 characters": { name: "Budi ".repeat(1000) },
  })) {
    await fillBooking(page, booked);
    await submitButton(page).click();
    await page.getByRole("button", { name: "Booking Lagi" }).waitFor();
    const hrefs = await page
      .locator("main a[target=_blank]")
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
    expect(hrefs.filter((href) => href.startsWith("https://calendar.google.com/"))).toHaveLength(1);
    expect(hrefs.filter((href) => href.length >= 2000)).toEqual([]);
    // What fits on A5 fits on A4 and Letter, which are larger in both directions.
    pages[`${what}, A5`] = pageCount(await page.pdf({ format: "A5", printBackground: true }));
    pages[`${what}, own size`] = pageCount(await page.pdf({ preferCSSPageSize: true, printBackground: true }));
    await page.emulateMedia({ media: "print" });
    const isCut = (await page.getByRole("article").innerText()).includes(cut);
    expect([what, isCut]).toEqual([what, what !== "no notes"]);
    await page.emulateMedia({ media: null });
    await page.getByRole("button", { name: "Booking Lagi" }).click();
  }
  expect(Object.entries(pages).filter(([, count]) => count !== 1)).toEqual([]);
  expect(Object.keys(pages)).toHaveLength(10);
  await context.close();
});

test("a ticket that says all that can no longer agree is printed on one page", async () => {
  const { page, context } = await visit(site.browser, desktop, tuesdayMorning);
  const name = "Raden+Mas+Bagus+Wicaksono+Hadiningrat+Kusumo";
  const asked = "layanan=classic,premium,beard,father-son&barber=agus&total=1";
  for (const [route, heading, closed, away] of [
    ["/tiket/", /^Menurut situs per/, /^Toko tutup hari itu: /, "Rizky cuti: "],
    ["/en/ticket/", /^According to this site on/, /^The shop is closed on that day: /, "Rizky is away: "],
  ] as const) {
    await page.goto(`${site.origin}${route}#kode=BTP123456AB&tgl=2030-02-05&jam=03:30&${asked}&nama=${name}&telp=0812`);
    const outdated = page.getByRole("region", { name: heading });
    await outdated.getByText(closed).waitFor();
    // Reasons of 80 characters for the closed day and for a barber away.
    const line = `${away}${"Pulang kampung ".repeat(6).slice(0, 80)}.`;
    await outdated.getByRole("list").evaluate((list, text) => {
      for (let times = 0; times < 2; times += 1)
        list.append(Object.assign(document.createElement("li"), { textContent: text }));
    }, line);
    expect([route, pageCount(await page.pdf({ format: "A5", printBackground: true }))]).toEqual([route, 1]);
    await page.emulateMedia({ media: "print" });
    expect(await outdated.isVisible()).toBe(true);
    await page.emulateMedia({ media: null });
  }
  await context.close();
});

if (!readsPdfs) process.stderr.write("pdftotext is not installed: its test is skipped (Debian: poppler-utils).\n");

// CI has it installed, so there the test fails without it.
const testWithPdfReader = readsPdfs ? test : test.skip;

testWithPdfReader("prints the ticket alone, with the code on it", async () => {
  const { page, context } = await openForm(site, desktop);
  await fillBooking(page, { notes: "Rambut samping tipis. ".repeat(228), name: "B".repeat(80) });
  await submitButton(page).click();
  const code = (await page.getByRole("article").innerText()).match(/BTP\d{6}[A-Z0-9]{2}/)?.[0];
  const text = pdfText(await page.pdf({ preferCSSPageSize: true, printBackground: true }));
  expect(code).toBeDefined();
  expect(text).toContain(code);
  expect(text).not.toContain("Layanan Kami");
  expect(text).not.toContain("Konfirmasi via WhatsApp");
  await context.close();
});

// Printers put at least three dots where a plain screen has one.
test.each([
  ["screen", 1],
  ["print", 3],
] as const)("a ticket's code can be read from %s, whatever is on the ticket", async (media, deviceScaleFactor) => {
  const { page, context } = await visit(
    site.browser,
    { viewport: { width: 1280, height: 800 }, deviceScaleFactor },
    tuesdayMorning,
  );
  const all = "classic,premium,beard,father-son";
  const longName = encodeURIComponent("Raden Mas Bagus Wicaksono Hadiningrat Kusumo");
  await page.emulateMedia({ media });
  await page.goto(`${site.origin}/tiket/#${ticketFragment}`);
  const code = page.getByRole("img", { name: /^Kode QR/ });
  const read = async () => readQr(await code.screenshot());
  for (const [services, name] of [
    ["father-son", "Budi"],
    ["father-son", longName],
    [all, "Budi"],
    [all, longName],
    [all, "%E2%9C%82".repeat(40)],
  ] as const) {
    const fragment = ticketFragment.replace("father-son", services).replace("nama=Budi", `nama=${name}`);
    await page.evaluate((hash) => {
      window.location.hash = hash;
    }, fragment);
    await page.getByRole("article").getByText(decodeURIComponent(name)).first().waitFor();
    expect(await read()).toContain(`&layanan=${services}&`);
  }
  await context.close();
});
