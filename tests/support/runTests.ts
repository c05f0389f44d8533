import { spawn } from "node:child_process";
import { root } from "./content";
import { scriptOf } from "./scriptOf";

/** Runs a script with this very Node, its words going to the terminal; answers whether it succeeded. */
const succeeds = (...script: string[]): Promise<boolean> =>
  new Promise((resolve) => {
    const running = spawn(process.execPath, script, { cwd: root, stdio: "inherit" });
    running.on("exit", (code) => resolve(code === 0));
  });

const jest = (...words: string[]) =>
  succeeds(scriptOf("jest"), "--config", "tests/jest.config.mjs", ...process.argv.slice(2), ...words);

/** What reads or makes a built site. */
const onBuiltSites = ["site", "browser"];

/**
 * Builds the tests' sites and runs all tests, as `npm test` does; options of jest's may follow. The builds leave half a
 * machine idle and, unless one fails, are silent: the tests that need none run beside them, in one process that ends when
 * they do, whatever a failed one left open. The site's types come with the builds.
 */
async function main() {
  const [isBuilt, areEarlyGood] = await Promise.all([
    succeeds(scriptOf("tsx"), "tests/support/buildSites.ts"),
    jest("--maxWorkers", "1", "--forceExit", "--ignoreProjects", ...onBuiltSites),
  ]);
  const isGood = isBuilt && (await succeeds(scriptOf("typescript", "tsc")));
  const areLateGood = isGood && (await jest("--selectProjects", ...onBuiltSites));
  // Both have said so, but long before the end.
  if (!isBuilt) process.stderr.write("A build has failed, so what reads it was not tested: its words stand above.\n");
  if (!areEarlyGood) process.stderr.write("Tests that ran beside the builds have failed: their report stands above.\n");
  process.exitCode = areEarlyGood && areLateGood ? 0 : 1;
}

void main();
