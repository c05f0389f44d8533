#!/usr/bin/env node
// `npm test`: the steps below, each a script of package.json, as far as the first that fails, which it names. With words after it
// (`npm test -- cart`) only the tests whose path has one of them. The sites for the browser are built beside the unit tests, since
// a build keeps only one processor busy.
import { spawn } from "node:child_process";
import { once } from "node:events";

const words = process.argv.slice(2);
const running = new Set();

/** Runs a script of package.json; ends everything where it fails, having shown what it wrote. */
async function run(step, { options = [], stdio = "inherit" } = {}) {
  const child = spawn("npm", ["run", step, "--", ...options], { stdio, shell: process.platform === "win32" });
  running.add(child);
  const written = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (text) => written.push(text));
  const [status] = await once(child, "close");
  running.delete(child);
  if (status === 0) return;
  for (const other of running) other.kill();
  process.stderr.write(Buffer.concat(written));
  process.stderr.write(`\nnpm test stopped at: npm run ${step}\n`);
  process.exit(1);
}

if (words.length > 0) {
  await run("test:unit", { options: ["--passWithNoTests", ...words] });
  await run("test:browser", { options: ["--pass-with-no-tests", ...words] });
} else {
  await run("lint");
  await Promise.all([run("test:unit"), run("test:build", { stdio: "pipe" })]);
  await run("typecheck");
  await run("test:browser");
}
