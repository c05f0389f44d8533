import { spawnSync } from "node:child_process";
import { cpSync, rmSync } from "node:fs";
import path from "node:path";
import { contentCopy } from "./brokenContent";
import { changedSiteFolder, changedSitePrefix, changes } from "./changedSite";
import { root } from "./content";

/**
 * Builds the site a second time, from a changed copy of the content and for a path prefix, into a folder of its own: what
 * the tests of "one change, everywhere" read.
 */
const content = contentCopy();
changes(content);
const { status, stdout, stderr } = spawnSync(path.join(root, "node_modules/.bin/gatsby"), ["build", "--prefix-paths"], {
  cwd: root,
  env: {
    ...process.env,
    CONTENT_DIR: content.folder,
    PATH_PREFIX: changedSitePrefix,
    SITE_URL: `https://contoh.github.io${changedSitePrefix}`,
    GATSBY_TELEMETRY_DISABLED: "1",
  },
  encoding: "utf8",
});
content.dispose();
if (status !== 0) {
  process.stdout.write(`${stdout}\n${stderr}\n`);
  process.exit(1);
}
rmSync(changedSiteFolder, { recursive: true, force: true });
cpSync(path.join(root, "public"), changedSiteFolder, { recursive: true });
