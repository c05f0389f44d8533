import type { BrowserServer } from "playwright-core";

/** After the browser tests: closes the Chromium that `startChromium.ts` started. */
export default async function stopChromium(): Promise<void> {
  const { chromiumServer } = globalThis as { chromiumServer?: BrowserServer };
  await chromiumServer?.close();
}
