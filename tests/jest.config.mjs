import { fileURLToPath } from "node:url";

// A visitor's device may be in any time zone: what takes the device's for the shop's is wrong in this one, whose clocks
// change in summer.
process.env.TZ ??= "America/Los_Angeles";

const rootDir = fileURLToPath(new URL("..", import.meta.url));

const common = {
  rootDir,
  // Built files, which each build writes anew and no test imports.
  modulePathIgnorePatterns: ["<rootDir>/(public|\\.cache|tests/out)/"],
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

export default {
  rootDir,
  projects: [
    {
      ...common,
      displayName: "unit",
      testMatch: ["<rootDir>/tests/unit/**/*.test.ts"],
      testEnvironment: "node",
    },
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
      restoreMocks: true,
      setupFilesAfterEnv: ["<rootDir>/tests/support/componentSetup.ts"],
      moduleNameMapper: { "^gatsby$": "<rootDir>/tests/support/gatsby.ts" },
    },
  ],
  // For a slow machine: nothing waits without a limit of its own.
  testTimeout: 60_000,
  // One more than the processors of a small machine: some wait for programs that they run.
  maxWorkers: 3,
};
