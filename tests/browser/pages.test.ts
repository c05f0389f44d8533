import { filledTicket, openForm, submitButton } from "../support/bookingForm";
import { findInBooking, nothingInBooking } from "../support/focusWalk";
import { expectNoFaults, pageFaults } from "../support/pageFaults";
import {
  desktop,
  expect,
  expectText,
  fillCart,
  link,
  phone,
  resize,
  siteOrigin,
  startScripts,
  test,
  untilAllHydrated,
} from "../support/test";

/** The smallest phone, a phone turned, a laptop. */
const windows = [
  [320, 568],
  [740, 360],
  [1280, 740],
] as const;

for (const route of ["/", "/en/", "/services/", "/products/", "/about/", "/tidak-ada"])
  test(`${route} is accessible at every size and hydrates in silence`, async ({ page }) => {
    await page.goto(route);
    for (const [width, height] of windows) {
      await resize(page, width, height);
      await expectNoFaults(page);
    }
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await untilAllHydrated(page);
  });

for (const [name, screen] of [
  ["a phone", phone],
  ["a desktop", desktop],
] as const) {
  test.describe(`on ${name} a page is as good in each of its states:`, () => {
    test.use(screen);

    test("open menu, empty form, form with gaps, filled form, ticket", async ({ page }) => {
      await openForm(page, "/");
      if (screen === phone) {
        await page.locator("header summary").click();
        await expectNoFaults(page);
        await page.keyboard.press("Escape");
        await expect(page.locator("header details")).not.toHaveAttribute("open");
      }
      expect(await findInBooking(page, () => pageFaults(page))).toEqual(nothingInBooking);
    });

    test("ticket's page with nothing, ticket opened by its link, filled cart", async ({ page }) => {
      await page.goto("/tiket/");
      await startScripts(page);
      await expectText(page, "Alamat ini tidak membawa tiket.");
      await expectNoFaults(page);
      await page.goto(`/tiket/#${filledTicket}`);
      await expect(link(page, /^Untuk toko/)).toBeVisible();
      await expectNoFaults(page);
      await page.goto("/products/tools/");
      await fillCart(page);
      // Elsewhere the bar that leads there covers half of whatever the window's edge meets.
      await page.locator("#cart").evaluate((cart) => cart.scrollIntoView());
      await expectNoFaults(page);
    });
  });
}

test("without JavaScript the menu works, no button is dead, and the chat stands in", async ({ visit }) => {
  const page = await visit({ javaScriptEnabled: false });
  await page.goto("/");
  await expect(submitButton(page)).toBeHidden();
  await expect(link(page, "Kirim lewat WhatsApp")).toBeVisible();
  const menu = page.locator("header details");
  const entry = link(menu, "Layanan");
  await expect(entry).toBeHidden();
  await menu.locator("summary").click();
  await entry.click();
  expect(page.url()).toBe(`${siteOrigin}/#services`);
  await expect(entry).toBeHidden();
  await page.goto("/products/");
  await expect(page.getByRole("button").filter({ visible: true })).toHaveCount(0);
  await expect(link(page, "Order via WhatsApp")).toBeVisible();
});
