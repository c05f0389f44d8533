import {
  byRole,
  expect,
  expectText,
  fillCart,
  link,
  saveData,
  startScripts,
  test,
  untilAllHydrated,
  untilFrameHydrated,
} from "../support/test";

test("after the first product a link to the cart is in view", async ({ page }) => {
  await page.goto("/products/");
  const way = await fillCart(page);
  await expect(way).toBeInViewport({ ratio: 1 });
  await way.click();
  await expect(byRole(page, "region", "Your cart")).toBeInViewport();
});

test("filters that were scrolled before the script came stay under the finger", async ({ page }) => {
  await saveData(page);
  await page.goto("/products/");
  const filters = byRole(page, "navigation", "Categories").getByRole("list");
  const scrolled = await filters.evaluate((list) => {
    list.scrollLeft = 40;
    return list.scrollLeft;
  });
  expect(scrolled).toBeGreaterThan(0);
  await startScripts(page);
  await untilAllHydrated(page);
  expect(await filters.evaluate((list) => list.scrollLeft)).toBe(scrolled);
});

test("a filter keeps scroll position, shared parts and focus, and Back leads to it", async ({ page }) => {
  await page.goto("/products/");
  await page.evaluate(() => window.scrollTo({ top: 150, behavior: "instant" }));
  await untilFrameHydrated(page);
  const filter = link(page.getByRole("main"), "Tools");
  const before = await filter.boundingBox();
  const shared = [page.getByRole("banner"), filter, byRole(page, "heading", "Teak Comb")];
  const drawn = await Promise.all(shared.map((part) => part.elementHandle()));
  await filter.tap();
  await expectText(page, "3 products in Tools");
  // A pressed link is a pixel lower until 150 ms after the finger has left it.
  await page.waitForFunction(
    ([link, y]) => Math.abs((link?.getBoundingClientRect().y ?? Number.NaN) - (y ?? 0)) < 0.5,
    [await filter.elementHandle(), before?.y] as const,
  );
  await page.waitForFunction(() => document.activeElement?.textContent === "Tools");
  for (const part of drawn) expect(await part?.evaluate((element) => element.isConnected)).toBe(true);
  await link(page.getByRole("contentinfo"), /Products/).click();
  await expectText(page, /^13 products$/);
  await page.goBack();
  await page.waitForURL("/products/tools/");
  await expectText(page, "3 products in Tools");
});
