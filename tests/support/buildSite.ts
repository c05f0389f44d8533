import { spawnSync } from "node:child_process";
import { root, shopFolder } from "./content";
import { scriptOf } from "./scriptOf";

type Options = { clean?: boolean; prefixed?: boolean; variables?: Record<string, string> };

/**
 * Builds the site of the tests' shop into `public`, quietly, whatever the environment asks for otherwise; a failed build
 * ends the program with what it said. Answers in seconds.
 */
export function buildSite({ clean = false, prefixed = false, variables = {} }: Options = {}): number {
  const gatsby = (...words: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [scriptOf("gatsby"), ...words], {
      cwd: root,
      env: {
        ...process.env,
        CONTENT_DIR: shopFolder,
        SITE_URL: "",
        PATH_PREFIX: "",
        ...variables,
        GATSBY_TELEMETRY_DISABLED: "1",
      },
      encoding: "utf8",
    });
    if (status === 0) return;
    process.stdout.write(`${stdout}\n${stderr}\n`);
    process.exit(1);
  };
  if (clean) gatsby("clean");
  const start = performance.now();
  gatsby("build", ...(prefixed ? ["--prefix-paths"] : []));
  return (performance.now() - start) / 1000;
}
