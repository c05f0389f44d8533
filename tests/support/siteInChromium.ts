import type { Browser, BrowserContextOptions } from "playwright-core";
import { launchChromium } from "./chromium";
import { type Served, type SiteServer, serveSite } from "./server";
import { type Visit, visit } from "./visit";

/**
 * A Chromium and a built site for all tests of a file, closed after them; each test's visits are closed with it. The fields are
 * there once a test runs; the settings are those of `serveSite`.
 */
export function siteInChromium(built: Served = {}): {
  browser: Browser;
  origin: string;
  asked: string[];
  /** Opens a page of the site for a new visitor; see `visit`. */
  open: (route: string, screen: BrowserContextOptions, now?: Date) => Promise<Visit>;
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
    async open(route, screen, now) {
      const visitor = await visit(running(browser), screen, now);
      await visitor.page.goto(running(site).origin + route);
      return visitor;
    },
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
