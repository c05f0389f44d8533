import { accessibilityFindings } from "../support/accessibility";
import { changedSiteFolder, changedSitePrefix } from "../support/changedSite";
import { recordShifts, shiftsOf } from "../support/layoutShifts";
import { siteInChromium } from "../support/siteInChromium";
import { fillBooking, phone, tuesdayMorning, untilHydrated, visit, wake } from "../support/visit";

const site = siteInChromium({ folder: changedSiteFolder, prefix: changedSitePrefix });

test.each([
  ["2099-12-31T23:59:00+07:00", true],
  ["2100-01-01T00:00:00+07:00", false],
])("the notice until 31 December stands at the top at %s: %s, and nothing moves by it", async (moment, isThere) => {
  const { page, context, complaints } = await visit(site.browser, phone, new Date(moment));
  await recordShifts(page);
  await page.goto(`${site.origin}${changedSitePrefix}/`);
  const notice = page.getByText("Libur mendadak hari ini.");
  expect(await notice.isVisible()).toBe(isThere);
  await wake(page);
  await untilHydrated(page);
  expect(await notice.isVisible()).toBe(isThere);
  expect(await shiftsOf(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
});

test("a changed price, service, peak and name reach total, ticket and message, under a path of their own", async () => {
  const { page, context, complaints } = await visit(site.browser, phone, tuesdayMorning);
  await page.goto(`${site.origin}${changedSitePrefix}/services/`);
  await page.getByRole("link", { name: "Book This Service: Beard Sculpt" }).click();
  await page.getByRole("checkbox", { name: "Beard Trim", checked: true }).waitFor();
  expect(page.url()).toBe(`${site.origin}${changedSitePrefix}/en/#booking`);
  await page.getByRole("link", { name: "ID, Bahasa Indonesia" }).click();
  await page.getByRole("checkbox", { name: "Cukur Jenggot", checked: true }).waitFor();
  expect(page.url()).toBe(`${site.origin}${changedSitePrefix}/#booking`);
  await fillBooking(page, { services: ["Semir Rambut"], day: "8", time: "20:30" });
  // 82500 + 130000 = 212500, times 1.15 = 244375
  expect(await page.getByRole("region", { name: "Estimasi total harga" }).innerText()).toMatch(
    /244\.375[\s\S]*105 menit/,
  );
  // The day has closed hours; the last booking before them would run into them.
  for (const time of ["15:00", "16:30"]) {
    expect(await page.getByRole("radio", { name: `${time} Siang Penuh`, exact: true }).isDisabled()).toBe(true);
  }
  await page
    .getByRole("radio", { name: /^14:30 .*Selesainya melewati pukul 15:00 \(Penuh\)/, disabled: false })
    .waitFor();
  await page.getByRole("radio", { name: /^17:00 Peak Sore \+15%$/, disabled: false }).waitFor();
  await page.getByRole("button", { name: "Buat Booking" }).click();
  const ticket = await page.getByRole("article").innerText();
  expect(ticket).toContain("Rp 244.375");
  expect(ticket).toMatch(/PHS\d{6}[A-Z0-9]{2}/);
  expect(ticket).toContain("Semir Rambut");
  expect(ticket.toUpperCase()).toContain("PANGKAS RAMBUT BAPAK HAJI SULAIMAN & PUTRA");
  const href = await page.getByRole("link", { name: "Konfirmasi via WhatsApp" }).getAttribute("href");
  const message = decodeURIComponent(href ?? "");
  expect(message).toContain("Estimasi total: Rp 244.375");

  const address = message.slice(message.lastIndexOf("\n") + 1);
  expect(address.startsWith(`${site.origin}${changedSitePrefix}/tiket/#kode=PHS`)).toBe(true);
  await page.goto(address);
  expect(await page.getByRole("article", { name: "Tiket booking" }).innerText()).toContain("Rp 244.375");
  await page.getByRole("heading", { name: "Untuk toko: jawab booking ini" }).click();
  const proposals = await page.getByLabel("Jam", { exact: true }).innerText();
  expect(proposals).toMatch(/14:30 [\s\S]*17:00 /);
  expect(proposals).toContain("15:00 Siang (ditutup: Penuh)");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(complaints).toEqual([]);
  await context.close();
});

test("a closure and a weekly day off cannot be chosen and give the reason", async () => {
  const { page, context } = await visit(site.browser, phone, tuesdayMorning);
  await page.goto(`${site.origin}${changedSitePrefix}/#booking`);
  const calendar = page.getByRole("group", { name: "Pilih Tanggal" });
  await calendar.scrollIntoViewIfNeeded();
  await calendar.getByText("Tutup setiap Senin").first().waitFor({ state: "attached" });
  await calendar.getByText("24 Desember - 26 Desember: tutup, Libur Natal").waitFor();
  const closed = calendar.getByRole("gridcell", { name: /25 Desember|Desember 25|25/ }).first();
  expect(await closed.getAttribute("aria-disabled")).toBe("true");
  await context.close();
});

test("a shelf without products says so and is accessible; the long one turns from page to page, each at its top, and back", async () => {
  const { page, context } = await visit(site.browser, phone);
  await page.goto(`${site.origin}${changedSitePrefix}/products/`);
  await page.getByRole("link", { name: "Gift Sets" }).click();
  await page.getByText("0 products in Gift Sets").waitFor();
  await page.getByText("Nothing on this shelf right now").waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.getByRole("link", { name: "All Products" }).click();
  await page.getByText("1000 products, page 1 of 42").waitFor();
  await wake(page);
  let left = 0;
  for (const number of [2, 3]) {
    const next = page.getByRole("link", { name: "Next page" });
    await next.scrollIntoViewIfNeeded();
    left = await page.evaluate(() => scrollY);
    await next.tap();
    await page.getByText(`1000 products, page ${number} of 42`).waitFor();
    expect(
      await page
        .getByRole("heading", { name: /^Product \d/ })
        .first()
        .textContent(),
    ).toBe(`Product ${24 * (number - 1)}`);
    // The focus is at the top of the new page, and the page is announced.
    await page.waitForFunction(
      (words) =>
        document.activeElement?.id === "gatsby-focus-wrapper" &&
        document.getElementById("gatsby-announcer")?.textContent?.includes(words),
      `page ${number}`,
    );
    await page.waitForFunction(() => scrollY === 0);
  }
  await page.goBack();
  await page.getByText("1000 products, page 2 of 42").waitFor();
  expect(left).toBeGreaterThan(1000);
  await page.waitForFunction((top) => Math.abs(scrollY - top) < 50, left);
  await context.close();
});
