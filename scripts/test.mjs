#!/usr/bin/env node
// `npm test` runs lint, types and tests, and stops at the first failure.
// `npm test -- cart` runs only the tests whose path contains "cart", also the extended ones.
import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";

const words = process.argv.slice(2);
const folders = {
  "test:unit": ["unit", "component", "content"],
  "test:browser": ["site", "browser"],
  "test:extended": ["extended"],
};

/**
 * The test files of a step whose path in the project contains one of the words. They are listed here, because the test
 * runners would also match the path of the project's own folder.
 */
const testsOf = (step) =>
  folders[step]
    .flatMap((folder) => readdirSync(`tests/${folder}`, { recursive: true }).map((file) => `tests/${folder}/${file}`))
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => /\.test\.tsx?$/.test(file))
    .filter((file) => words.some((word) => file.toLowerCase().includes(word.toLowerCase())));

const chosen = Object.keys(folders)
  .map((step) => [step, ...testsOf(step)])
  .filter(([, ...files]) => files.length > 0);
const steps = words.length > 0 ? chosen : [["lint"], ["typecheck"], ["test:unit"], ["test:browser"]];
if (steps.length === 0) {
  process.stderr.write(`No test's path has ${words.join(" or ")}.\n`);
  process.exit(1);
}

for (const [step, ...files] of steps) {
  const { status } = spawnSync("npm", ["run", step, "--", ...files], {
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  process.exitCode = status ?? 1;
  if (status !== 0) break;
}
