import { createStartPlan, type GatsbyBuild, injectStarter } from "../../../src/platform/build/gatsbyHtml";

const build: GatsbyBuild = {
  pageChunks: ["component---src-pages-index-tsx"],
  webpackCompilationHash: "abc",
  assetsByChunkName: {
    app: ["webpack-runtime-1.js", "framework-2.js", "app-3.js"],
    "component---src-pages-index-tsx": ["commons-4.js", "component---src-pages-index-tsx-5.js", "commons-4.js.map"],
  },
};

const home = { path: "/", componentChunkName: "component---src-pages-index-tsx" };
const markup = { head: "<policy/>", starter: "<starter/>" };

const scripts = `<script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="/";/*]]>*/</script><!-- slice-start id="_gatsby-scripts-1" -->
  <script id="gatsby-chunk-mapping">window.___chunkMapping="{\\"app\\":[]}";</script>
  <script>window.___webpackCompilationHash="abc";</script>
  <script src="/toko/framework-2.js" async></script><script src='/toko/app-3.js' async=""></script><!-- slice-end id="_gatsby-scripts-1" -->`;

const written = (body = scripts, head = '<meta charSet="utf-8"/>') =>
  `<!DOCTYPE html><html lang="id"><head>${head}<meta name="x" content="a &amp; b"/></head><body><p>Ayah &amp; Anak</p><script type="application/ld+json">{"a":"</p>"}</script>${body}</body></html>`;

test("the starter replaces all scripts, and nothing else changes", () => {
  expect(injectStarter(written(), markup)).toBe(
    written(
      `<!-- slice-start id="_gatsby-scripts-1" -->\n  \n  \n  <!-- slice-end id="_gatsby-scripts-1" --><starter/>`,
      '<meta charSet="utf-8"/><policy/>',
    ),
  );
});

test("a page that a build kept from the one before gets policy and starter once", () => {
  const own = {
    head: `<meta http-equiv="Content-Security-Policy" content="x"/>`,
    starter: `<script type="application/json" id="start-plan">{}</script><script data-starter>go()</script>`,
  };
  const once = injectStarter(written(), own);
  expect(injectStarter(once, own)).toBe(once);
});

test("a page without a character set is refused", () => {
  expect(() => injectStarter(written(scripts, ""), markup)).toThrow(/character set/);
});

test.each([
  ["the page's part", { ...home, componentChunkName: "component---other" }, build],
  ["the site's script", home, { ...build, assetsByChunkName: {} }],
  ["the entry", home, { ...build, assetsByChunkName: { ...build.assetsByChunkName, app: ["main-1.js"] } }],
])("a build without %s is refused", (_name, page, broken) => {
  expect(() => createStartPlan(page, broken, "")).toThrow(/^gatsbyHtml: /);
});
