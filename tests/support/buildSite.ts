import { spawnSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { projectFolder, shopFolder } from "./content";

/** The script behind the command `gatsby`, to be run by this Node on any system. */
export const gatsby = path.join(projectFolder, "node_modules/gatsby/cli.js");

type Options = { clean?: boolean; variables?: Record<string, string> };

/**
 * The environment of a build of the tests' shop; it overrides the variables that would select another content or address.
 */
const environment = (variables: Record<string, string>) => ({
  ...process.env,
  CONTENT_DIR: shopFolder,
  SITE_URL: "",
  PATH_PREFIX: "",
  // Before the day on which the tests' visits stand: a page from their future would say that their clock is wrong.
  SOURCE_DATE_EPOCH: String(Date.parse("2026-11-01T00:00:00Z") / 1000),
  ...variables,
  GATSBY_TELEMETRY_DISABLED: "1",
});

/**
 * Runs a script with this Node and gives its exit code and all that it printed. The output goes through a file: a worker
 * that Gatsby leaves behind when a build fails early would hold a pipe open, and this process waits for the end of every
 * pipe.
 */
export function runScript(script: string[], variables: Record<string, string>) {
  const folder = mkdtempSync(path.join(tmpdir(), "output-"));
  const file = path.join(folder, "output.txt");
  const descriptor = openSync(file, "w");
  const { status } = spawnSync(process.execPath, script, {
    cwd: projectFolder,
    env: environment(variables),
    stdio: ["ignore", descriptor, descriptor],
  });
  closeSync(descriptor);
  const output = readFileSync(file, "utf8");
  rmSync(folder, { recursive: true });
  return { status, output };
}

/** The output is printed only where the script fails, which ends the program with exit code 1. */
function run(script: string[], variables: Record<string, string>) {
  const { status, output } = runScript(script, variables);
  if (status === 0) return;
  process.stdout.write(output);
  process.exit(1);
}

/** Builds the site of the tests' shop into `public`, from scratch where `clean`; gives the build's duration in seconds. */
export function buildSite({ clean = false, variables = {} }: Options = {}) {
  if (clean) run([gatsby, "clean"], variables);
  const start = performance.now();
  run([gatsby, "build"], variables);
  return (performance.now() - start) / 1000;
}

/** Runs `npm run content:gate` for the content that the variables name, which builds it into `public`. */
export function passGate(variables: Record<string, string>) {
  run(["--import", "tsx", "src/commands/gate.ts"], variables);
}
