import type { Page } from "@playwright/test";
import { planId, type StartPlan } from "../../src/runtime/starter/startPlan";

/** What the page that is open says of its scripts. */
export const startPlan = async (page: Page): Promise<StartPlan> =>
  JSON.parse(await page.locator(`#${planId}`).innerText());

/** Leaves what matches without an answer until the returned function is called. */
export async function hold(page: Page, address: string | RegExp): Promise<() => void> {
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
