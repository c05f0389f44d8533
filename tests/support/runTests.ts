import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import type { SiteName } from "./buildSites";
import { root } from "./content";
import { scriptOf } from "./scriptOf";

const running = new Set<ChildProcess>();

/** Runs a script with this Node, its output going to the terminal; answers whether it exited with 0. */
const succeeds = (...script: string[]): Promise<boolean> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, script, { cwd: root, stdio: "inherit" });
    running.add(child);
    child.on("exit", (code) => {
      running.delete(child);
      resolve(code === 0);
    });
  });

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.on(signal, () => {
    for (const child of running) child.kill();
    process.exit(1);
  });
}

const isExtended = process.argv[2] === "--extended";
const wanted = process.argv.slice(isExtended ? 3 : 2);
const runsAll = wanted.length === 0;

const early = ["unit", "unit UTC", "unit America/Los_Angeles", "content", "component"];
const late = isExtended ? ["extended"] : ["site", "browser"];

const jestScript = (projects: readonly string[], ...options: string[]) => [
  scriptOf("jest"),
  ...["--config", "tests/jest.config.mjs", ...wanted, ...options, "--selectProjects", ...projects],
];

/** The files of the tests in these projects that this run's arguments select. */
function testFiles(projects: readonly string[]): string[] {
  const { stdout, stderr, status } = spawnSync(process.execPath, jestScript(projects, "--listTests"), {
    cwd: root,
    encoding: "utf8",
  });
  if (status !== 0) process.stderr.write(stderr);
  return stdout.split("\n").filter((line) => /\.test\.tsx?$/.test(line));
}

/** The sites that test files read. */
function sitesOf(files: readonly string[]): SiteName[] {
  const readsOther = files.some((file) => /support\/otherShop"/.test(readFileSync(file, "utf8")));
  return readsOther ? ["other", "shop"] : ["shop"];
}

const generatedTypes = () => readFileSync(path.join(root, "src/gatsby-types.d.ts"), "utf8");

const isLintGood = async () => {
  const npm = process.env.npm_execpath;
  return npm === undefined || succeeds(npm, "run", "lint");
};

/**
 * `npm test`: lint, types, builds of the tests' sites, and all tests but those of the folder `extended`, which
 * `npm run test:all` runs. Jest's options may follow, such as a pattern: then no more than the selected tests and the
 * builds that they read. A build leaves half a machine idle, so the tests that need none run beside it.
 */
async function main() {
  const earlyFiles = isExtended ? [] : testFiles(early);
  const lateFiles = testFiles(late);
  if (earlyFiles.length + lateFiles.length === 0) {
    process.stderr.write(`No test matches ${wanted.join(" ")}.\n`);
    process.exitCode = 1;
    return;
  }
  const committedTypes = generatedTypes();
  const isWhole = runsAll && !isExtended;
  // Beside lint, which leaves half a machine idle too.
  const types = isWhole ? succeeds(scriptOf("typescript", "tsc"), "--noEmit") : Promise.resolve(true);
  if (isWhole && !(await isLintGood())) {
    process.exitCode = 1;
    return;
  }
  const sites = lateFiles.length === 0 ? [] : sitesOf(lateFiles);
  const built = sites.length === 0 || succeeds("--import", "tsx", "tests/support/buildSites.ts", ...sites);
  // One worker, as the builds run beside it; --forceExit, as a failed test may leave something open.
  const isEarlyGood = async () =>
    earlyFiles.length === 0 || succeeds(...jestScript(early, "--maxWorkers=1", "--forceExit"));
  const isLateGood = async () => (await built) && (lateFiles.length === 0 || succeeds(...jestScript(late)));
  const [isBuilt, areTypesGood, areEarlyGood, areLateGood] = await Promise.all([
    built,
    types,
    types.then(isEarlyGood),
    // The early tests may not be through yet: waiting for them would leave half a machine idle once more.
    isLateGood(),
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
