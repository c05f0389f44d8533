import path from "node:path";
import { documentOf, filesUnder, html, pages, publicFolder, startPlan } from "../support/builtSite";
import { expect, test } from "../support/test";

// All but the book's own, which keeps its entries on the shop's phone (tests/site/book.test.ts holds them apart).
const scripts = filesUnder(publicFolder)
  .filter((file) => !file.includes(path.sep) && file.endsWith(".js"))
  .filter((file) => !/^(component---src-pages-buku-|ticket-book-)/.test(file))
  .map((file) => ({ file, text: html(file) }));

for (const [name, words] of [
  ["storage of any kind", /\b(localStorage|sessionStorage|indexedDB|caches)\b/],
  // A property's number in stylis' table of prefixes, which no minifier changes.
  [
    "Gatsby's own link, its service worker, Partytown, or vendor prefixes",
    /activeClassName|installingWorker|partytown|case 5349\b/i,
  ],
  ["placeholders of pictures", /gatsby-image/],
] as const) {
  test(`no script of the visitors' pages brings ${name}`, () => {
    expect(scripts.length).toBeGreaterThan(10);
    expect(scripts.filter(({ text }) => words.test(text)).map(({ file }) => file)).toEqual([]);
  });
}

test("what supported browsers know is not rewritten for older ones", () => {
  // The comparison that stands for `?.` and `??` in older syntax; libraries come as they were published.
  const own = scripts.filter(({ file }) => file.startsWith("component---"));
  const rewritten = own.flatMap(({ text }) => text.match(/null===\((\w+)=[^)]+\)\|\|void 0===\1\?void 0/g) ?? []);
  expect(own.length).toBeGreaterThan(4);
  expect(rewritten).toEqual([]);
});

test("a browser is asked, on each script's first line, to compile it whole while it arrives", () => {
  const first = /^\/\/# allFunctionsCalledOnLoad\n/;
  expect(scripts.filter(({ file, text }) => !file.startsWith("font-") && !first.test(text))).toEqual([]);
});

test("Gatsby's script reads every global that a page sets for it", () => {
  const plan = startPlan(documentOf(pages["/"]));
  const globals = [...Object.keys(plan.globals), "pageData"];
  expect(globals).toContain("pagePath");
  expect(globals.filter((name) => !new RegExp(`\\b${name}\\b`).test(html(plan.entry)))).toEqual([]);
});
