import { createHash } from "node:crypto";
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { buildSite, passGate } from "./buildSite";
import { chromiumPath, noChromium } from "./chromium";
import { projectFolder } from "./content";
import { contentCopy } from "./contentCopy";
import { becomeOtherShop, otherSiteFolder, otherSitePrefix, otherSiteUrl } from "./otherShop";
import { shopSiteFolder } from "./readSite";

/** The types of the queries, which every build writes anew, each by its own content. */
const queryTypes = path.join(projectFolder, "src/gatsby-types.d.ts");
const shopQueryTypes = `${shopSiteFolder}.d.ts`;

/** All that a build of these sites reads: where none of it has changed, the site that is there is used again. */
const buildInputs = [
  "src",
  "static",
  "tests/shop",
  ...["gatsby-browser.ts", "gatsby-config.ts", "gatsby-node.ts", "gatsby-ssr.ts"],
  ...["package.json", "package-lock.json", "tsconfig.json"],
  ...["buildTestSites", "buildSite", "contentCopy", "otherShop", "barbersAndPhotos", "siteAddresses"].map(
    (file) => `tests/support/${file}.ts`,
  ),
  "tests/support/quickPictures.mjs",
];

function hashOfInputs() {
  const hash = createHash("sha256").update(process.version);
  for (const place of buildInputs.map((name) => path.join(projectFolder, name))) {
    const files = statSync(place).isDirectory()
      ? readdirSync(place, { recursive: true, encoding: "utf8" })
          .sort()
          .map((file) => path.join(place, file))
      : [place];
    for (const file of files.filter((each) => each !== queryTypes && statSync(each).isFile()))
      hash
        .update(`${path.relative(projectFolder, file)}\0`)
        .update(readFileSync(file))
        .update("\0");
  }
  return hash.digest("hex");
}

const quickPictures = pathToFileURL(path.join(projectFolder, "tests/support/quickPictures.mjs"));

const variables = {
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} --import=${quickPictures}`,
  // Gatsby starts one minifier fewer than this, although nothing else runs beside them.
  GATSBY_CPU_COUNT: "3",
  // Gatsby's other logger draws its progress anew many times a second, also where nobody sees it.
  GATSBY_LOGGER: "yurnalist",
  GITHUB_API_URL: "https://api.github.com",
};

/** The tests' shop, in the repository that its book publishes full hours to. */
function buildShopSite() {
  buildSite({ variables: { ...variables, GITHUB_REPOSITORY: "contoh/pangkas" } });
}

/** The other shop, without a repository, under a path, through the gate. */
async function buildOtherSite() {
  const content = contentCopy();
  await becomeOtherShop(content);
  passGate({
    ...variables,
    CONTENT_DIR: content.folder,
    PATH_PREFIX: otherSitePrefix,
    SITE_URL: otherSiteUrl,
    // On Netlify Gatsby would install an adapter by itself.
    NETLIFY: "true",
    GITHUB_REPOSITORY: "",
  });
  content.dispose();
}

const sites = {
  other: { folder: otherSiteFolder, build: buildOtherSite },
  shop: { folder: shopSiteFolder, build: buildShopSite },
};

/**
 * Builds those of the tests' sites that the arguments name, or both, each into `public` and from there into its own folder,
 * and writes beside it the hash of what the build read. The types of the queries are then those of the tests' shop.
 */
async function main() {
  // Without a browser no test of these sites runs, so they are not built either.
  if (!chromiumPath) {
    process.stderr.write(`${noChromium}\n`);
    process.exit(1);
  }
  const named = process.argv.slice(2);
  const hash = hashOfInputs();
  for (const [name, { folder, build }] of Object.entries(sites)) {
    if (named.length > 0 && !named.includes(name)) continue;
    const hashFile = `${folder}.hash`;
    if (existsSync(hashFile) && readFileSync(hashFile, "utf8") === hash) continue;
    rmSync(hashFile, { force: true });
    // Gatsby leaves the scripts of an earlier build in place, and this shop's are not to be taken for the other's.
    const built = path.join(projectFolder, "public");
    for (const file of existsSync(built) ? readdirSync(built) : []) {
      if (file.endsWith(".js")) rmSync(path.join(built, file));
    }
    await build();
    rmSync(folder, { recursive: true, force: true });
    cpSync(built, folder, { recursive: true });
    if (name === "shop") cpSync(queryTypes, shopQueryTypes);
    writeFileSync(hashFile, hash);
  }
  if (existsSync(shopQueryTypes)) cpSync(shopQueryTypes, queryTypes);
}

void main();
