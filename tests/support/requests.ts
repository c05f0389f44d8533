import type { Page } from "@playwright/test";

/** Leaves what matches without an answer until the returned function is called. */
export async function hold(page: Page, address: string | RegExp) {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await isReleased;
    await route.continue();
  });
  return release;
}
