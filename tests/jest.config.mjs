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
          target: "es2023",
        },
      },
    ],
  },
};

// What turns an instant into a date or a date into one lies in these folders: a visitor's device may be in any time zone.
const zoned = "{format,links,shop}";

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
  ],
  // For a slow machine: nothing waits without a limit of its own.
  testTimeout: 60_000,
  // One more than the processors of a small machine: some wait for programs that they run.
  maxWorkers: 3,
};
