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

/** The unit tests run in the shop's own zone, in UTC, and where clocks change in summer: a device may stand anywhere. */
const unitIn = (timeZone) => ({
  ...common,
  displayName: `unit ${timeZone}`,
  testMatch: ["<rootDir>/tests/unit/**/*.test.ts"],
  testEnvironment: "<rootDir>/tests/support/timeZoneEnvironment.cjs",
  testEnvironmentOptions: { timeZone },
});

export default {
  rootDir,
  projects: [
    unitIn("Asia/Jakarta"),
    unitIn("UTC"),
    unitIn("America/Los_Angeles"),
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
      moduleNameMapper: { "^gatsby$": "<rootDir>/tests/support/gatsby.tsx" },
    },
    { ...common, displayName: "site", testMatch: ["<rootDir>/tests/site/**/*.test.ts"], testEnvironment: "jsdom" },
    {
      ...common,
      displayName: "browser",
      testMatch: ["<rootDir>/tests/browser/**/*.test.ts"],
      testEnvironment: "node",
      setupFilesAfterEnv: ["<rootDir>/tests/support/browserSetup.ts"],
    },
  ],
  // What waits for something says so itself after half a minute; this ends what waits without a word, on a slow machine too.
  testTimeout: 180_000,
  // Tests of the browser wait for pages a third of their time, so one process more than there are processors.
  maxWorkers: availableParallelism() + 1,
};
