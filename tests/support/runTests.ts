import { spawnSync } from "node:child_process";
import { root } from "./content";
import { scriptOf } from "./scriptOf";
import { endTogether, succeeds } from "./together";

const asked = process.argv.slice(2);

const jestScript = (words: readonly string[]) => [
  scriptOf("jest"),
  "--config",
  "tests/jest.config.mjs",
  ...asked,
  ...words,
];

const jest = (words: readonly string[]) => succeeds(...jestScript(words));

/** What reads or makes a built site. */
const onBuiltSites = ["site", "browser"];

const early = ["--maxWorkers", "1", "--forceExit", "--ignoreProjects", ...onBuiltSites];
const late = ["--selectProjects", ...onBuiltSites];

/** Whether what was asked for holds tests of this kind; all tests hold both. */
function isAskedFor(words: readonly string[]): boolean {
  if (asked.length === 0) return true;
  const { stdout } = spawnSync(process.execPath, [...jestScript(words), "--listTests"], {
    cwd: root,
    encoding: "utf8",
  });
  return /\.test\.tsx?$/m.test(stdout);
}

/**
 * Builds the tests' sites and runs all tests, as `npm test` does; options of jest's may follow, such as a pattern, and
 * then nothing is built that none of those tests reads. The builds leave half a machine idle and, unless one fails, are
 * silent: the tests that need none run beside them, in one process that ends when they do, whatever a failed one left open.
 * The site's types come with the builds.
 */
async function main() {
  endTogether();
  const isEarly = isAskedFor(early);
  const isLate = isAskedFor(late);
  if (!isEarly && !isLate) {
    process.stderr.write(`No test answers to ${asked.join(" ")}.\n`);
    process.exitCode = 1;
    return;
  }
  const [isBuilt, areEarlyGood] = await Promise.all([
    !isLate || succeeds(scriptOf("tsx"), "tests/support/buildSites.ts"),
    !isEarly || jest(early),
  ]);
  const isGood = isBuilt && (!isLate || (await succeeds(scriptOf("typescript", "tsc"))));
  const areLateGood = isGood && (!isLate || (await jest(late)));
  // Both have said so, but long before the end.
  if (!isBuilt) process.stderr.write("A build has failed, so what reads it was not tested: its words stand above.\n");
  if (!areEarlyGood) process.stderr.write("Tests that ran beside the builds have failed: their report stands above.\n");
  process.exitCode = areEarlyGood && areLateGood ? 0 : 1;
}

void main();
