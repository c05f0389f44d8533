import { existsSync } from "node:fs";
import { type Browser, type BrowserServer, chromium } from "playwright-core";
import { chromiumFamily, installedBrowser } from "./installedBrowser";

/** The installed Chromium, Chrome or Edge; the variable CHROMIUM names another one. */
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

/** Headless, and without connections of the browser's own. */
const options = () => ({
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

/** Starts a Chromium to which several processes connect. */
export const launchChromiumServer = (): Promise<BrowserServer> => chromium.launchServer(options());

/** The Chromium that serves all test files (`startChromium.ts`), or one of its own outside the tests. */
export function launchChromium(): Promise<Browser> {
  const shared = process.env.CHROMIUM_SERVER;
  return shared ? chromium.connect(shared) : chromium.launch(options());
}
