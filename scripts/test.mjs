#!/usr/bin/env node
// `npm test`: the steps below, each a script of package.json, as far as the first that fails, which it names. With words after it
// (`npm test -- cart`) only the tests whose path has one of them.
import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";

const words = process.argv.slice(2);
const folders = {
  "test:unit": ["unit", "component", "content"],
  "test:browser": ["site", "browser"],
  "test:extended": ["extended"],
};

/** The steps with a test whose path has one of the words. */
const chosen = Object.keys(folders).filter((step) =>
  folders[step]
    .flatMap((folder) => readdirSync(`tests/${folder}`, { recursive: true }).map((file) => `tests/${folder}/${file}`))
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => file.replaceAll("\\", "/").toLowerCase())
    .some((file) => words.some((word) => file.includes(word.toLowerCase()))),
);
const steps = words.length > 0 ? chosen : ["lint", "typecheck", "test:unit", "test:browser"];
if (steps.length === 0) {
  process.stderr.write(`No test's path has ${words.join(" or ")}.\n`);
  process.exit(1);
}

for (const step of steps) {
  const { status } = spawnSync("npm", ["run", step, "--", ...words], {
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (status === 0) continue;
  process.stderr.write(`\nnpm test stopped at: npm run ${step}\n`);
  process.exit(1);
}
