import { existsSync } from "node:fs";
import { type Browser, chromium } from "playwright-core";

const usualPlaces = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
];

/** The installed Chromium or Chrome; the variable CHROMIUM names another one. */
export function chromiumPath(): string {
  const named = process.env.CHROMIUM;
  const found = named ? [named].find(existsSync) : usualPlaces.find(existsSync);
  if (found) return found;
  throw new Error(
    named
      ? `CHROMIUM names ${named}, which does not exist.`
      : "The browser tests need Chromium or Chrome. Install one: `sudo apt-get install chromium` on Debian or Ubuntu, " +
          "`brew install --cask google-chrome` on macOS, or set CHROMIUM to the browser's path.",
  );
}

/** Starts the browser without a window and without connections of its own. */
export function launchChromium(): Promise<Browser> {
  return chromium.launch({
    executablePath: chromiumPath(),
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      "--disable-quic",
      "--no-first-run",
    ],
  });
}
