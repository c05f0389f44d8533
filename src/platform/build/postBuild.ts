import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { planId } from "../runtime/starter/startPlan";
import { compileStarter } from "./compileStarter";
import { contentSecurityPolicy } from "./contentSecurityPolicy";
import { type GatsbyBuild, type GatsbyPage, htmlFile, startPlan, withStarter } from "./gatsbyHtml";
import { headersFile } from "./headersFile";
import { writeIcons } from "./icons";
import { manifest } from "./manifest";

type Shop = { name: string; shortName: string; tagline: string; markLetter: string | null };

type Site = {
  siteFolder: string;
  pages: readonly GatsbyPage[];
  /** By a page's path: what it imports later, by the names given at the imports (`webpackChunkName`). */
  opensNext: Readonly<Record<string, readonly string[]>>;
  contentFolder: string;
  siteUrl: string;
  pathPrefix: string;
};

/**
 * Last touches on the written site: how its pages start, their policy, and the files that no page query can make. Only
 * Gatsby's own pages are touched; an HTML file from `static/` stays as it is.
 */
export async function postBuild({
  siteFolder,
  pages,
  opensNext,
  contentFolder,
  siteUrl,
  pathPrefix,
}: Site): Promise<void> {
  const inPublic = (file: string) => path.join(siteFolder, "public", file);
  const json = async <T>(file: string) => JSON.parse(await readFile(file, "utf8")) as T;
  const build: GatsbyBuild = {
    ...(await json<Pick<GatsbyBuild, "assetsByChunkName">>(inPublic("webpack.stats.json"))),
    ...(await json<Pick<GatsbyBuild, "webpackCompilationHash">>(inPublic("page-data/app-data.json"))),
  };
  const starter = await compileStarter(siteFolder);
  const policy = contentSecurityPolicy(starter);
  for (const page of pages) {
    const plan = startPlan(page, build, pathPrefix, opensNext[page.path]);
    const file = inPublic(htmlFile(page));
    const finished = withStarter(await readFile(file, "utf8"), page, plan, {
      policy: `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
      starter: `<script type="application/json" id="${planId}">${JSON.stringify(plan).replaceAll("<", "\\u003c")}</script><script data-starter>${starter}</script>`,
    });
    await writeFile(file, finished);
  }
  const shop = await json<Shop>(path.join(contentFolder, "shop.json"));
  await writeFile(inPublic("_headers"), headersFile(pathPrefix));
  // GitHub Pages, when it publishes a branch, would else leave out what begins with an underscore.
  await writeFile(inPublic(".nojekyll"), "");
  await writeFile(inPublic("manifest.webmanifest"), manifest(shop, pathPrefix));
  await writeIcons(shop.markLetter, inPublic(""));
  await writeFile(inPublic("robots.txt"), `User-agent: *\nAllow: /\nSitemap: ${siteUrl}/sitemap-index.xml\n`);
}
