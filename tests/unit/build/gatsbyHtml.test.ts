import { createStartPlan, type GatsbyBuild, injectStarter } from "../../../src/build/gatsbyHtml";

const chunk = "component---src-pages-index-tsx";
const files = {
  app: ["webpack-runtime-1.js", "framework-2.js", "app-3.js"],
  [chunk]: ["commons-4.js", `${chunk}-5.js`, "commons-4.js.map"],
};

const markup = {
  head: `<meta http-equiv="Content-Security-Policy" content="x"/>`,
  starter: `<script type="application/json" id="start-plan">{}</script><script data-starter>go()</script>`,
};

const scripts = `<script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="/";/*]]>*/</script><!-- slice-start id="_gatsby-scripts-1" --><script id="gatsby-chunk-mapping">window.___chunkMapping="{\\"app\\":[]}";</script><script src='/toko/app-3.js' async=""></script><!-- slice-end id="_gatsby-scripts-1" -->`;
const charset = '<meta charSet="utf-8"/>';

const page = (body = scripts, head = charset) =>
  `<!DOCTYPE html><html lang="id"><head>${head}<meta name="x" content="a &amp; b"/></head><body><p>Ayah &amp; Anak</p><script type="application/ld+json">{"a":"</p>"}</script>${body}</body></html>`;

test("the starter replaces all scripts, once, and nothing else", () => {
  const once = injectStarter(page(), markup);
  expect(once).toBe(page(markup.starter, charset + markup.head));
  expect(injectStarter(once, markup)).toBe(once);
});

test("a page without a character set is refused", () =>
  expect(() => injectStarter(page(scripts, ""), markup)).toThrow(/character set/));

const planOf = (assetsByChunkName: GatsbyBuild["assetsByChunkName"]) =>
  createStartPlan(
    { path: "/en/", componentChunkName: chunk },
    { linkedChunks: [chunk], webpackCompilationHash: "abc", assetsByChunkName },
    "/toko",
  );

test("a page starts with its scripts and data, under the site's path", () =>
  expect(planOf(files)).toMatchObject({
    scripts: ["webpack-runtime-1.js", "framework-2.js", "commons-4.js", `${chunk}-5.js`].map((file) => `/toko/${file}`),
    entry: "/toko/app-3.js",
    pageData: "/toko/page-data/en/page-data.json",
  }));

test.each([
  ["the page's part", { app: files.app }],
  ["the entry", { ...files, app: ["main-1.js"] }],
])("a build without %s is refused", (_name, assetsByChunkName) =>
  expect(() => planOf(assetsByChunkName)).toThrow(/^gatsbyHtml: /),
);
