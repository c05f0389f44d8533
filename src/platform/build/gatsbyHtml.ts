import { type DefaultTreeAdapterMap, defaultTreeAdapter, html, parse } from "parse5";
import { planId, type StartPlan } from "../runtime/starter/startPlan";
import { staticCss } from "./staticCss";

/*
 * All that the project assumes of what Gatsby writes stands here: which scripts are in a page and what they set on `window`,
 * where a page and its data lie, which files its part of the code takes, where the character set is named, where styles stand.
 */

/** A page as Gatsby's store knows it; `path` without the path before the site. */
export type GatsbyPage = { readonly path: string; readonly componentChunkName: string };

/** What a build wrote for the whole site: each part's files (webpack.stats.json) and the build's mark (app-data.json). */
export type GatsbyBuild = {
  readonly assetsByChunkName: Readonly<Record<string, readonly string[]>>;
  readonly webpackCompilationHash: string;
};

type Element = DefaultTreeAdapterMap["element"];

const attributeOf = (element: Element, name: string) => element.attrs.find((other) => other.name === name)?.value;

const isNotFound = ({ path }: GatsbyPage) => /^\/404(\.html|\/)$/.test(path);

/** Where a page's HTML lies in the written site. */
export const htmlFile = ({ path }: GatsbyPage): string =>
  path.endsWith(".html") ? path.slice(1) : `${path.slice(1)}index.html`;

/** Where a page's data lies in the written site. */
const dataFile = ({ path }: GatsbyPage): string =>
  `page-data/${path === "/" ? "index" : path.replace(/^\/|\/$/g, "")}/page-data.json`;

/**
 * How a page starts: the files that Gatsby would have named in it, and those that its script would ask for once it ran.
 * `pathPrefix` stands before every address. `opensNext` names the parts that the page imports later. Refuses a page whose
 * parts the build does not know.
 */
export function startPlan(
  page: GatsbyPage,
  build: GatsbyBuild,
  pathPrefix: string,
  opensNext: readonly string[] = [],
): StartPlan {
  const filesOf = (chunk: string) => {
    const files = (build.assetsByChunkName[chunk] ?? []).filter((file) => file.endsWith(".js"));
    if (files.length === 0) throw new Error(`finish: the build knows no files for "${chunk}" of the page ${page.path}`);
    return files.map((file) => `/${file}`);
  };
  const site = filesOf("app");
  const entry = site.find((file) => /^\/app-/.test(file));
  if (!entry) throw new Error("finish: none of the site's scripts is called as Gatsby is known to call its entry");
  const address = (file: string) => pathPrefix + file;
  return {
    globals: {
      pagePath: page.path,
      ___webpackCompilationHash: build.webpackCompilationHash,
      // By these Gatsby fetches the pages ahead that links in view lead to; its own list leaves the shared files out.
      ___chunkMapping: Object.fromEntries(
        Object.keys(build.assetsByChunkName)
          .filter((chunk) => chunk.startsWith("component---"))
          .map((chunk) => [chunk, filesOf(chunk)]),
      ),
    },
    // The page for unknown addresses is one file for many: which data it takes is known only to the script itself.
    data: isNotFound(page) ? {} : { pageData: address(`/${dataFile(page)}`) },
    scripts: [...site.filter((file) => file !== entry), ...filesOf(page.componentChunkName)].map(address),
    entry: address(entry),
    later: [address("/page-data/app-data.json")],
    opensNext: [...new Set(opensNext.flatMap(filesOf))].map(address),
    isUrgent: isNotFound(page),
  };
}

// As in `/*<![CDATA[*/window.pagePath="/";/*]]>*/`: assignments of texts to what the plan sets, and nothing else.
const gatsbyGlobals =
  /^\s*(\/\*<!\[CDATA\[\*\/)?(window\.(pagePath|___webpackCompilationHash|___chunkMapping)="([^"\\]|\\.)*";)+(\/\*\]\]>\*\/)?\s*$/;

/** Which of the known kinds a script is; null for one that has no place in a finished page. */
function kindOf(script: Element, siteScripts: ReadonlySet<string>): "data" | "starter" | "gatsby" | null {
  if (attributeOf(script, "id") === planId || attributeOf(script, "data-starter") !== undefined) return "starter";
  if (attributeOf(script, "type") === "application/ld+json") return "data";
  const source = attributeOf(script, "src");
  if (source !== undefined) return siteScripts.has(source) ? "gatsby" : null;
  const text = script.childNodes.map((node) => (defaultTreeAdapter.isTextNode(node) ? node.value : "")).join("");
  return script.attrs.every(({ name }) => name === "id") && gatsbyGlobals.test(text) ? "gatsby" : null;
}

/**
 * The page with Gatsby's scripts taken out, an earlier finishing undone, and the given markup put in: `policy` right after
 * the character set, before anything that it governs, and `starter` at the end; of the styles that its script would write
 * anew, those that need not be stand in an element of their own. Everything else stays as it was written, to the letter.
 * Refuses a page with a script it does not know or without the places it writes to.
 */
export function withStarter(
  written: string,
  page: GatsbyPage,
  plan: StartPlan,
  { policy, starter }: { policy: string; starter: string },
): string {
  const refuse = (why: string): never => {
    throw new Error(`finish: the page ${page.path} ${why}`);
  };
  const siteScripts = new Set([...plan.scripts, plan.entry]);
  const cuts: { from: number; to: number; insert: string }[] = [];
  const classes: string[] = [];
  let styled: Element["sourceCodeLocation"];
  let hasCharset = false;

  const visit = (parent: DefaultTreeAdapterMap["parentNode"]) => {
    for (const node of parent.childNodes) {
      if (!defaultTreeAdapter.isElementNode(node)) continue;
      visit(node);
      const place = node.sourceCodeLocation;
      if (!place) continue;
      classes.push(attributeOf(node, "class") ?? "");
      const replace = (insert: string) => cuts.push({ from: place.startOffset, to: place.endOffset, insert });
      if (node.tagName === html.TAG_NAMES.SCRIPT) {
        const kind = kindOf(node, siteScripts);
        if (kind === null)
          refuse(
            `has a script that would run beside the starter: ${written.slice(place.startOffset, place.startOffset + 120)}`,
          );
        if (kind !== "data") replace("");
      } else if (node.tagName === html.TAG_NAMES.META) {
        if (attributeOf(node, "http-equiv") === "Content-Security-Policy") replace("");
        if (attributeOf(node, "charset") !== undefined && !hasCharset) {
          hasCharset = true;
          replace(written.slice(place.startOffset, place.endOffset) + policy);
        }
      } else if (node.tagName === html.TAG_NAMES.STYLE && attributeOf(node, "data-styled") !== undefined) {
        styled = place;
      } else if (node.tagName === html.TAG_NAMES.BODY) {
        const end = place.endTag?.startOffset ?? refuse("does not end its body");
        cuts.push({ from: end, to: end, insert: starter });
      }
    }
  };
  visit(parse(written, { sourceCodeLocationInfo: true }));

  if (styled?.startTag && styled.endTag) {
    const from = styled.startTag.endOffset;
    const to = styled.endTag.startOffset;
    const { settled, taken } = staticCss(written.slice(from, to), classes);
    if (settled !== "") {
      cuts.push({ from: styled.startOffset, to: styled.startOffset, insert: `<style>${settled}</style>` });
      cuts.push({ from, to, insert: taken });
    }
  }

  if (!hasCharset) refuse("names no character set");
  if (!cuts.some(({ insert }) => insert === starter)) refuse("has no body");
  let finished = "";
  let at = 0;
  for (const { from, to, insert } of cuts.sort((a, b) => a.from - b.from)) {
    finished += written.slice(at, from) + insert;
    at = to;
  }
  return finished + written.slice(at);
}
