import { defineConfig } from "@playwright/test";
import { launchOptions } from "./tests/support/chromium";
import { siteOrigin } from "./tests/support/siteAddresses";
import { phone } from "./tests/support/test";

/**
 * Projects: `site` reads the built files of the tests' shop, `browser` opens that site in Chromium, and `extended` uses it
 * and the site of another shop.
 */
export default defineConfig({
  testDir: "tests",
  outputDir: "tests/out/results",
  reporter: [["list"], ["html", { open: "never", outputFolder: "tests/out/report" }]],
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  use: {
    ...phone,
    actionTimeout: 30_000,
    baseURL: siteOrigin,
    timezoneId: "Asia/Jakarta",
    launchOptions,
    screenshot: "only-on-failure",
    // Locally, failed tests keep a trace of calls, requests and console. With pictures and documents it would cost a sixth
    // of the run time.
    trace: process.env.CI ? "off" : { mode: "retain-on-failure", screenshots: false, snapshots: false, sources: false },
  },
  projects: ["site", "browser", "extended"].map((name) => ({ name, testDir: `tests/${name}` })),
  webServer: {
    command: "node --import tsx tests/support/webServer.ts",
    url: siteOrigin,
    gracefulShutdown: { signal: "SIGTERM", timeout: 2000 },
  },
});
