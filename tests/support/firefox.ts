import puppeteer, { type Browser } from "puppeteer-core";
import { firefoxFamily, installedBrowser } from "./installedBrowser";
import type { OtherEngine } from "./otherEngines";

const firefox = process.env.FIREFOX || installedBrowser(firefoxFamily);

export const hasFirefox = firefox !== undefined;

/** Starts the installed Firefox headless, without its own updates and downloads; `preferences` are its settings. */
export function launchFirefox(preferences: Record<string, boolean | number | string> = {}): Promise<Browser> {
  return puppeteer.launch({
    browser: "firefox",
    executablePath: firefox ?? "",
    extraPrefsFirefox: {
      "app.update.auto": false,
      "browser.safebrowsing.downloads.remote.enabled": false,
      ...preferences,
    },
  });
}

export const firefoxEngine: OtherEngine = {
  name: "Firefox",
  isInstalled: hasFirefox,
  install: "firefox-esr",
  start: async () => {
    const browser = await launchFirefox();
    return {
      open: async (address, width) => {
        const page = await browser.newPage();
        const complaints: string[] = [];
        page.on("console", (message) => {
          if (["error", "warn"].includes(message.type())) complaints.push(message.text());
        });
        page.on("pageerror", (error) => complaints.push(String(error)));
        await page.setViewport({ width, height: 720 });
        await page.goto(address, { waitUntil: "load" });
        return {
          click: (css) => page.locator(css).click(),
          type: (css, text) => page.locator(css).fill(text),
          text: (css) =>
            page
              .locator(css)
              .map((element) => (element as HTMLElement).innerText)
              .wait(),
          read: (expression) => page.evaluate(expression) as Promise<never>,
          isTrue: async (expression) => {
            await page.waitForFunction(expression, { timeout: 30_000 });
          },
          complaints: async () => complaints,
          close: () => page.close(),
        };
      },
      close: () => browser.close(),
    };
  },
};
