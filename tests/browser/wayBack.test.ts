import type { Page } from "@playwright/test";
import {
  expect,
  siteOrigin,
  standsAt,
  test,
  untilAllHydrated,
  untilFrameHydrated,
  untilScrollSaved,
} from "../support/test";

test.use({ contextOptions: { reducedMotion: "reduce" } });

async function scrollTo(page: Page, top: number) {
  await page.evaluate((y) => window.scrollTo(0, y), top);
  await untilScrollSaved(page);
}

/** To another page, and not by the driver's click, which scrolls to the link first. */
async function openAbout(page: Page) {
  await page.locator("footer a[href='/about/']").dispatchEvent("click");
  await page.waitForURL("**/about/");
}

test("Back leads to where the page was left, even before its script ran", async ({ page }) => {
  await page.goto("/");
  await page.evaluate(() => window.scrollTo(0, 900));
  await untilAllHydrated(page);
  await openAbout(page);
  await page.goBack();
  await standsAt(page, 900);
});

test("Back and a reload lead to the scroll position, not the address's section", async ({ page }) => {
  await page.goto("/");
  await untilAllHydrated(page);
  // Give or take what the driver scrolls before its click, and the estimated height of what is laid out only when near.
  await scrollTo(page, 900);
  await page.locator("#services a[href$='#booking']").first().click();
  await page.waitForFunction(() => scrollY > 2000);
  await page.goBack();
  await standsAt(page, 900, 60);
  await page.goForward();
  await page.waitForURL("**/#booking");
  await page.waitForFunction(() => scrollY > 2000);
  await scrollTo(page, 1000);
  await openAbout(page);
  await page.goBack();
  await standsAt(page, 1000, 60);
  await page.reload();
  await untilAllHydrated(page);
  await standsAt(page, 1000, 60);
});

test.describe("the menu of a phone", () => {
  const isOpen = (page: Page) => page.locator("details[data-menu]").evaluate((menu: HTMLDetailsElement) => menu.open);
  const openMenu = async (page: Page) => {
    await page.locator("header summary").click();
    // Its history entry comes a moment later.
    await page.waitForFunction(() => history.state?.["data-menu"]);
  };
  const menuLink = (page: Page, name: string) => page.locator("header details").getByRole("link", { name });

  for (const [when, isRunning] of [
    ["before the page's script runs", false],
    ["once it runs", true],
  ] as const)
    test.describe(when, () => {
      /** Opens a page behind another one, and its menu. */
      const openPages = async (page: Page) => {
        if (!isRunning) await page.route("**/app-*.js", () => {});
        await page.goto("/about/");
        await page.goto("/services/");
        if (isRunning) await untilFrameHydrated(page);
        await openMenu(page);
      };

      test("is closed by Back; a second one leaves the page", async ({ page }) => {
        await openPages(page);
        await page.goBack();
        expect([await isOpen(page), page.url()]).toEqual([false, `${siteOrigin}/services/`]);
        await page.goBack();
        await page.waitForURL("**/about/");
      });

      test("leaves no entry of its own behind, however it is closed", async ({ page }) => {
        await openPages(page);
        await menuLink(page, "Products").click();
        await page.waitForURL("**/products/");
        expect(await isOpen(page)).toBe(false);
        if (isRunning) await untilFrameHydrated(page);
        await openMenu(page);
        // A link outside, tapped faster than by any hand.
        await page.locator("main a[href$='#cart'], main a").first().dispatchEvent("pointerdown");
        await page.locator("header a").first().dispatchEvent("click");
        await page.waitForURL(/en\/$/);
        await page.goBack();
        await page.waitForURL("**/products/");
        await page.goBack();
        await page.waitForURL("**/services/");
        await page.goBack();
        await page.waitForURL("**/about/");
      });
    });

  test("keeps form and section, and stays open over a reload", async ({ page }) => {
    await page.goto("/#booking");
    await untilAllHydrated(page);
    await page.getByLabel("Nama").fill("Budi Santoso");
    await openMenu(page);
    await page.goBack();
    await openMenu(page);
    await menuLink(page, "Layanan").click();
    await page.waitForURL("**/#services");
    await page.goBack();
    await page.waitForURL("**/#booking");
    await expect(page.getByLabel("Nama")).toHaveValue("Budi Santoso");
    await openMenu(page);
    await page.reload();
    await expect.poll(() => isOpen(page)).toBe(true);
    await page.goBack();
    await expect.poll(() => isOpen(page)).toBe(false);
    expect(page.url()).toBe(`${siteOrigin}/#booking`);
  });
});
