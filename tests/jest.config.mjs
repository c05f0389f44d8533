import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";

const rootDir = fileURLToPath(new URL("..", import.meta.url));

const common = {
  rootDir,
  transform: {
    "\\.tsx?$": [
      "@swc/jest",
      {
        jsc: {
          parser: { syntax: "typescript", tsx: true },
          transform: { react: { runtime: "automatic" } },
          target: "es2022",
        },
      },
    ],
  },
};

// Whatever reads a clock or a calendar lies in these folders: a visitor's device may be in any time zone.
const zoned = "{book,booking,format,links,shop,ticket}";

const unitTests = (timeZone, displayName, folders) => ({
  ...common,
  displayName,
  testMatch: [`<rootDir>/tests/unit/${folders}/**/*.test.ts`],
  testEnvironment: "<rootDir>/tests/support/timeZoneEnvironment.cjs",
  testEnvironmentOptions: { timeZone },
});

export default {
  rootDir,
  projects: [
    unitTests("Asia/Jakarta", "unit", "**"),
    unitTests("UTC", "unit UTC", zoned),
    // The clocks of this zone change in summer.
    unitTests("America/Los_Angeles", "unit America/Los_Angeles", zoned),
    {
      ...common,
      displayName: "content",
      testMatch: ["<rootDir>/tests/content/**/*.test.ts"],
      testEnvironment: "node",
    },
    {
      ...common,
      displayName: "component",
      testMatch: ["<rootDir>/tests/component/**/*.test.tsx"],
      testEnvironment: "jsdom",
      setupFilesAfterEnv: ["<rootDir>/tests/support/componentSetup.ts"],
      moduleNameMapper: { "^gatsby$": "<rootDir>/tests/support/gatsby.ts" },
    },
    { ...common, displayName: "site", testMatch: ["<rootDir>/tests/site/**/*.test.ts"], testEnvironment: "jsdom" },
    {
      ...common,
      displayName: "browser",
      testMatch: ["<rootDir>/tests/browser/**/*.test.ts"],
      testEnvironment: "node",
      globalSetup: "<rootDir>/tests/support/startChromium.ts",
      globalTeardown: "<rootDir>/tests/support/stopChromium.ts",
      setupFilesAfterEnv: ["<rootDir>/tests/support/browserSetup.ts"],
    },
  ],
  // Waits report what they waited for after half a minute; this limit is for what waits without one, on a slow machine too.
  testTimeout: 180_000,
  // Browser tests wait for pages a third of their time, so one worker more than there are processors.
  maxWorkers: availableParallelism() + 1,
};
