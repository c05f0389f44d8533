import { expect, test, untilAllHydrated } from "../support/test";

test("a page under another of its addresses hydrates in place", async ({ page }) => {
  await page.goto("/index.html");
  const written = await page.locator("#booking form").elementHandle();
  await page.getByLabel("Nama").pressSequentially("Budi");
  await untilAllHydrated(page);
  expect(await written?.evaluate((form) => form.isConnected)).toBe(true);
  await expect(page.getByLabel("Nama")).toHaveValue("Budi");
});
