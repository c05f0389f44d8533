import { readFileSync, symlinkSync } from "node:fs";
import path from "node:path";
import { postBuild } from "../../../src/platform/build/postBuild";
import { needsOfPages } from "../../../src/site/needsOfPages";
import { projectFolder } from "../../support/content";
import { temporaryFolder } from "../../support/temporaryFolder";

const { at, write } = temporaryFolder();

afterEach(() => process.chdir(projectFolder));

test("pages get the starter, home pages the script that hides a notice; a file that Gatsby did not write stays as it is", async () => {
  const componentChunkName = "component---home";
  const pages = ["/", "/en/", "/about/"].map((route) => ({ path: route, componentChunkName }));
  const html = `<!DOCTYPE html><html><head><meta charSet="utf-8"/></head><body><p>Halo</p><script src="/app-1.js" async></script></body></html>`;
  const notice = { text: "Libur mendadak hari ini", until: "2026-12-01" };
  const proof = "google-site-verification: google1234.html";
  symlinkSync(path.join(projectFolder, "src"), at("src"), "junction");
  for (const page of pages) write(`public${page.path}index.html`, html);
  write("public/google1234.html", proof);
  write("public/own.html", html);
  const assetsByChunkName = { app: ["app-1.js"], [componentChunkName]: [`${componentChunkName}-2.js`] };
  write("public/webpack.stats.json", JSON.stringify({ assetsByChunkName }));
  write("public/page-data/app-data.json", JSON.stringify({ webpackCompilationHash: "abc" }));
  write("shop.json", JSON.stringify({ notice, timeZone: "Asia/Makassar" }));
  process.chdir(at());
  // Without the chunks to prefetch, which only a whole build has.
  const needs = Object.entries(needsOfPages(at())).map(([route, need]) => [route, { ...need, prefetch: [] }]);
  await postBuild({ pages, needsOfPages: Object.fromEntries(needs), siteUrl: "https://toko.example", pathPrefix: "" });

  const read = (file: string) => readFileSync(at(`public/${file}`), "utf8");
  expect([read("google1234.html"), read("own.html")]).toEqual([proof, html]);
  const written = pages.map((page) => read(`${page.path}index.html`));
  expect(written.map((text) => text.includes('id="start-plan"'))).toEqual([true, true, true]);
  const hidesNotice = "[data-notice]{display:none!important}";
  expect(written.map((text) => text.includes(hidesNotice))).toEqual([true, true, false]);
});
