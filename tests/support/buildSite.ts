import { spawnSync } from "node:child_process";
import { root, shopFolder } from "./content";
import { scriptOf } from "./scriptOf";

type Options = { clean?: boolean; variables?: Record<string, string> };

/** The environment of a build of the tests' shop, whatever the one around it asks for otherwise. */
const environment = (variables: Record<string, string>) => ({
  ...process.env,
  CONTENT_DIR: shopFolder,
  SITE_URL: "",
  PATH_PREFIX: "",
  ...variables,
  GATSBY_TELEMETRY_DISABLED: "1",
});

/** Runs a script with this very Node, quietly; ends the program with what it said where it fails. */
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

/**
 * Builds the site of the tests' shop into `public`, whatever the environment asks for otherwise; a failed build ends the
 * program with what it said. Answers in seconds.
 */
export function buildSite({ clean = false, variables = {} }: Options = {}): number {
  if (clean) run([scriptOf("gatsby"), "clean"], variables);
  const start = performance.now();
  run([scriptOf("gatsby"), "build"], variables);
  return (performance.now() - start) / 1000;
}

/** Takes a content through the owner's gate, which builds it into `public`; what the gate refuses ends the program. */
export function passGate(variables: Record<string, string>): void {
  run([scriptOf("tsx"), "src/platform/build/verification/gate.ts"], variables);
}
