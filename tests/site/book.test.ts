import { filesIn } from "../../src/owner/schema/contentFolder";
import { attributes, bookPage, documentOf, keptFiles, readBuilt, shopSiteFolder, startPlan } from "../support/readSite";
import { expect, test } from "../support/test";

const document = documentOf(bookPage);

const visitorsPages = filesIn(shopSiteFolder).filter(
  (file) => file.endsWith(".html") && !/^(admin|buku|_gatsby)[\\/]/.test(file),
);

test("the book's page is not indexed, and without data, header or footer", () => {
  expect(attributes(document, "meta[name=robots]", "content")).toEqual(["noindex"]);
  expect(document.querySelector("script[type='application/ld+json']")).toBeNull();
  expect(document.querySelector("header, footer")).toBeNull();
  for (const file of filesIn(shopSiteFolder).filter((name) => /sitemap|robots\.txt|_headers/.test(name))) {
    // Of each script, of the book's page too, the host is told how long it stays.
    expect(readBuilt(file).replaceAll("component---src-pages-buku", "")).not.toContain("buku");
  }
  expect(document.querySelector("noscript")?.textContent).toContain("JavaScript");
});

test("no visitor's page leads to the book or its scripts", () => {
  expect(visitorsPages.length).toBeGreaterThan(7);
  for (const file of visitorsPages) {
    // The mapping tells Gatsby's runtime the scripts of every page; it asks for those of a page that is linked.
    const text = readBuilt(file).replace(/"___chunkMapping":\{[^}]*\}/, "");
    expect([file, text.match(/component---src-pages-buku|\/buku\/|sw\.js/)]).toEqual([file, null]);
  }
});

test("its policy allows its worker and the Git host, which no other page may reach", () => {
  const [policy = ""] = attributes(document, "meta[http-equiv='Content-Security-Policy']", "content");
  expect(policy.split("; ")).toEqual(
    expect.arrayContaining([
      ...["default-src 'self'", "worker-src 'self'", "connect-src 'self' https://api.github.com"],
      expect.stringMatching(/^script-src 'self'( 'sha256-\S+'){2}$/),
    ]),
  );
  expect(visitorsPages.filter((file) => readBuilt(file).includes("api.github"))).toEqual([]);
});

test("its worker keeps all that the page asks for, and nothing else", () => {
  const worker = readBuilt("buku/sw.js");
  expect(worker).toContain('scope:"/buku/"');
  const kept = keptFiles(worker);
  const there = new Set(filesIn(shopSiteFolder).map((file) => `/${file}`));
  expect(kept.filter((address) => !there.has(address.replace(/\/$/, "/index.html")))).toEqual([]);
  const { scripts, entry, prefetch, pageData, entryData } = startPlan(document);
  const linked = attributes(document, "link[href]:not([rel=canonical], [href^='data:'])", "href");
  expect(kept).toEqual(expect.arrayContaining([...scripts, entry, ...prefetch, pageData, entryData, ...linked]));
  const others = /page-data\/(?!buku\/|app-data)|component---(?!src-pages-buku-)/;
  expect(kept.filter((address) => others.test(address))).toEqual([]);
});

test("it has a manifest of its own; other pages their language's, tickets none", () => {
  const manifest = JSON.parse(readBuilt("buku/manifest.webmanifest"));
  expect(manifest).toMatchObject({ start_url: "/buku/", scope: "/buku/", display: "standalone", lang: "id" });
  for (const { src } of manifest.icons) expect(readBuilt(src.slice(1)).length).toBeGreaterThan(100);
  const manifestsOf = (file: string) => attributes(documentOf(file), "link[rel=manifest]", "href");
  expect(manifestsOf(bookPage)).toEqual(["/buku/manifest.webmanifest"]);
  for (const file of visitorsPages) {
    const [lang] = attributes(documentOf(file), "html", "lang");
    const own = /(tiket|ticket)\//.test(file)
      ? []
      : [lang === "en" ? "/en/manifest.webmanifest" : "/manifest.webmanifest"];
    expect([file, manifestsOf(file)]).toEqual([file, own]);
  }
  expect(JSON.parse(readBuilt("manifest.webmanifest"))).toMatchObject({ start_url: "/", lang: "id" });
  expect(JSON.parse(readBuilt("en/manifest.webmanifest"))).toMatchObject({ start_url: "/en/", scope: "/", lang: "en" });
});
