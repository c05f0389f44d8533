import type { Page } from "playwright-core";
import { siteInChromium } from "../support/siteInChromium";
import { desktop, fillBooking, phone, turnToNextMonth, visit } from "../support/visit";

// Letters stand otherwise in Chromium's shell than where visitors read them.
const site = siteInChromium();

/** Has the page note every shift of its layout that no tap or key of the visitor explains. */
async function noteShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node?: Element }[];
      })[]) {
        if (!entry.hadRecentInput && entry.value > 0.0005) {
          shifts.push(`${entry.value.toFixed(4)} ${entry.sources.map(({ node }) => node?.className).join(", ")}`);
        }
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

const shiftsOf = (page: Page) => page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);

test("nothing moves by itself during a whole visit and booking", async () => {
  for (const screen of [phone, desktop]) {
    const { page, context } = await visit(site.browser, screen);
    await noteShifts(page);
    await page.goto(`${site.origin}/`);
    for (let step = 0; step < 14; step += 1) {
      await page.mouse.wheel(0, 500);
      await page.waitForTimeout(120);
    }
    await turnToNextMonth(page);
    await fillBooking(page, { day: "15" });
    await page.getByRole("button", { name: "Buat Booking" }).click();
    await page.getByRole("article").waitFor();
    await page.waitForTimeout(700);
    expect(await shiftsOf(page)).toEqual([]);
    await context.close();
  }
});

test.each(["/", "/services/", "/products/", "/about/"])("fonts that arrive late move nothing on %s", async (route) => {
  for (const screen of [phone, desktop]) {
    const { page, context } = await visit(site.browser, screen);
    await noteShifts(page);
    await page.route("**/*.woff2", async (request) => {
      await new Promise((resolve) => setTimeout(resolve, 800));
      await request.continue();
    });
    await page.goto(site.origin + route);
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(400);
    expect(await page.evaluate(() => document.fonts.check("900 16px 'Shop Display'"))).toBe(true);
    expect(await shiftsOf(page)).toEqual([]);
    await context.close();
  }
});
