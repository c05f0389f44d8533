import { readFileSync, symlinkSync } from "node:fs";
import path from "node:path";
import { postBuild } from "../../../src/platform/build/postBuild";
import { needsOfPages } from "../../../src/site/needsOfPages";
import { projectFolder } from "../../support/content";
import { temporaryFolder } from "../../support/temporaryFolder";

const { at, write } = temporaryFolder();

const home = { path: "/", componentChunkName: "component---home" };
const pages = [home, { ...home, path: "/en/" }, { ...home, path: "/about/" }];
const page = `<!DOCTYPE html><html><head><meta charSet="utf-8"/></head><body><p>Halo</p><script src="/app-1.js" async></script></body></html>`;

const shop = { name: "Toko", shortName: "Toko", tagline: "Rapi.", markLetter: null, timeZone: "Asia/Makassar" };

/** Without the chunks to prefetch, which only a whole build has. */
const needs = () =>
  Object.fromEntries(Object.entries(needsOfPages(at())).map(([route, needs]) => [route, { ...needs, prefetch: [] }]));

afterEach(() => process.chdir(projectFolder));

/** A site of three pages as Gatsby writes it, and further files, in a folder in which the test then works. */
function writtenSite(files: Record<string, string> = {}) {
  symlinkSync(path.join(projectFolder, "src"), at("src"), "junction");
  const written = {
    "public/index.html": page,
    "public/en/index.html": page,
    "public/about/index.html": page,
    "public/webpack.stats.json": JSON.stringify({
      assetsByChunkName: { app: ["app-1.js"], "component---home": ["component---home-2.js"] },
    }),
    "public/page-data/app-data.json": JSON.stringify({ webpackCompilationHash: "abc" }),
    "shop.json": JSON.stringify(shop),
    ...files,
  };
  for (const [file, text] of Object.entries(written)) write(file, text);
  process.chdir(at());
  return {
    read: (file: string) => readFileSync(at(file), "utf8"),
    run: () => postBuild({ pages, needsOfPages: needs(), siteUrl: "https://toko.example", pathPrefix: "" }),
  };
}

test("an HTML file that Gatsby did not write is left as it is", async () => {
  const proof = "google-site-verification: google1234.html";
  const written = writtenSite({ "public/google1234.html": proof, "public/own.html": "<p>Own<script>1</script>" });
  await written.run();
  expect(written.read("public/google1234.html")).toBe(proof);
  expect(written.read("public/own.html")).toBe("<p>Own<script>1</script>");
  expect(written.read("public/index.html")).toContain("data-starter");
});

test("the home pages of a shop with a notice, and no others, have the script that hides it", async () => {
  const notice = { text: "Libur mendadak hari ini", until: "2026-12-01" };
  const written = writtenSite({ "shop.json": JSON.stringify({ ...shop, notice }) });
  await written.run();
  const pages = ["", "en/", "about/"].map((route) => written.read(`public/${route}index.html`));
  expect(pages.map((page) => page.includes("[data-notice]{display:none!important}"))).toEqual([true, true, false]);
});
