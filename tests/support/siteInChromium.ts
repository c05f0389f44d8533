import type { Browser } from "playwright-core";
import { launchChromium } from "./chromium";
import { type Served, type SiteServer, serveSite } from "./server";

/**
 * A Chromium and a built site for all tests of a file, closed after them; each test's visits are closed with it. The fields are
 * there once a test runs; the settings are those of `serveSite`.
 */
export function siteInChromium(built: Served = {}): {
  browser: Browser;
  origin: string;
  asked: string[];
} {
  let browser: Browser | undefined;
  let site: SiteServer | undefined;
  const running = <T>(part: T | undefined): T => {
    if (part === undefined) throw new Error("the site runs only while tests do");
    return part;
  };

  beforeAll(async () => {
    [browser, site] = await Promise.all([launchChromium(), serveSite(built)]);
  });

  afterEach(async () => {
    for (const context of browser?.contexts() ?? []) await context.close();
  });

  afterAll(async () => {
    await browser?.close();
    await site?.close();
  });

  return {
    get browser() {
      return running(browser);
    },
    get origin() {
      return running(site).origin;
    },
    get asked() {
      return running(site).asked;
    },
  };
}
