import puppeteer, { type Browser } from "puppeteer-core";
import { firefoxFamily, installedBrowser } from "./installedBrowser";

const firefox = process.env.FIREFOX || installedBrowser(firefoxFamily);

export const hasFirefox = firefox !== undefined;

/** Starts the installed Firefox without a window and without connections of its own; `preferences` are its settings. */
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
