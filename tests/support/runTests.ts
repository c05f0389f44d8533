import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { root } from "./content";
import { endGroupsWithThisProcess, succeeds } from "./processGroup";
import { scriptOf } from "./scriptOf";

const jestArguments = process.argv.slice(2);

const jestScript = (options: readonly string[]) => [
  scriptOf("jest"),
  "--config",
  "tests/jest.config.mjs",
  ...jestArguments,
  ...options,
];

const jest = (options: readonly string[]) => succeeds(...jestScript(options));

const needBuiltSites = ["site", "browser"];

// One worker, as the builds run beside it; --forceExit, as a failed test may leave something open.
const early = ["--maxWorkers", "1", "--forceExit", "--ignoreProjects", ...needBuiltSites];
const late = ["--selectProjects", ...needBuiltSites];

/** Whether the arguments of this run select any of these tests; without arguments all run. */
function hasTests(options: readonly string[]): boolean {
  if (jestArguments.length === 0) return true;
  const { stdout, stderr, status } = spawnSync(process.execPath, [...jestScript(options), "--listTests"], {
    cwd: root,
    encoding: "utf8",
  });
  if (status !== 0) process.stderr.write(stderr);
  return /\.test\.tsx?$/m.test(stdout);
}

const generatedTypes = () => readFileSync(path.join(root, "src/gatsby-types.d.ts"), "utf8");

/** What `npm run lint` finds wrong stops the tests. Run from here, so that it too ends with this process. */
const isLintGood = async () => {
  const npm = process.env.npm_execpath;
  return npm === undefined || succeeds(npm, "run", "lint");
};

/**
 * `npm test`: lint, types, builds of the tests' sites, all tests. Jest's options may follow, such as a pattern; then
 * only the builds that the selected tests read are made. A build leaves half a machine idle, so types and the tests that need
 * no build run beside it.
 */
async function main() {
  endGroupsWithThisProcess();
  const hasEarly = hasTests(early);
  const hasLate = hasTests(late);
  if (!hasEarly && !hasLate) {
    process.stderr.write(`No test matches ${jestArguments.join(" ")}.\n`);
    process.exitCode = 1;
    return;
  }
  const committedTypes = generatedTypes();
  // Beside lint, which leaves half a machine idle too.
  const types = succeeds(scriptOf("typescript", "tsc"), "--noEmit");
  if (!(await isLintGood())) {
    process.exitCode = 1;
    return;
  }
  const built = hasLate ? succeeds("--import", "tsx", "tests/support/buildSites.ts") : Promise.resolve(true);
  const [isBuilt, areTypesGood, areEarlyGood, areLateGood] = await Promise.all([
    built,
    types,
    types.then(() => !hasEarly || jest(early)),
    // The early tests may not be through yet: waiting for them would leave half a machine idle once more.
    built.then((isBuilt) => isBuilt && (!hasLate || jest(late))),
  ]);
  const areTypesCurrent = generatedTypes() === committedTypes;
  // Reported above already, but a long time ago.
  for (const [isGood, failure] of [
    [isBuilt, "A build failed, so the tests of the built site did not run."],
    [areTypesGood, "The types do not agree."],
    [
      areTypesCurrent,
      "src/gatsby-types.d.ts was not that of the queries and schemas: the build wrote it anew, commit it.",
    ],
    [areEarlyGood, "Tests that ran beside the builds failed."],
  ] as const) {
    if (!isGood) process.stderr.write(`${failure}\n`);
  }
  process.exitCode = isBuilt && areTypesGood && areTypesCurrent && areEarlyGood && areLateGood ? 0 : 1;
}

void main();
