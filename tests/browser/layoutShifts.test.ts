import type { Page } from "playwright-core";
import { hold } from "../support/scripts";
import { siteInChromium } from "../support/siteInChromium";
import { desktop, fillBooking, phone, turnToNextMonth, visit } from "../support/visit";

const site = siteInChromium();

type LayoutShift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node?: Element }[] };

type Recording = {
  layoutShifts: string[];
  record: (list: PerformanceEntryList) => void;
  observer: PerformanceObserver;
};

/** Has the page record every layout shift that follows no tap or key within half a second. */
async function recordShifts(page: Page) {
  await page.addInitScript(() => {
    const layoutShifts: string[] = [];
    const record = (entries: PerformanceEntryList) => {
      for (const { value, hadRecentInput, sources } of entries as LayoutShift[]) {
        if (hadRecentInput || value <= 0.0005) continue;
        layoutShifts.push(`${value.toFixed(4)} ${sources.map(({ node }) => node?.className).join(", ")}`);
      }
    };
    const observer = new PerformanceObserver((list) => record(list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    Object.assign(window, { layoutShifts, record, observer });
  });
}

/** The shifts up to now, those of the frame that is being drawn included. */
const shiftsOf = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const { layoutShifts, record, observer } = window as unknown as Recording;
    record(observer.takeRecords());
    return layoutShifts;
  });

test("nothing moves by itself during a whole visit and booking", async () => {
  for (const screen of [phone, desktop]) {
    const { page, context } = await visit(site.browser, screen);
    await recordShifts(page);
    await page.goto(`${site.origin}/`);
    for (let step = 0; step < 14; step += 1) {
      await page.mouse.wheel(0, 500);
      await page.waitForTimeout(120);
    }
    await turnToNextMonth(page);
    await fillBooking(page, { day: "15" });
    await page.getByRole("button", { name: "Buat Booking" }).click();
    await page.getByRole("article").waitFor();
    // Past the half second in which a shift counts as the tap's own.
    await page.waitForTimeout(700);
    expect(await shiftsOf(page)).toEqual([]);
    await context.close();
  }
});

test.each(["/", "/services/", "/products/", "/about/"])("fonts that arrive late move nothing on %s", async (route) => {
  for (const screen of [phone, desktop]) {
    const { page, context } = await visit(site.browser, screen);
    await recordShifts(page);
    const release = await hold(page, "**/*.woff2");
    await page.goto(site.origin + route, { waitUntil: "commit" });
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
    // By then the text is drawn in its fallback font.
    await page.waitForTimeout(300);
    release();
    await page.waitForFunction(() => document.fonts.check("900 16px 'Shop Display'"));
    await page.evaluate(() => document.fonts.ready);
    expect(await shiftsOf(page)).toEqual([]);
    await context.close();
  }
});
