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

/**
 * Chromium takes the last of several lists of features, so this one begins with what Playwright switches off itself. The
 * rest are the address bar's suggestions, a web page of the browser's own that is started with every window, in headless
 * mode too, and takes more processor time than the pages of the site; and a process kept ready for the next page.
 */
const disabledFeatures = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "TcpPortRandomizationWin",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
  "msForceBrowserSignIn",
  "msEdgeUpdateLaunchServicesPreferredVersion",
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "WebUIOmniboxFullPopup",
  "SpareRendererForSitePerProcess",
];

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
    `--disable-features=${disabledFeatures.join(",")}`,
  ],
});

/** Starts a Chromium to which several processes connect. */
export async function launchChromiumServer(): Promise<BrowserServer> {
  const server = await chromium.launchServer(options());
  const lists = server.process().spawnargs.flatMap((argument) => argument.match(/(?<=^--disable-features=).*/) ?? []);
  const forgotten = lists.flatMap((list) => list.split(",")).filter((feature) => !disabledFeatures.includes(feature));
  if (forgotten.length === 0) return server;
  await server.close();
  throw new Error(`Playwright now switches off ${forgotten.join(", ")} in Chromium: add it to disabledFeatures.`);
}

/** The Chromium that serves all test files (`startChromium.ts`), or one of its own outside the tests. */
export function launchChromium(): Promise<Browser> {
  const shared = process.env.CHROMIUM_SERVER;
  return shared ? chromium.connect(shared) : chromium.launch(options());
}
