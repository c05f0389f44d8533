import { filesIn } from "../../src/owner/schema/contentFolder";
import { documentOf, pages, readBuilt, shopSiteFolder, startPlan } from "../support/readSite";
import { expect, test } from "../support/test";

// Without the scripts that the book alone loads, which keeps its entries on the shop's phone (tests/site/book.test.ts).
test("no script of the visitors' pages brings storage of any kind", () => {
  const chunks = Object.entries<string[]>(JSON.parse(readBuilt("webpack.stats.json")).assetsByChunkName);
  const isOfBook = (chunk: string) => chunk === "component---src-pages-buku-tsx";
  const filesOf = (areOfBook: boolean) =>
    chunks.filter(([chunk]) => isOfBook(chunk) === areOfBook).flatMap(([, files]) => files);
  const shared = filesOf(false);
  const ofBookAlone = filesOf(true).filter((file) => !shared.includes(file));
  const scripts = filesIn(shopSiteFolder).filter((file) => /^[^/]+\.js$/.test(file) && !ofBookAlone.includes(file));
  const storage = /\b(localStorage|sessionStorage|indexedDB|caches)\b/;
  expect(scripts.length).toBeGreaterThan(10);
  expect(scripts.filter((file) => storage.test(readBuilt(file)))).toEqual([]);
});

test("Gatsby's script reads every global that a page sets for it", () => {
  const { globals, entry } = startPlan(documentOf(pages["/"]));
  const script = readBuilt(entry);
  expect(globals).toHaveProperty("pagePath");
  expect(Object.keys(globals).filter((name) => !new RegExp(`\\b${name}\\b`).test(script))).toEqual([]);
});
