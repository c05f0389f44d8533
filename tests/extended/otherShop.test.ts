import { readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { readContent } from "../../src/owner/schema/contentFolder";
import { inspectSite } from "../../src/site/verification/inspectSite";
import {
  attributes,
  bookPage,
  documentOf,
  filesUnder,
  find,
  html,
  keptFiles,
  publicFolder,
  startPlan,
  structuredData,
  visibleText,
} from "../support/builtSite";
import { otherContentFolder, otherSiteFolder, otherSitePrefix, otherSiteUrl } from "../support/otherShop";
import { expect, test } from "../support/test";

const page = (file: string) => documentOf(file, otherSiteFolder);
const home = page("index.html");
const text = visibleText(home);

test.describe("the home page of another shop", () => {
  test("has its name, letter, notice, hours, contact and links, and no stars or figures", () => {
    expect(find(home, "h1").textContent.trim()).toBe("Cukur Daeng & Putra BARBERSHOP");
    expect(find(home, "title").textContent).toContain("Cukur Daeng & Putra");
    for (const place of ["header", "footer"]) {
      expect(find(home, `${place} svg[viewBox="0 0 48 48"]`).textContent).toBe("D");
    }
    expect(find(home, "main section").textContent).toBe("Libur mendadak hari ini.");
    expect(text).toMatch(/Yang perlu diketahui\s*Pembayaran\s*Tunai atau QRIS\./);
    expect(text).toMatch(/Senin\s*Tutup/);
    expect(text).toContain("Sleman, DI Yogyakarta 55581");
    const links = ["tel:+622745550123", "https://www.tiktok.com/@cukur.daeng", "https://maps.app.goo.gl/cukurDaeng1"];
    expect(attributes(home, "footer a", "href")).toEqual(expect.arrayContaining(links));
    expect(home.querySelectorAll("section:has(h1) dl, [aria-label$=bintang]")).toHaveLength(0);
  });

  test("shows its services, with a picture or by their sign, and offers them and its hours in the form", () => {
    const cards = home.querySelectorAll("#services ul > li");
    expect(cards.map((card) => card.querySelectorAll("img").length)).toEqual([1, 1, 0, 0, 0, 0, 0, 0, 0]);
    expect(cards[0]?.textContent).toMatch(/Cukur Rapi.*Rp 15\.000\s*Akhir pekan Rp 18\.000\s*25 menit/);
    expect(find(home, "input[name=service][value=fade]").closest("label")?.textContent).toContain("Rp 35.000");
    const times = attributes(home, "input[name=time]", "value");
    expect([times[0], times.at(-1), times.length]).toEqual(["09:00", "23:30", 30]);
  });

  test("introduces the barbers: portrait or initials, days off, and the way to a booking with each", () => {
    const shown = home.querySelectorAll("#barbers li").map((card) => ({
      name: card.querySelector("h3")?.textContent,
      face: card.querySelector("img") ? "portrait" : card.querySelector("[aria-hidden=true]")?.textContent,
      days: /(Libur setiap .*|Masuk setiap hari buka)Pilih/.exec(card.textContent)?.[1],
      link: card.querySelector("a")?.getAttribute("href"),
    }));
    const link = (id: string) => `${otherSitePrefix}/?barber=${id}#booking`;
    expect(shown).toEqual([
      { name: "Pak Gun", face: "PG", days: "Libur setiap Senin", link: link("pak-gun") },
      { name: "Agus", face: "A", days: "Libur setiap Selasa", link: link("agus") },
      { name: "Bayu", face: "B", days: "Masuk setiap hari buka", link: link("bayu") },
      { name: "Rizky", face: "portrait", days: "Libur setiap Senin", link: link("rizky") },
      { name: "Ucok Simanjuntak", face: "portrait", days: "Masuk setiap hari buka", link: link("ucok") },
    ]);
  });

  test("shows thirty photographs that wait until they are near, each leading to a booking of its service", () => {
    expect(home.querySelectorAll("#work li img[loading=lazy]")).toHaveLength(30);
    expect(home.querySelectorAll("#work li source[type='image/avif']")).toHaveLength(30);
    const [photo] = home.querySelectorAll("#work a").slice(4);
    expect(photo?.textContent).toBe("Foto 5Booking Fade");
    expect(photo?.getAttribute("href")).toBe(`${otherSitePrefix}/?service=fade#booking`);
  });
});

test("the icons and the app's name are the shop's own", () => {
  const icon = html("favicon.svg", otherSiteFolder);
  expect(icon).toMatch(/^<svg/);
  expect(icon).not.toBe(html("favicon.svg"));
  expect(JSON.parse(html("manifest.webmanifest", otherSiteFolder))).toMatchObject({
    name: "Cukur Daeng & Putra",
    short_name: "Daeng",
    description: "Cukur rapi di Sleman, buka sampai malam.",
  });
});

test("no name, code or word is left of the shop that the site was made from", () => {
  const ofTheOther =
    /Bintang Pangkas|BTP|bintangpangkas|6281200000000|Menteng|Potong Rambut Klasik|\((contoh|sample)\)/;
  // The owner's form, which visitors never load, shows the schemas' examples.
  const written = filesUnder(otherSiteFolder).filter(
    (file) => /\.(html|js|json|xml|txt|svg|webmanifest)$/.test(file) && !file.startsWith("admin"),
  );
  expect(written.length).toBeGreaterThan(50);
  expect(written.filter((file) => ofTheOther.test(html(file, otherSiteFolder)))).toEqual([]);
});

test("its products are not carried to the pages of others", async () => {
  const folder = path.join(otherSiteFolder, "page-data/products");
  for (const file of filesUnder(folder).filter((name) => name.endsWith(".json"))) {
    const shown = readFileSync(path.join(folder, file), "utf8").match(/"title":"\w+ \d+"/g) ?? [];
    expect([file, shown.length <= 24]).toEqual([file, true]);
  }
  expect(gzipSync(html("products/index.html", otherSiteFolder)).length).toBeLessThan(60 * 1024);
});

test("its second page of products is described to search engines by what it shows", async () => {
  const second = page("products/page/2/index.html");
  const listed = structuredData(second).itemListElement as { item: { name: string; offers: { url: string } } }[];
  expect(listed.map(({ item }) => item.name)).toEqual(
    second.querySelectorAll("main ul h2").map((title) => title.textContent),
  );
  expect(new Set(listed.map(({ item }) => item.offers.url))).toEqual(new Set([`${otherSiteUrl}/products/page/2/`]));
});

test.describe("a site under a path", () => {
  const pages = filesUnder(otherSiteFolder).filter((file) => file.endsWith(".html") && !/^(_gatsby|admin)/.test(file));

  for (const file of pages) {
    test(`has the prefix before every address of its own in ${file}`, async () => {
      const document = page(file);
      const named = [
        ...attributes(document, "[href]", "href"),
        ...attributes(document, "[src]", "src"),
        ...attributes(document, "[srcset]", "srcset").flatMap((set) => set.split(",").map((part) => part.trim())),
      ].filter((address) => address.startsWith("/"));
      // The page for unknown addresses starts nothing.
      const plan = document.querySelector("#start-plan") ? startPlan(document) : null;
      const started = plan ? [...plan.scripts, plan.entry, ...plan.entryData, plan.pageData] : [];
      expect(named.length).toBeGreaterThan(5);
      expect([...named, ...started].filter((address) => !address.startsWith(`${otherSitePrefix}/`))).toEqual([]);
    });
  }

  test("names its full address as canonical, in the link preview and in the sitemap", async () => {
    expect(attributes(home, "link[rel=canonical]", "href")).toEqual([`${otherSiteUrl}/`]);
    expect(attributes(home, "meta[property='og:image']", "content")[0]).toMatch(`${otherSiteUrl}/static/`);
    const sitemap = html("sitemap-0.xml", otherSiteFolder);
    for (const route of ["/", "/services/", "/products/", "/about/", "/products/pomade/page/2/"]) {
      expect(sitemap).toContain(`<loc>${otherSiteUrl}${route}</loc>`);
    }
    // The shelf of gift sets is empty.
    expect(sitemap).not.toMatch(/404|gift-sets/);
  });

  test("has _headers as short with 53 products, built on Netlify, as with thirteen", () => {
    const headers = (folder: string) => html("_headers", folder).replaceAll(/-[0-9a-f]{20}\.js/g, ".js");
    expect(headers(otherSiteFolder)).toBe(headers(publicFolder).replaceAll(/^\//gm, `${otherSitePrefix}/`));
  });

  test("keeps the book's files for its worker, which covers the book alone, and lets it reach no Git host", () => {
    const worker = html("buku/sw.js", otherSiteFolder);
    expect(worker).toContain(`scope:"${otherSitePrefix}/buku/"`);
    const kept = keptFiles(worker);
    expect(kept.length).toBeGreaterThan(10);
    const of = (file: string) => `${otherSitePrefix}/${file.replaceAll(path.sep, "/")}`;
    const there = new Set(filesUnder(otherSiteFolder).map(of));
    expect(kept.filter((address) => !there.has(address.replace(/\/$/, "/index.html")))).toEqual([]);
    const [policy = ""] = attributes(page(bookPage), "meta[http-equiv='Content-Security-Policy']", "content");
    expect(policy.split("; ")).toContain("connect-src 'self'");
  });

  test("passes the inspection before a publication, with weekly breaks and other hours in Ramadan", () => {
    const built = { publicFolder: otherSiteFolder, pathPrefix: otherSitePrefix, siteUrl: otherSiteUrl };
    expect(inspectSite(readContent(otherContentFolder), built)).toEqual([]);
  });
});
