import type { Page } from "@playwright/test";
import { standsAt, test, untilAllHydrated } from "../support/test";

test.use({ contextOptions: { reducedMotion: "reduce" } });

async function scrollTo(page: Page, top: number) {
  await page.evaluate((y) => window.scrollTo(0, y), top);
  // Gatsby saves the scroll position some frames later.
  for (let frame = 0; frame < 4; frame += 1) await page.evaluate(() => new Promise(requestAnimationFrame));
}

/** To another page, and not by the driver's click, which scrolls to the link first. */
async function openAbout(page: Page) {
  await page.locator("footer a[href='/about/']").dispatchEvent("click");
  await page.waitForURL("**/about/");
}

test("Back leads to where the page was left, also when the visitor scrolled there before the script ran", async ({
  page,
}) => {
  await page.goto("/");
  await page.evaluate(() => window.scrollTo(0, 900));
  await untilAllHydrated(page);
  await openAbout(page);
  await page.goBack();
  await standsAt(page, 900);
});

test("Back and a reload lead to where the page was left, not to the section in its address", async ({ page }) => {
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
