import { makeTicket } from "../support/bookingForm";
import { chatOf } from "../support/chatOf";
import { recordShifts, shiftsOf } from "../support/layoutShifts";
import { expectNoFaults } from "../support/pageFaults";
import {
  byRole,
  desktop,
  expect,
  expectText,
  fillBooking,
  link,
  otherSite,
  standsAt,
  startScripts,
  test,
  untilAllHydrated,
  untilScrollSaved,
} from "../support/test";

test.use({ baseURL: otherSite });

for (const [moment, isThere] of [
  ["2099-12-31T23:59:00+07:00", true],
  ["2100-01-01T00:00:00+07:00", false],
] as const) {
  test(`the notice is shown at ${moment}: ${isThere}, and nothing moves by it`, async ({ visit }) => {
    const page = await visit({}, new Date(moment));
    await recordShifts(page);
    await page.goto("./");
    const notice = page.getByText("Libur mendadak hari ini.");
    expect(await notice.isVisible()).toBe(isThere);
    await untilAllHydrated(page);
    expect(await notice.isVisible()).toBe(isThere);
    expect(await shiftsOf(page)).toEqual([]);
    // Barbers and photographs stand on this page as well.
    if (isThere) await expectNoFaults(page);
  });
}

test("a shop's own services, barbers and hours reach form, ticket and message, under a path", async ({ page }) => {
  await page.goto("services/");
  await link(page, "Book This Service: Fade").click();
  await page.waitForURL(`${otherSite}en/#booking`);
  await link(page, "ID, Bahasa Indonesia").click();
  await page.waitForURL(`${otherSite}#booking`);
  await page.getByRole("checkbox", { name: "Fade", checked: true }).waitFor();
  await byRole(page, "radio", /^Rizky/).check();
  await makeTicket(page, { services: ["Creambath"], time: "18:00" });
  const ticket = await page.getByRole("article").innerText();
  // 35000 + 50000
  for (const fact of ["Fade", "Creambath", "Rizky", "18:00", "Rp 85.000"]) expect(ticket).toContain(fact);
  expect(ticket.toUpperCase()).toContain("CUKUR DAENG & PUTRA");
  const chat = await chatOf(page, "Konfirmasi via WhatsApp");
  expect(chat.number).toBe("6281355512345");
  expect(chat.ticketLink.startsWith(`${otherSite}tiket/#cek=`)).toBe(true);
  expect(chat.ticketLink).toContain("&kode=CKD");
  await page.goto(chat.ticketLink);
  await expect(byRole(page, "article", "Tiket booking")).toContainText("Rp 85.000");
});

for (const width of [1024, 1280])
  test(`at ${width} px the stub and the hours hold prices that are minimums`, async ({ visit }) => {
    const page = await visit({ ...desktop, viewport: { width, height: 720 } });
    await page.goto("#booking");
    await fillBooking(page, { services: ["Creambath"], time: "18:00" });
    const stub = byRole(page, "region", "Tiket booking");
    await expectText(stub, "Estimasi total");
    await expect(stub.getByText("mulai dari")).toHaveCount(2);
    const tooWide = await page.evaluate(
      () =>
        [...document.querySelectorAll("#booking-stub dl, #booking-stub dl *, #booking-time label")].filter(
          // Terms that are only read aloud are a pixel wide.
          (box) => box.clientWidth > 1 && box.scrollWidth > box.clientWidth + 1,
        ).length,
    );
    expect(tooWide).toBe(0);
    // Words are not broken into letters: the term stands on one line.
    expect(await stub.getByText("Estimasi total").evaluate((term) => term.getClientRects().length)).toBe(1);
    const heights = await page
      .locator("#booking-time label")
      .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
    expect(new Set(heights).size).toBe(1);
  });

test("an empty shelf says so; a long one turns pages, each from its top, and back", async ({ page }) => {
  await page.goto("products/");
  await link(page, "Gift Sets").click();
  await expectText(page, "0 products in Gift Sets");
  await expectNoFaults(page);
  await link(page, "All Products").click();
  await expectText(page, "53 products, page 1 of 3");
  await startScripts(page);
  // Where the page is at the tap itself: the driver may scroll before it.
  await page.evaluate(() => {
    document.addEventListener("click", () => Object.assign(window, { left: scrollY }), { capture: true });
  });
  const next = link(page, "Next page");
  await next.scrollIntoViewIfNeeded();
  await untilScrollSaved(page);
  await next.tap();
  await expectText(page, "53 products, page 2 of 3");
  // The focus is at the top of the new page, and the page is announced.
  await expect(page.locator("#gatsby-focus-wrapper")).toBeFocused();
  await expect(page.locator("#gatsby-announcer")).toContainText("page 2");
  await standsAt(page, 0);
  await page.goBack();
  await expectText(page, "53 products, page 1 of 3");
  const left = await page.evaluate(() => (window as unknown as { left: number }).left);
  expect(left).toBeGreaterThan(1000);
  await standsAt(page, left);
});
