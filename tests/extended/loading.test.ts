import { expect, saveData, startScripts, test } from "../support/test";

test("a link whose page's script is gone opens its whole address", async ({ visit }) => {
  // With a prefetched script the page would open here.
  const { page } = await visit({}, null);
  await saveData(page);
  await page.goto("/services/");
  await startScripts(page);
  let refusals = 0;
  await page.route("**/component---src-pages-en-index*.js", async (route) => {
    refusals += 1;
    if (refusals > 1) await route.continue();
    else await route.fulfill({ status: 404 });
  });
  const loaded = page.waitForEvent("load");
  await page.getByRole("link", { name: "Book This Service" }).first().tap();
  await loaded;
  await page.waitForFunction(() => location.hash === "#booking" && location.pathname === "/en/");
  await expect(page.getByRole("checkbox", { checked: true })).toBeVisible();
});
