import { cpSync, rmSync } from "node:fs";
import path from "node:path";
import { contentCopy } from "./brokenContent";
import { buildSite } from "./buildSite";
import { changedSiteFolder, changedSitePrefix, changes } from "./changedSite";
import { root } from "./content";

/**
 * Builds the site a second time, from a changed copy of the content and for a path prefix, into a folder of its own: what
 * the tests of "one change, everywhere" read.
 */
const content = contentCopy();
changes(content);
buildSite({
  prefixed: true,
  variables: {
    CONTENT_DIR: content.folder,
    PATH_PREFIX: changedSitePrefix,
    SITE_URL: `https://contoh.github.io${changedSitePrefix}`,
  },
});
content.dispose();
rmSync(changedSiteFolder, { recursive: true, force: true });
cpSync(path.join(root, "public"), changedSiteFolder, { recursive: true });
