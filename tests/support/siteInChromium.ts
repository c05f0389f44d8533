import type { Browser, BrowserContextOptions } from "playwright-core";
import { launchChromium } from "./chromium";
import { type Served, type SiteServer, serveSite } from "./server";
import { type Visit, visit } from "./visit";

type SiteInChromium = SiteServer & {
  browser: Browser;
  /** Opens a page of the site for a new visitor; see `visit`. */
  open: (route: string, screen: BrowserContextOptions, now?: Date) => Promise<Visit>;
};

/**
 * A Chromium and a built site for all tests of a file, there once a test runs and closed after them; each test's visits are closed
 * with it. The settings are those of `serveSite`.
 */
export function siteInChromium(built: Served = {}): SiteInChromium {
  const site = {} as SiteInChromium;
  beforeAll(async () => {
    const [browser, served] = await Promise.all([launchChromium(), serveSite(built)]);
    const open: SiteInChromium["open"] = async (route, screen, now) => {
      const visitor = await visit(browser, screen, now);
      await visitor.page.goto(served.origin + route);
      return visitor;
    };
    Object.assign(site, served, { browser, open });
  });
  afterEach(async () => {
    for (const context of site.browser.contexts()) await context.close();
  });
  afterAll(async () => {
    await site.browser.close();
    await site.close();
  });
  return site;
}
