import type { Page } from "playwright-core";
import { siteInChromium } from "../support/siteInChromium";
import { phone, untilHydrated, visit, wake } from "../support/visit";

const site = siteInChromium();

async function open(route: string): Promise<Page> {
  const { page } = await visit(site.browser, { ...phone, reducedMotion: "reduce" });
  await page.goto(site.origin + route);
  await wake(page);
  await untilHydrated(page);
  return page;
}

const place = (page: Page) => page.evaluate(() => Math.round(scrollY));

async function scrollTo(page: Page, top: number) {
  await page.evaluate((y) => window.scrollTo(0, y), top);
  // Gatsby saves the scroll position some frames later.
  for (let frame = 0; frame < 4; frame += 1) await page.evaluate(() => new Promise(requestAnimationFrame));
}

/** Waits for a scroll position, give or take the estimated height of content that is laid out only when near. */
async function standsAt(page: Page, top: number) {
  await page.waitForFunction((y) => Math.abs(scrollY - y) < 60, top);
  // A second scroll has come up to a tenth of a second after the first.
  await page.waitForTimeout(500);
  expect(Math.abs((await place(page)) - top)).toBeLessThan(60);
}

test("Back from the form leads to where its link was tapped", async () => {
  const page = await open("/");
  await scrollTo(page, 900);
  await page.locator("#services a[href$='#booking']").first().click();
  await page.waitForFunction(() => scrollY > 2000);
  await page.goBack();
  await standsAt(page, 900);
  await page.context().close();
});

test("Back leads to where the page was left, also when the visitor scrolled there before the script ran", async () => {
  const { page } = await visit(site.browser, { ...phone, reducedMotion: "reduce" });
  await page.goto(`${site.origin}/`);
  await page.evaluate(() => window.scrollTo(0, 900));
  await untilHydrated(page);
  await page.locator("footer a[href='/about/']").evaluate((link: HTMLElement) => link.click());
  await page.waitForURL("**/about/");
  await page.goBack();
  await standsAt(page, 900);
  await page.context().close();
});

test("Back to an address with a section in it leads to where the page was left, not to that section", async () => {
  const page = await open("/#booking");
  await scrollTo(page, 1000);
  // Not by the driver, whose click scrolls to the link first.
  await page.locator("footer a[href='/about/']").evaluate((link: HTMLElement) => link.click());
  await page.waitForURL("**/about/");
  await page.goBack();
  await standsAt(page, 1000);
  await page.context().close();
});

test("a page that is loaded again stays where it was, also with a section in its address", async () => {
  const page = await open("/#booking");
  await scrollTo(page, 1000);
  await page.reload();
  await wake(page);
  await untilHydrated(page);
  await page.waitForTimeout(300);
  expect(Math.abs((await place(page)) - 1000)).toBeLessThan(60);
  await page.context().close();
});

test("a link to a section of another page leads to that section", async () => {
  const page = await open("/about/");
  await page
    .locator("a[href='/en/#booking']")
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await page.waitForFunction(
    () => Math.abs(document.getElementById("booking")?.getBoundingClientRect().top ?? 999) < 120,
  );
  await page.context().close();
});

test("a page under another of its addresses hydrates in place, with what was typed and its scroll position", async () => {
  const { page, context } = await visit(site.browser, { ...phone, reducedMotion: "reduce" });
  const faults: string[] = [];
  page.on("pageerror", ({ message }) => faults.push(message));
  await page.goto(`${site.origin}/index.html`);
  const written = await page.locator("#booking form").elementHandle();
  await page.getByLabel("Nama").pressSequentially("Budi");
  await untilHydrated(page);
  expect(await written?.evaluate((form) => form.isConnected)).toBe(true);
  await expect(page.getByLabel("Nama").inputValue()).resolves.toBe("Budi");
  expect(faults).toEqual([]);
  await context.close();
});
