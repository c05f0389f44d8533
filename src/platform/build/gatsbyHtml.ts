import type { StartPlan } from "../runtime/starter/startPlan";
import type { PageNeeds } from "./pageNeeds";

/*
 * The project's assumptions about the files that Gatsby writes: where a page and its data lie, and which chunks a page
 * needs. The functions throw if an assumption no longer holds, so that the build fails instead of the site.
 */

/** A page as Gatsby's `allSitePage` describes it. `path` has no path prefix. */
export type GatsbyPage = { readonly path: string; readonly componentChunkName: string };

/**
 * The output of a build for the whole site: the files of each chunk (webpack.stats.json), the build's hash (app-data.json), and
 * the chunks of its pages, without the page for unknown addresses.
 */
export type GatsbyBuild = {
  readonly pageChunks: readonly string[];
  readonly assetsByChunkName: Readonly<Record<string, readonly string[]>>;
  readonly webpackCompilationHash: string;
};

/**
 * Whether a page is the page for unknown addresses, which Gatsby writes under two paths. That page has a script of its own, and
 * loads none of Gatsby's.
 */
export const isNotFound = ({ path }: GatsbyPage): boolean => /^\/404(\.html|\/)$/.test(path);

/** Where a page's HTML lies in the written site. */
export const htmlFile = ({ path }: Pick<GatsbyPage, "path">): string =>
  path.endsWith(".html") ? path.slice(1) : `${path.slice(1)}index.html`;

/** Where a page's data lies in the written site. */
const dataFile = ({ path }: Pick<GatsbyPage, "path">): string =>
  `page-data/${path === "/" ? "index" : path.replace(/^\/|\/$/g, "")}/page-data.json`;

/**
 * The start plan of a page: the scripts and data that Gatsby's own tags and its runtime would load, and the files to prefetch
 * after hydration. Addresses begin with `pathPrefix`. Throws if the build has no files for one of the page's chunks.
 */
export function createStartPlan(
  page: GatsbyPage,
  build: GatsbyBuild,
  pathPrefix: string,
  { prefetch = [], startsAtOnce }: PageNeeds = {},
): StartPlan {
  const filesOf = (chunk: string) => {
    const files = (build.assetsByChunkName[chunk] ?? []).filter((file) => file.endsWith(".js"));
    if (files.length === 0)
      throw new Error(
        `gatsbyHtml: webpack.stats.json has no scripts for the chunk "${chunk}" of the page ${page.path}`,
      );
    return files.map((file) => `/${file}`);
  };
  const appScripts = filesOf("app");
  const entry = appScripts.find((file) => /^\/app-/.test(file));
  if (!entry) throw new Error('gatsbyHtml: no script of the chunk "app" has a name that begins with app-');
  const url = (file: string) => pathPrefix + file;
  const scripts = [...appScripts.filter((file) => file !== entry), ...filesOf(page.componentChunkName)];
  return {
    globals: {
      pagePath: page.path,
      ___webpackCompilationHash: build.webpackCompilationHash,
      // Gatsby prefetches linked pages by this mapping. Gatsby's own version lacks the shared chunks.
      ___chunkMapping: Object.fromEntries([...new Set(build.pageChunks)].map((chunk) => [chunk, filesOf(chunk)])),
    },
    pageData: url(`/${dataFile(page)}`),
    scripts: scripts.map(url),
    entry: url(entry),
    entryData: url("/page-data/app-data.json"),
    prefetch: [...new Set(prefetch.flatMap(filesOf))].map(url),
    ...(startsAtOnce && { startsAtOnce }),
  };
}

/**
 * A page's HTML with the given markup in place of Gatsby's scripts. `head` stands right after the character set, because a
 * policy applies only to the markup after it. `starter` stands at the end of the body. A page that Gatsby kept from an earlier
 * build already has such markup, which is replaced. Nothing else changes. Throws for a page without a body or a character set.
 */
export function injectStarter(html: string, { head, starter }: { head: string; starter: string }): string {
  const bare = html.replace(replaced, "");
  const written = bare
    .replace(/<meta charset="[^"]*"\/?>/i, (charset) => charset + head)
    // The last one: a text of the page may hold the words as well.
    .replace(/<\/body>(?!.*<\/body>)/s, (end) => starter + end);
  if (written.length !== bare.length + head.length + starter.length)
    throw new Error("gatsbyHtml: a page has no character set or no body with an end tag");
  return written;
}

/** Gatsby's scripts, and the policy and scripts of an earlier build. React writes every "<" of a text or attribute as `&lt;`. */
const replaced =
  /<script(?! type="application\/ld\+json")[^>]*>.*?<\/script>|<meta http-equiv="Content-Security-Policy"[^>]*>/gs;
