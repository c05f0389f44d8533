#!/usr/bin/env node
// `npm test`: the steps below, each a script of package.json, as far as the first that fails, which it names. With words after it
// (`npm test -- cart`) only the tests whose path has one of them.
import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";

const words = process.argv.slice(2);
const steps =
  words.length === 0
    ? [["lint"], ["typecheck"], ["test:unit"], ["test:browser"]]
    : [
        ["test:unit", "--passWithNoTests"],
        ["test:browser", "--pass-with-no-tests"],
      ];

const tests = ["unit", "component", "content", "site", "browser"].flatMap((folder) =>
  readdirSync(`tests/${folder}`, { recursive: true }).map((file) => `tests/${folder}/${file}`),
);
if (
  words.length > 0 &&
  !tests.some((file) => /\.test\.tsx?$/.test(file) && words.some((word) => file.includes(word)))
) {
  process.stderr.write(`No test's path has ${words.join(" or ")}.\n`);
  process.exit(1);
}

for (const [step, ...options] of steps) {
  const { status } = spawnSync("npm", ["run", step, "--", ...options, ...words], {
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (status === 0) continue;
  process.stderr.write(`\nnpm test stopped at: npm run ${step}\n`);
  process.exit(1);
}
