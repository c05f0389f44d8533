import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { planId, type StartPlan } from "../../src/platform/runtime/starter/startPlan";
import { shopSiteFolder } from "./readSite";

/**
 * The addresses of the built scripts that contain a text, found by reading the site's folder. (Matching in a route handler
 * would leave requests pending when a page closes.) Throws where no script contains it.
 */
function scriptsWith(mark: string): RegExp {
  const names = readdirSync(shopSiteFolder)
    .filter((name) => name.endsWith(".js"))
    .filter((name) => readFileSync(path.join(shopSiteFolder, name), "utf8").includes(mark));
  if (names.length === 0) throw new Error(`no built script contains "${mark}"`);
  return new RegExp(`/(${names.join("|")})$`);
}

/** The calendar's script, found by a class name. */
export const calendarScript = scriptsWith("react-datepicker__");

/** The scripts of a page. */
export const pageScripts = /\/[^/]+\.js$/;

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
