import { siteInChromium } from "../support/siteInChromium";
import { desktop, visit } from "../support/visit";

const site = siteInChromium();

test("the services leave no gap in their last row, on a tablet and a desktop", async () => {
  const { page, context } = await visit(site.browser, desktop);
  await page.goto(`${site.origin}/services/`);
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const cards = await page.locator("main ul:has(> li > h2)").boundingBox();
    const last = await page.locator("main li:has(> h2)").last().boundingBox();
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeCloseTo((cards?.x ?? 0) + (cards?.width ?? 0), 0);
  }
  await context.close();
});
