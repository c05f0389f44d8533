import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { englishHome } from "../../domain/catalogue/englishRoutes";
import { noticeEnd, timeZoneNamed } from "../../domain/shop/clock";
import { type PaletteName, paletteNamed } from "../../theme/palettes";
import { bookPath } from "../runtime/bookPath";
import { planId, type StartPlan } from "../runtime/starter/startPlan";
import { bookSources, writeBookFiles } from "./bookPage";
import { compileScript } from "./compileScript";
import { contentSecurityPolicy } from "./contentSecurityPolicy";
import {
  createStartPlan,
  type GatsbyBuild,
  type GatsbyPage,
  htmlFile,
  injectStarter,
  isNotFound,
  type LaterChunks,
} from "./gatsbyHtml";
import { headersFile } from "./headersFile";
import { writeIcons } from "./icons";
import { manifest } from "./manifest";
import { noticeScript } from "./noticeScript";

type Shop = {
  name: string;
  shortName: string;
  tagline: string;
  markLetter: string | null;
  palette?: PaletteName | null;
  timeZone: string;
  notice?: { until: string } | null;
};

// The pages that show the shop's notice.
const homePages: readonly string[] = ["/", englishHome];

type Site = {
  siteFolder: string;
  pages: readonly GatsbyPage[];
  /** By a page's path. */
  later: Readonly<Record<string, LaterChunks>>;
  contentFolder: string;
  siteUrl: string;
  pathPrefix: string;
};

/**
 * Completes the built site: starter and content policy in Gatsby's pages, host headers, manifest, icons and robots.txt. HTML
 * files from `static/` stay as they are. Running it again on the same files changes nothing.
 */
export async function postBuild({ siteFolder, pages, later, contentFolder, siteUrl, pathPrefix }: Site): Promise<void> {
  const inPublic = (file: string) => path.join(siteFolder, "public", file);
  const json = async <T>(file: string) => JSON.parse(await readFile(file, "utf8")) as T;
  const build: GatsbyBuild = {
    ...(await json<Pick<GatsbyBuild, "assetsByChunkName">>(inPublic("webpack.stats.json"))),
    ...(await json<Pick<GatsbyBuild, "webpackCompilationHash">>(inPublic("page-data/app-data.json"))),
  };
  const starter = await compileScript(siteFolder, "starter/start.ts");
  const notFound = await compileScript(siteFolder, "starter/notFound.ts");
  const shop = await json<Shop>(path.join(contentFolder, "shop.json"));
  const palette = paletteNamed(shop.palette);
  const notice = shop.notice ? noticeScript(noticeEnd(shop.notice.until, timeZoneNamed(shop.timeZone))) : "";
  const policyOf = (page: GatsbyPage) =>
    contentSecurityPolicy(
      [isNotFound(page) ? notFound : starter, ...(notice ? [notice] : [])],
      page.path === bookPath ? bookSources(process.env) : {},
    );
  // A file of its own, because the first page of products has no bytes left in the packets that arrive at once.
  const fontExchange = await compileScript(siteFolder, "exchangeFont.ts");
  const fontExchangeFile = `font-${createHash("sha256").update(fontExchange).digest("hex").slice(0, 8)}.js`;
  await writeFile(inPublic(fontExchangeFile), fontExchange);
  let bookPlan: StartPlan | null = null;
  for (const page of pages) {
    const plan = createStartPlan(page, build, pathPrefix, later[page.path]);
    const file = inPublic(htmlFile(page));
    const start = isNotFound(page)
      ? `<script data-starter>${notFound}</script>`
      : `<script type="application/json" id="${planId}">${JSON.stringify(plan).replaceAll("<", "\\u003c")}</script><script data-starter>${starter}</script>`;
    const html = injectStarter(await readFile(file, "utf8"), {
      policy: `<meta http-equiv="Content-Security-Policy" content="${policyOf(page)}"/>${notice && homePages.includes(page.path) ? `<script data-starter>${notice}</script>` : ""}`,
      starter: `${start}<script data-starter defer src="${pathPrefix}/${fontExchangeFile}"></script>`,
    });
    await writeFile(file, html);
    if (page.path === bookPath) bookPlan = plan;
  }
  await writeFile(inPublic("_headers"), headersFile(pathPrefix));
  // Without it GitHub Pages leaves out names that begin with an underscore when it publishes a branch.
  await writeFile(inPublic(".nojekyll"), "");
  await writeFile(inPublic("manifest.webmanifest"), manifest(shop, palette, pathPrefix));
  await writeIcons(shop.markLetter, palette, inPublic(""));
  if (bookPlan) {
    await writeBookFiles({ publicFolder: inPublic(""), pathPrefix, shopName: shop.name, palette, plan: bookPlan });
  }
  await writeFile(inPublic("robots.txt"), `User-agent: *\nAllow: /\nSitemap: ${siteUrl}/sitemap-index.xml\n`);
}
