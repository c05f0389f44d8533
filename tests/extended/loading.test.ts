import type { Locator } from "playwright-core";
import { type Connection, fastLine, sparingLine, visitOn } from "../support/connection";
import { startPlan } from "../support/scripts";
import { siteInChromium } from "../support/siteInChromium";
import { phone, visit, wake } from "../support/visit";

const site = siteInChromium();

test("once the page answers, calendar and ticket are prefetched too", async () => {
  const { page, context } = await visitOn(site.browser, fastLine);
  await page.goto(`${site.origin}/`);
  await wake(page);
  const { opensNext } = await startPlan(page);
  for (const address of opensNext) {
    await page.locator(`link[rel=prefetch][href="${address}"]`).waitFor({ state: "attached" });
  }
  const code = await Promise.all(opensNext.map(async (address) => (await fetch(site.origin + address)).text()));
  // Found by their content: the name of a chunk that two pages share says nothing.
  for (const words of ["react-datepicker__day", "Tiket sebagai gambar"]) {
    expect(code.filter((text) => text.includes(words)).length).toBeGreaterThan(0);
  }
  await context.close();
});

test("the calendar loads before the booking section is on screen, and not with the page's own script", async () => {
  const { page, context } = await visit(site.browser, phone);
  await page.goto(site.origin);
  await wake(page);
  const cells = page.locator("#booking [role=gridcell]");
  expect(await cells.count()).toBe(0);
  await page.evaluate(() => {
    const section = document.querySelector("#booking")?.getBoundingClientRect().top ?? 0;
    window.scrollTo(0, section + window.scrollY - 1.5 * window.innerHeight);
  });
  await cells.first().waitFor({ state: "attached" });
  expect(
    await page.evaluate(() => (document.querySelector("#booking")?.getBoundingClientRect().top ?? 0) > innerHeight),
  ).toBe(true);
  await context.close();
});

test("linked pages are prefetched once the page answers, not for a visitor who saves data or is on a very slow line", async () => {
  const slow: Connection = { saveData: false, effectiveType: "2g" };
  const ahead: Locator[] = [];
  // Once the third visitor has them, the other two would have had them as well.
  for (const connection of [slow, sparingLine, fastLine]) {
    const { page } = await visitOn(site.browser, connection);
    await page.goto(`${site.origin}/services/`);
    await wake(page);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    ahead.push(page.locator("link[rel=prefetch][href*='page-data.json']:not([href*='/services/'])"));
  }
  await ahead[2]?.first().waitFor({ state: "attached" });
  expect(await Promise.all(ahead.slice(0, 2).map((links) => links.count()))).toEqual([0, 0]);
  for (const links of ahead) await links.page().context().close();
});
