import { type DefaultTreeAdapterMap, defaultTreeAdapter, html, parse } from "parse5";
import { englishTicketPage } from "../../domain/catalogue/englishRoutes";
import { bookPath } from "../runtime/bookPath";
import { planId, type StartPlan } from "../runtime/starter/startPlan";

/*
 * Everything that the project assumes about the files Gatsby writes: which scripts a page has and what they set on `window`,
 * where a page and its data lie, and which chunks a page needs. Each function throws where an assumption no longer holds, so
 * that the build fails instead of the site.
 */

/** A page as Gatsby's `allSitePage` describes it. `path` has no path prefix. */
export type GatsbyPage = { readonly path: string; readonly componentChunkName: string };

/** What a build wrote for the whole site: the files of each chunk (webpack.stats.json) and the build's hash (app-data.json). */
export type GatsbyBuild = {
  readonly assetsByChunkName: Readonly<Record<string, readonly string[]>>;
  readonly webpackCompilationHash: string;
};

type Element = DefaultTreeAdapterMap["element"];

const attributeOf = (element: Element, name: string) => element.attrs.find((other) => other.name === name)?.value;

const isNotFound = ({ path }: GatsbyPage) => /^\/404(\.html|\/)$/.test(path);

// Shop's book and tickets show what they are for, and nothing else, before their script runs.
const needsScriptAtOnce = ({ path }: GatsbyPage) => [bookPath, "/tiket/", englishTicketPage].includes(path);

// Nothing but its own translation links to a ticket's page, and nothing to the shop's book or the page for unknown addresses, so
// none of them is prefetched.
const unlinked = /-(404|buku|tiket|en-ticket)-tsx$/;

/** Where a page's HTML lies in the written site. */
export const htmlFile = ({ path }: GatsbyPage): string =>
  path.endsWith(".html") ? path.slice(1) : `${path.slice(1)}index.html`;

/** Where a page's data lies in the written site. */
export const dataFile = ({ path }: Pick<GatsbyPage, "path">): string =>
  `page-data/${path === "/" ? "index" : path.replace(/^\/|\/$/g, "")}/page-data.json`;

/**
 * The start plan of a page: the scripts that Gatsby would have named in it and those that its runtime would request next.
 * `pathPrefix` is put before every address. `opensNext` names the chunks that the page imports later. Throws for a page
 * whose chunks the build does not have.
 */
export function createStartPlan(
  page: GatsbyPage,
  build: GatsbyBuild,
  pathPrefix: string,
  opensNext: readonly string[] = [],
): StartPlan {
  const filesOf = (chunk: string) => {
    const files = (build.assetsByChunkName[chunk] ?? []).filter((file) => file.endsWith(".js"));
    if (files.length === 0)
      throw new Error(`postBuild: webpack.stats.json has no scripts for the chunk "${chunk}" of the page ${page.path}`);
    return files.map((file) => `/${file}`);
  };
  const site = filesOf("app");
  const entry = site.find((file) => /^\/app-/.test(file));
  if (!entry) throw new Error('postBuild: no script of the chunk "app" has a name that begins with app-');
  const address = (file: string) => pathPrefix + file;
  return {
    globals: {
      pagePath: page.path,
      ___webpackCompilationHash: build.webpackCompilationHash,
      // Gatsby prefetches linked pages by this mapping. Its own one leaves the shared chunks out.
      ___chunkMapping: Object.fromEntries(
        Object.keys(build.assetsByChunkName)
          .filter((chunk) => chunk.startsWith("component---") && !unlinked.test(chunk))
          .map((chunk) => [chunk, filesOf(chunk)]),
      ),
    },
    pageData: address(`/${dataFile(page)}`),
    scripts: [...site.filter((file) => file !== entry), ...filesOf(page.componentChunkName)].map(address),
    entry: address(entry),
    entryData: [address("/page-data/app-data.json")],
    opensNext: [...new Set(opensNext.flatMap(filesOf))].map(address),
    ...((isNotFound(page) || needsScriptAtOnce(page)) && { isUrgent: true }),
  };
}

// Matches `/*<![CDATA[*/window.pagePath="/";/*]]>*/`: assignments of strings to globals that the plan sets, nothing else.
const gatsbyGlobals =
  /^\s*(\/\*<!\[CDATA\[\*\/)?(window\.(pagePath|___webpackCompilationHash|___chunkMapping)="([^"\\]|\\.)*";)+(\/\*\]\]>\*\/)?\s*$/;

/** Which of the known kinds a script is; null for an unknown one, which must not run beside the starter. */
function kindOf(script: Element, siteScripts: ReadonlySet<string>): "data" | "starter" | "gatsby" | null {
  if (attributeOf(script, "id") === planId || attributeOf(script, "data-starter") !== undefined) return "starter";
  if (attributeOf(script, "type") === "application/ld+json") return "data";
  const source = attributeOf(script, "src");
  if (source !== undefined) return siteScripts.has(source) ? "gatsby" : null;
  const text = script.childNodes.map((node) => (defaultTreeAdapter.isTextNode(node) ? node.value : "")).join("");
  return script.attrs.every(({ name }) => name === "id") && gatsbyGlobals.test(text) ? "gatsby" : null;
}

type Edit = { from: number; to: number; insert: string };

/**
 * A page's HTML without Gatsby's scripts and with the given markup: `policy` right after the character set, before anything
 * that it governs, and `starter` at the end of the body. In a page that a build kept from the one before, both replace the
 * earlier ones. Everything else stays as it was written. Throws for a page with an unknown script, or without a body or a
 * character set.
 */
export function injectStarter(
  written: string,
  page: GatsbyPage,
  plan: StartPlan,
  { policy, starter }: { policy: string; starter: string },
): string {
  const fail = (why: string): never => {
    throw new Error(`postBuild: the page ${page.path} ${why}`);
  };
  const siteScripts = new Set([...plan.scripts, plan.entry]);
  const edits: Edit[] = [];
  let hasCharset = false;
  let hasBody = false;

  for (const element of elementsOf(parse(written, { sourceCodeLocationInfo: true }))) {
    const place = element.sourceCodeLocation;
    // An element that the parser adds by itself stands nowhere in the text.
    if (!place) continue;
    const source = written.slice(place.startOffset, place.endOffset);
    const replace = (insert: string) => edits.push({ from: place.startOffset, to: place.endOffset, insert });
    if (element.tagName === html.TAG_NAMES.SCRIPT) {
      const kind = kindOf(element, siteScripts);
      if (kind === null) fail(`has a script that would run beside the starter: ${source.slice(0, 120)}`);
      if (kind !== "data") replace("");
    } else if (element.tagName === html.TAG_NAMES.META) {
      if (attributeOf(element, "http-equiv") === "Content-Security-Policy") replace("");
      if (attributeOf(element, "charset") !== undefined && !hasCharset) {
        hasCharset = true;
        replace(source + policy);
      }
    } else if (element.tagName === html.TAG_NAMES.BODY && place.endTag) {
      hasBody = true;
      edits.push({ from: place.endTag.startOffset, to: place.endTag.startOffset, insert: starter });
    }
  }
  if (!hasCharset) fail("names no character set");
  if (!hasBody) fail("has no body with an end tag");
  return applyEdits(written, edits);
}

/** All elements under a node in their order, templates' contents excluded. */
function elementsOf(parent: DefaultTreeAdapterMap["parentNode"]): Element[] {
  return parent.childNodes
    .filter((node) => defaultTreeAdapter.isElementNode(node))
    .flatMap((element) => [element, ...elementsOf(element)]);
}

function applyEdits(text: string, edits: readonly Edit[]): string {
  let edited = "";
  let at = 0;
  for (const { from, to, insert } of [...edits].sort((a, b) => a.from - b.from)) {
    edited += text.slice(at, from) + insert;
    at = to;
  }
  return edited + text.slice(at);
}
