import path from "node:path";
import { documentOf, filesUnder, html, pages, publicFolder, startPlan } from "../support/builtSite";

// All but the book's own, which keeps its entries on the shop's phone (tests/site/book.test.ts holds them apart).
const scripts = filesUnder(publicFolder)
  .filter((file) => !file.includes(path.sep) && file.endsWith(".js"))
  .filter((file) => !/^(component---src-pages-buku-|ticket-book-)/.test(file))
  .map((file) => ({ file, text: html(file) }));

const scriptsWith = (words: RegExp) => scripts.filter(({ text }) => words.test(text)).map(({ file }) => file);

test.each(["localStorage", "sessionStorage", "indexedDB", "caches"])(
  "no script of the visitors' pages knows %s",
  (name) => {
    expect(scripts.length).toBeGreaterThan(10);
    expect(scriptsWith(new RegExp(`\\b${name}\\b`))).toEqual([]);
  },
);

test("no script brings Gatsby's own link or service worker", () => {
  expect(scriptsWith(/activeClassName|installingWorker/)).toEqual([]);
});

test("what supported browsers know is not rewritten for older ones", () => {
  // The comparison that stands for `?.` and `??` in older syntax; libraries come as they were published.
  const own = scripts.filter(({ file }) => file.startsWith("component---"));
  const rewritten = own.flatMap(({ text }) => text.match(/null===\((\w+)=[^)]+\)\|\|void 0===\1\?void 0/g) ?? []);
  expect(own.length).toBeGreaterThan(4);
  expect(rewritten).toEqual([]);
});

test("no script brings Partytown, or vendor prefixes for old browsers", () => {
  expect(scriptsWith(/partytown/i)).toEqual([]);
  // A property's number in stylis' table of prefixes, which no minifier changes.
  expect(scriptsWith(/case 5349\b/)).toEqual([]);
});

test.each(Object.values(pages))("Gatsby's script reads every global that %s sets for it", (file) => {
  const plan = startPlan(documentOf(file));
  const text = html(plan.entry);
  const globals = [...Object.keys(plan.globals), "pageData"];
  expect(globals).toContain("pagePath");
  expect(globals.filter((name) => !new RegExp(`\\b${name}\\b`).test(text))).toEqual([]);
});
