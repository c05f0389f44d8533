import { desktop, expect, siteOrigin, test, untilFrameHydrated } from "../support/test";

test("the first product in the cart shows a link to the cart, wherever the visitor has scrolled to", async ({
  page,
}) => {
  await page.goto("/products/");
  await page.getByRole("button", { name: "Add to Cart: Matte Clay" }).click();
  const way = page.getByRole("link", { name: "1 item in your cart" });
  await expect(way).toBeInViewport({ ratio: 1 });
  await way.click();
  await expect(page.getByRole("region", { name: "Your cart" })).toBeInViewport();
});

test("address and products agree whichever way they are reached: a filter, the header, Back", async ({ visit }) => {
  const { page } = await visit(desktop);
  const shows = async (address: string, words: string, cards: number) => {
    await page.waitForURL(siteOrigin + address);
    await expect(page.getByText(words, { exact: true })).toBeVisible();
    await expect(page.locator("main li img")).toHaveCount(cards);
  };
  await page.goto("/products/shaving/");
  await page.getByRole("main").getByRole("link", { name: "Tools" }).click();
  await shows("/products/tools/", "3 products in Tools", 3);
  await page.getByRole("banner").getByRole("link", { name: "Products" }).click();
  await shows("/products/", "13 products", 13);
  await page.goBack();
  await shows("/products/tools/", "3 products in Tools", 3);
});

test("a filter keeps the scroll position and the elements that both pages share, with the focus on the chosen filter", async ({
  page,
}) => {
  await page.goto("/products/");
  await page.evaluate(() => window.scrollTo({ top: 150, behavior: "instant" }));
  await untilFrameHydrated(page);
  const filter = page.getByRole("main").getByRole("link", { name: "Tools" });
  const before = await filter.boundingBox();
  const shared = [page.getByRole("banner"), filter, page.getByRole("heading", { name: "Teak Comb" })];
  const drawn = await Promise.all(shared.map((part) => part.elementHandle()));
  await filter.tap();
  await expect(page.getByText("3 products in Tools")).toBeVisible();
  // A pressed link is a pixel lower until 150 ms after the finger has left it.
  await page.waitForFunction(
    ([link, y]) => Math.abs((link?.getBoundingClientRect().y ?? Number.NaN) - (y ?? 0)) < 0.5,
    [await filter.elementHandle(), before?.y] as const,
  );
  await page.waitForFunction(() => document.activeElement?.textContent === "Tools");
  for (const part of drawn) expect(await part?.evaluate((element) => element.isConnected)).toBe(true);
});
