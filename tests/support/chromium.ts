import { existsSync } from "node:fs";
import { type Browser, chromium } from "playwright-core";
import { chromiumFamily, installedBrowser } from "./installedBrowser";

/** The installed Chromium, Chrome or Edge; the variable CHROMIUM names another one, such as Chromium's headless shell. */
export function chromiumPath(): string {
  const named = process.env.CHROMIUM;
  if (named && !existsSync(named)) throw new Error(`CHROMIUM names ${named}, which does not exist.`);
  const found = named || installedBrowser(chromiumFamily);
  if (found) return found;
  throw new Error(
    "The browser tests need Chromium, Chrome or Edge. Install one: `sudo apt-get install chromium` on Debian or Ubuntu, " +
      "`brew install --cask google-chrome` on macOS, `winget install Google.Chrome` on Windows, " +
      "or set CHROMIUM to the browser's path.",
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
