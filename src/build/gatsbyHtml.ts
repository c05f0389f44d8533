import type { StartPlan } from "../runtime/starter/startPlan";
import type { PageNeeds } from "./needsOfPages";

/*
 * The project's assumptions about the files that Gatsby writes: where a page and its data lie, and which chunks a page
 * needs. The functions throw if an assumption no longer holds, so that the build fails instead of the site.
 */

/** A page as Gatsby's `allSitePage` describes it. `path` has no path prefix. */
export type GatsbyPage = { path: string; componentChunkName: string };

/**
 * The facts of a build that all its pages share. `linkedChunks` names the chunks of the pages that others link: not
 * tickets, the book and the page for unknown addresses. `assetsByChunkName` lists the files of each chunk (from
 * webpack.stats.json). `webpackCompilationHash` is the build's hash (from app-data.json).
 */
export type GatsbyBuild = {
  linkedChunks: readonly string[];
  assetsByChunkName: Record<string, readonly string[]>;
  webpackCompilationHash: string;
};

/**
 * Whether a page is the page for unknown addresses, which Gatsby writes under two paths. That page has a script of its own,
 * and loads none of Gatsby's.
 */
export const isNotFound = ({ path }: GatsbyPage) => /^\/404(\.html|\/)$/.test(path);

/** The path of a page's HTML file below `public/`. */
export const htmlFile = ({ path }: Pick<GatsbyPage, "path">) =>
  path.endsWith(".html") ? path.slice(1) : `${path.slice(1)}index.html`;

/** The path of a page's data file below `public/`. */
const dataFile = ({ path }: Pick<GatsbyPage, "path">) =>
  `page-data/${path === "/" ? "index" : path.replace(/^\/|\/$/g, "")}/page-data.json`;

/**
 * Returns the start plan of a page. It lists the scripts and data that Gatsby's own tags and its runtime would load, and the
 * files to prefetch after hydration. Addresses begin with `pathPrefix`. Throws if the build has no scripts for a chunk that
 * the plan names.
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
      // Gatsby looks up here which scripts to prefetch for a linked page. Gatsby's own mapping lacks the shared chunks.
      ___chunkMapping: Object.fromEntries([...new Set(build.linkedChunks)].map((chunk) => [chunk, filesOf(chunk)])),
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
 * Returns a page's HTML with the given markup in place of Gatsby's scripts. `head` stands right after the character set,
 * because a policy applies only to the markup after it. `starter` stands at the end of the body. In a page that Gatsby kept
 * from an earlier build, the policy and scripts of that build are replaced. Gatsby's marks for Internet Explorer, of its
 * version and of its scripts' place are left out, to spare bytes. Nothing else changes. Throws for a page without a
 * character set or without a body's end tag.
 */
export function injectStarter(html: string, { head, starter }: { head: string; starter: string }) {
  const bare = html.replace(replaced, "");
  const written = bare
    .replace(/<meta charset="[^"]*"\/?>/i, (charset) => charset + head)
    // Only the last end tag, because raw markup before it may contain another.
    .replace(/<\/body>(?!.*<\/body>)/s, (end) => starter + end);
  if (written.length !== bare.length + head.length + starter.length)
    throw new Error("gatsbyHtml: a page has no character set or no body with an end tag");
  return written;
}

/**
 * Matches Gatsby's scripts and marks, and the policy and scripts of an earlier build, but not structured data. It cannot
 * match a text or an attribute, because React writes each "<" there as `&lt;`.
 */
const replaced =
  /<script(?! type="application\/ld\+json")[^>]*>.*?<\/script>|<meta (?:http-equiv="(?:Content-Security-Policy|x-ua-compatible)"|name="generator")[^>]*>|<!-- slice-[^>]*>/gs;
