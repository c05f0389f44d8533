import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { planId, type StartPlan, starterAttribute } from "../runtime/starter/startPlan";
import { compileScript } from "./compileScript";
import { contentSecurityPolicy } from "./contentSecurityPolicy";
import { createStartPlan, type GatsbyBuild, type GatsbyPage, htmlFile, injectStarter, isNotFound } from "./gatsbyHtml";
import { headersFile } from "./headersFile";
import type { PageNeeds } from "./needsOfPages";
import { startCheck } from "./startCheck";

const inline = (script: string) => `<script ${starterAttribute}>${script}</script>`;

type Build = {
  pages: readonly GatsbyPage[];
  /** Keyed by the page's path. */
  needsOfPages: Record<string, PageNeeds>;
  siteUrl: string;
  pathPrefix: string;
};

/**
 * Completes the built site. It puts the starter and the content security policy into Gatsby's pages, and writes `_headers`,
 * `.nojekyll` and robots.txt. HTML files from `static/` stay as they are. Running it again changes nothing. Returns the
 * start plan of each page by its path.
 */
export async function postBuild({ pages, needsOfPages, siteUrl, pathPrefix }: Build) {
  const inPublic = (file: string) => path.resolve("public", file);
  const json = async <T>(file: string) => JSON.parse(await readFile(inPublic(file), "utf8")) as T;
  const build: GatsbyBuild = {
    linkedChunks: pages
      .filter((page) => !isNotFound(page) && !needsOfPages[page.path]?.startsAtOnce)
      .map(({ componentChunkName }) => componentChunkName),
    ...(await json<Pick<GatsbyBuild, "assetsByChunkName">>("webpack.stats.json")),
    ...(await json<Pick<GatsbyBuild, "webpackCompilationHash">>("page-data/app-data.json")),
  };
  const compileStarter = (hasHero: boolean) =>
    compileScript("runtime/starter/start.ts", { __HAS_HERO__: String(hasHero) });
  const [starter, heroStarter] = [await compileStarter(false), await compileStarter(true)];
  const notFound = await compileScript("runtime/starter/notFound.ts");
  const plans = new Map<string, StartPlan>();
  for (const page of pages) {
    const needs = needsOfPages[page.path] ?? {};
    const plan = createStartPlan(page, build, pathPrefix, needs);
    plans.set(page.path, plan);
    const head = needs.headScript ? [needs.headScript] : [];
    const body = isNotFound(page) ? [notFound] : [needs.hasHero ? heroStarter : starter, startCheck];
    const planElement = `<script type="application/json" id="${planId}">${JSON.stringify(plan).replaceAll("<", "\\u003c")}</script>`;
    const policy = contentSecurityPolicy([...head, ...body], needs);
    const html = injectStarter(await readFile(inPublic(htmlFile(page)), "utf8"), {
      head: `<meta http-equiv="Content-Security-Policy" content="${policy}"/>${head.map(inline).join("")}`,
      starter: (isNotFound(page) ? "" : planElement) + body.map(inline).join(""),
    });
    await writeFile(inPublic(htmlFile(page)), html);
  }
  // Read from the folder, because webpack.stats.json lacks chunks without a name.
  const scripts = (await readdir(inPublic(""))).filter((file) => /-[0-9a-f]{8}\.js$/.test(file)).sort();
  await writeFile(inPublic("_headers"), headersFile(pathPrefix, scripts));
  // Without this file, GitHub Pages leaves out files whose names begin with an underscore when it publishes a branch.
  await writeFile(inPublic(".nojekyll"), "");
  await writeFile(inPublic("robots.txt"), `User-agent: *\nAllow: /\nSitemap: ${siteUrl}/sitemap-index.xml\n`);
  return plans;
}
