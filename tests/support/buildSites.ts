import { cpSync, rmSync } from "node:fs";
import path from "node:path";
import { contentCopy } from "./brokenContent";
import { buildSite } from "./buildSite";
import { changedSiteFolder, changedSitePrefix, changes } from "./changedSite";
import { root } from "./content";

/**
 * Builds what the tests of the built site read: the changed shop, under a path of its own, into a folder of its own; then
 * the tests' shop into `public`.
 */
async function main() {
  const content = contentCopy();
  await changes(content);
  buildSite({
    prefixed: true,
    variables: {
      CONTENT_DIR: content.folder,
      PATH_PREFIX: changedSitePrefix,
      // As on Netlify, where Gatsby would install an adapter by itself.
      NETLIFY: "true",
      SITE_URL: `https://contoh.github.io${changedSitePrefix}`,
    },
  });
  content.dispose();
  rmSync(changedSiteFolder, { recursive: true, force: true });
  cpSync(path.join(root, "public"), changedSiteFolder, { recursive: true });
  buildSite();
}

void main();
