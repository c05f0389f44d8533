import { readFileSync } from "node:fs";
import path from "node:path";
import {
  attributes,
  bookPage,
  documentOf,
  filesUnder,
  find,
  html,
  publicFolder,
  startPlan,
} from "../support/builtSite";
import { otherSiteFolder, otherSitePrefix } from "../support/otherShop";

const document = documentOf(bookPage);

/** The sources that a page's content policy allows of each kind. */
const policyOf = (file: string, folder = publicFolder) =>
  Object.fromEntries(
    (attributes(documentOf(file, folder), "meta[http-equiv='Content-Security-Policy']", "content")[0] ?? "")
      .split("; ")
      .map((directive) => [directive.split(" ")[0], directive.split(" ").slice(1)]),
  );

const visitorsPages = (folder: string) =>
  filesUnder(folder).filter((file) => file.endsWith(".html") && !/^(admin|buku|_gatsby)[\\/]/.test(file));

/** The scripts in which the book is: its page's, and the part that a ticket's page opens it with. */
const booksScripts = filesUnder(publicFolder).filter((file) =>
  /^(component---src-pages-buku-|ticket-book-)/.test(file),
);

test("the book's page is for the shop: not indexed, in no sitemap, without structured data, header or footer", () => {
  expect(attributes(document, "meta[name=robots]", "content")).toEqual(["noindex"]);
  expect(document.querySelector("script[type='application/ld+json']")).toBeNull();
  expect(document.querySelector("header, footer")).toBeNull();
  expect(attributes(document, "html", "lang")).toEqual(["id"]);
  expect(document.querySelectorAll("h1")).toHaveLength(1);
  expect(find(document, "title").textContent).toContain("Buku toko");
  for (const file of filesUnder(publicFolder).filter((name) => /sitemap|robots\.txt|_headers/.test(name))) {
    expect(html(file)).not.toContain("buku");
  }
  expect(document.querySelector("noscript")?.textContent).toContain("JavaScript");
});

test.each([
  ["one at the root", publicFolder],
  ["one under a path", otherSiteFolder],
])("no page for visitors links to the book or names a script of it: %s", (_site, folder) => {
  expect(visitorsPages(folder).length).toBeGreaterThan(7);
  for (const file of visitorsPages(folder)) {
    const text = html(file, folder);
    expect([file, text.match(/component---src-pages-buku|ticket-book|\/buku\/|sw\.js/)]).toEqual([file, null]);
  }
});

test("every script of the book is in files of its own, which the scripts of no visitor's page repeat", () => {
  expect(booksScripts.length).toBeGreaterThan(1);
  const sentences = ["Belum ada booking.", "Semua kursi terisi", "Booking lewat telepon"];
  const others = filesUnder(publicFolder).filter(
    (file) => file.endsWith(".js") && !file.includes(path.sep) && !booksScripts.includes(file),
  );
  expect(others.length).toBeGreaterThan(10);
  for (const sentence of sentences) {
    const holding = (files: readonly string[]) => files.filter((file) => html(file).includes(sentence));
    expect([sentence, holding(booksScripts).length > 0]).toEqual([sentence, true]);
    expect(holding(others)).toEqual([]);
  }
});

describe("the policy of the book's page", () => {
  test("allows its worker, its own files and the Git host that full hours are published to, and no other page that host", () => {
    const policy = policyOf(bookPage);
    expect(policy["worker-src"]).toEqual(["'self'"]);
    expect(policy["connect-src"]).toEqual(["'self'", "https://api.github.com"]);
    expect(policy["default-src"]).toEqual(["'self'"]);
    expect(policy["script-src"]).toEqual(["'self'", expect.stringMatching(/^'sha256-/)]);
    const asking = visitorsPages(publicFolder).filter((file) => html(file).includes("api.github"));
    expect(asking).toEqual([]);
  });

  test("allows no other host where the build knows no repository", () => {
    expect(policyOf(bookPage, otherSiteFolder)["connect-src"]).toEqual(["'self'"]);
  });
});

test.each([
  ["at the root", "", publicFolder],
  ["under a path", otherSitePrefix, otherSiteFolder],
])("its worker keeps all that the page asks for and nothing of another page: %s", (_site, prefix, folder) => {
  const worker = readFileSync(path.join(folder, "buku/sw.js"), "utf8");
  const list = (name: string) =>
    JSON.parse(new RegExp(`\\b${name}:(\\[[^\\]]*\\])`).exec(worker)?.[1] ?? "[]") as string[];
  const kept = [...list("hashed"), ...list("named")];
  expect(worker).toContain(`scope:"${prefix}/buku/"`);
  const files = kept.map((address) => address.slice(prefix.length).replace(/\/$/, "/index.html"));
  const there = new Set(filesUnder(folder).map((file) => `/${file.replaceAll(path.sep, "/")}`));
  expect(files.filter((file) => !there.has(file))).toEqual([]);
  expect(kept.filter((address) => !address.startsWith(`${prefix}/`))).toEqual([]);

  const page = documentOf(bookPage, folder);
  const plan = startPlan(page);
  expect(kept).toEqual(
    expect.arrayContaining([...plan.scripts, plan.entry, ...plan.opensNext, plan.pageData, ...plan.entryData]),
  );
  const links = attributes(page, "link[href]:not([rel=canonical], [rel=sitemap])", "href");
  expect(links.filter((address) => !address.startsWith("data:") && !kept.includes(address))).toEqual([]);

  expect(
    kept.filter((address) => /page-data\/(?!buku\/|app-data)|component---(?!src-pages-buku-)/.test(address)),
  ).toEqual([]);
});

test("it has a manifest of its own, which opens the book and covers no other page", () => {
  expect(attributes(document, "link[rel=manifest]", "href")).toEqual(["/buku/manifest.webmanifest"]);
  const manifest = JSON.parse(html("buku/manifest.webmanifest")) as Record<string, unknown>;
  expect(manifest).toMatchObject({ start_url: "/buku/", scope: "/buku/", display: "standalone", lang: "id" });
  for (const { src } of manifest.icons as { src: string }[]) expect(html(src.slice(1)).length).toBeGreaterThan(100);
  for (const file of visitorsPages(publicFolder)) {
    const others = attributes(documentOf(file), "link[rel=manifest]", "href");
    expect([file, others]).toEqual([file, ["/manifest.webmanifest"]]);
  }
});
