import { spawnSync } from "node:child_process";
import { root, shopFolder } from "./content";
import { scriptOf } from "./scriptOf";

type Options = { clean?: boolean; variables?: Record<string, string> };

/** The environment of a build of the tests' shop; it overrides the variables that would select another content or address. */
const environment = (variables: Record<string, string>) => ({
  ...process.env,
  CONTENT_DIR: shopFolder,
  SITE_URL: "",
  PATH_PREFIX: "",
  ...variables,
  GATSBY_TELEMETRY_DISABLED: "1",
});

/** Runs a script with this Node. Its output is printed only where it fails, which ends the program with exit code 1. */
function run(script: string[], variables: Record<string, string>): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, script, {
    cwd: root,
    env: environment(variables),
    encoding: "utf8",
  });
  if (status === 0) return;
  process.stdout.write(`${stdout}\n${stderr}\n`);
  process.exit(1);
}

/** Builds the site of the tests' shop into `public`, from scratch where `clean`; gives the build's duration in seconds. */
export function buildSite({ clean = false, variables = {} }: Options = {}): number {
  if (clean) run([scriptOf("gatsby"), "clean"], variables);
  const start = performance.now();
  run([scriptOf("gatsby"), "build"], variables);
  return (performance.now() - start) / 1000;
}

/** Runs `npm run content:gate` for the content that the variables name, which builds it into `public`. */
export function passGate(variables: Record<string, string>): void {
  run(["--import", "tsx", "src/platform/build/verification/gate.ts"], variables);
}
