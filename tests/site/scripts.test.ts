import { filesIn } from "../../src/owner/schema/contentFolder";
import { documentOf, pages, readBuilt, shopSiteFolder, startPlan } from "../support/readSite";
import { expect, test } from "../support/test";

// All but those that the book alone loads, which keeps its entries on the shop's phone (tests/site/book.test.ts holds it apart).
const assets = Object.entries<string[]>(JSON.parse(readBuilt("webpack.stats.json")).assetsByChunkName);
const isOfBook = ([chunk]: [string, string[]]) => /^(component---src-pages-buku-tsx|shop-answers)$/.test(chunk);
const ofVisitors = new Set(assets.filter((entry) => !isOfBook(entry)).flatMap(([, files]) => files));
const ofBook = new Set(assets.filter(isOfBook).flatMap(([, files]) => files));
const scripts = filesIn(shopSiteFolder)
  .filter((file) => !file.includes("/") && file.endsWith(".js"))
  .filter((file) => ofVisitors.has(file) || !ofBook.has(file))
  .map((file) => ({ file, text: readBuilt(file) }));

test("no script of the visitors' pages brings storage of any kind", () => {
  const storage = /\b(localStorage|sessionStorage|indexedDB|caches)\b/;
  expect(scripts.length).toBeGreaterThan(10);
  expect(scripts.filter(({ text }) => storage.test(text)).map(({ file }) => file)).toEqual([]);
});

test("Gatsby's script reads every global that a page sets for it", () => {
  const plan = startPlan(documentOf(pages["/"]));
  const globals = [...Object.keys(plan.globals), "pageData"];
  expect(globals).toContain("pagePath");
  expect(globals.filter((name) => !new RegExp(`\\b${name}\\b`).test(readBuilt(plan.entry)))).toEqual([]);
});
