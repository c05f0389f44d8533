import { cpSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { type ContentCopy, contentCopy } from "./brokenContent";
import { buildSite, passGate } from "./buildSite";
import { changedSiteFolder, changedSitePrefix, changedSiteUrl, changes } from "./changedSite";
import { root } from "./content";
import { becomeOtherShop, otherSiteFolder } from "./otherShop";

const quickPictures = pathToFileURL(path.join(root, "tests/support/quickPictures.mjs"));

const variables = {
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} --import=${quickPictures}`,
  // Gatsby's other logger draws its progress anew many times a second, also where nobody sees it.
  GATSBY_LOGGER: "yurnalist",
  // Set where the tests run in a workflow of the Git host.
  GITHUB_REPOSITORY: "",
};

/**
 * Builds the sites that the site and browser tests read: the changed shop under a path prefix and the other shop, both through
 * the gate and each copied to a folder of its own with its content beside it; then the tests' shop into `public`.
 */
async function main() {
  await build(changedSiteFolder, changes, {
    PATH_PREFIX: changedSitePrefix,
    SITE_URL: changedSiteUrl,
    // On Netlify Gatsby would install an adapter by itself.
    NETLIFY: "true",
    GITHUB_REPOSITORY: "contoh/pangkas",
    GITHUB_API_URL: "https://api.github.com",
  });
  await build(otherSiteFolder, becomeOtherShop, {});
  buildSite({ variables });
}

async function build(
  folder: string,
  change: (content: ContentCopy) => void | Promise<void>,
  ownVariables: Record<string, string>,
): Promise<void> {
  const content = contentCopy();
  await change(content);
  passGate({ ...variables, ...ownVariables, CONTENT_DIR: content.folder });
  for (const [from, to] of [
    [path.join(root, "public"), folder],
    [content.folder, `${folder}-content`],
  ] as const) {
    rmSync(to, { recursive: true, force: true });
    cpSync(from, to, { recursive: true });
  }
  content.dispose();
  // Gatsby leaves the scripts of an earlier build in place, and the next shop's are not to be taken for these.
  for (const file of readdirSync(path.join(root, "public"))) {
    if (/\.js(\.map)?$/.test(file)) rmSync(path.join(root, "public", file));
  }
}

void main();
