#!/usr/bin/env node
// `npm test`: the steps below, each a script of package.json, as far as the first that fails, which it names. With words after it
// (`npm test -- cart`) only the tests whose path has one of them. The sites for the browser are built beside the unit tests, since
// a build keeps only one processor busy.
import { spawn } from "node:child_process";
import { once } from "node:events";

const words = process.argv.slice(2);

/** Runs a script of package.json; gives its name where it fails, having shown what it wrote. */
async function run(step, { options = [], stdio = "inherit" } = {}) {
  const child = spawn("npm", ["run", step, "--", ...options], { stdio, shell: process.platform === "win32" });
  const written = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (text) => written.push(text));
  const [status] = await once(child, "close");
  if (status === 0) return [];
  process.stderr.write(Buffer.concat(written));
  return [step];
}

const steps =
  words.length > 0
    ? [
        () => run("test:unit", { options: ["--passWithNoTests", ...words] }),
        () => run("test:browser", { options: ["--pass-with-no-tests", ...words] }),
      ]
    : [
        () => run("lint"),
        async () => (await Promise.all([run("test:unit"), run("test:build", { stdio: "pipe" })])).flat(),
        () => run("typecheck"),
        () => run("test:browser"),
      ];

for (const step of steps) {
  const failed = await step();
  if (failed.length === 0) continue;
  process.stderr.write(`\nnpm test stopped at: npm run ${failed.join(", npm run ")}\n`);
  process.exit(1);
}
