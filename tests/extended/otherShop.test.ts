import path from "node:path";
import sharp from "sharp";
import { filesIn } from "../../src/owner/schema/contentFolder";
import { otherSiteFolder, otherSitePrefix, otherSiteUrl } from "../support/otherShop";
import {
  attributes,
  bookPage,
  documentOf,
  find,
  keptFiles,
  readBuilt,
  shopSiteFolder,
  startPlan,
  visibleText,
} from "../support/readSite";
import { expect, test } from "../support/test";

const page = (file: string) => documentOf(file, otherSiteFolder);
const home = page("index.html");

test("another shop's home page has its own name, facts, services, barbers and work", () => {
  expect(find(home, "h1").textContent.trim()).toBe("Cukur Daeng & Putra BARBERSHOP");
  for (const place of ["header", "footer"])
    expect(find(home, `${place} svg[viewBox="0 0 48 48"]`).textContent).toBe("D");
  expect(visibleText(home)).toMatch(/Yang perlu diketahui\s*Pembayaran\s*Tunai atau QRIS\./);
  expect(home.querySelectorAll("#services ul > li")).toHaveLength(3);
  const barbers = home
    .querySelectorAll("#barbers li")
    .map((card) => [
      card.querySelector("img") ? "portrait" : card.querySelector("[aria-hidden=true]")?.textContent,
      card.querySelector("a")?.getAttribute("href"),
    ]);
  expect(barbers.slice(0, 2)).toEqual([
    ["portrait", `${otherSitePrefix}/?barber=rizky#booking`],
    ["BT", `${otherSitePrefix}/?barber=bang-tono#booking`],
  ]);
  const photo = home.querySelectorAll("#work a")[4];
  expect([photo?.textContent, photo?.getAttribute("href")]).toEqual([
    "Foto 5Booking Fade",
    `${otherSitePrefix}/?service=fade#booking`,
  ]);
});

test("the icons and the app's name are the shop's own", () => {
  expect(readBuilt("favicon.svg", otherSiteFolder)).not.toBe(readBuilt("favicon.svg"));
  expect(JSON.parse(readBuilt("manifest.webmanifest", otherSiteFolder))).toMatchObject({
    name: "Cukur Daeng & Putra",
    short_name: "Daeng",
    description: "Cukur rapi di Sleman, buka sampai malam.",
  });
});

test("nothing is left of the shop that the site was made from", () => {
  const ofTheOther =
    /Bintang Pangkas|BTP|bintangpangkas|6281200000000|Menteng|Potong Rambut Klasik|\((contoh|sample)\)/;
  // The owner's form, which visitors never load, shows the schemas' examples.
  const written = filesIn(otherSiteFolder).filter(
    (file) => /\.(html|js|json|xml|txt|svg|webmanifest)$/.test(file) && !file.startsWith("admin"),
  );
  expect(written.length).toBeGreaterThan(50);
  expect(written.filter((file) => ofTheOther.test(readBuilt(file, otherSiteFolder)))).toEqual([]);
});

test("no page carries the products of the others", () => {
  for (const file of filesIn(otherSiteFolder).filter((name) => /^page-data\/products\/.*json$/.test(name))) {
    const carried = readBuilt(file, otherSiteFolder).match(/"title":"\w+ \d+"/g) ?? [];
    expect(carried.length, file).toBeLessThanOrEqual(24);
  }
});

test.describe("a site under a path", () => {
  const pages = filesIn(otherSiteFolder).filter((file) => file.endsWith(".html") && !/^(_gatsby|admin)/.test(file));

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
      const started = plan ? [...plan.scripts, plan.entry, plan.entryData, plan.pageData] : [];
      expect(named.length).toBeGreaterThan(4);
      expect([...named, ...started].filter((address) => !address.startsWith(`${otherSitePrefix}/`))).toEqual([]);
    });
  }

  test("names its full address as canonical, in preview and sitemap", async () => {
    expect(attributes(home, "link[rel=canonical]", "href")).toEqual([`${otherSiteUrl}/`]);
    const previewOf = (document: typeof home) => attributes(document, "meta[property='og:image']", "content")[0] ?? "";
    expect(previewOf(documentOf("index.html"))).toMatch(/og\.jpg$/);
    // Without a picture for it the preview shows the first screen's photograph, cut.
    const preview = previewOf(home);
    expect(preview).toMatch(RegExp(`^${otherSiteUrl}/static/.*/hero\\.jpg$`));
    const cut = await sharp(path.join(otherSiteFolder, preview.slice(otherSiteUrl.length))).metadata();
    expect(cut).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
    const sitemap = readBuilt("sitemap-0.xml", otherSiteFolder);
    for (const route of ["/", "/products/pomade/page/2/"])
      expect(sitemap).toContain(`<loc>${otherSiteUrl}${route}</loc>`);
    // The shelf of gift sets is empty.
    expect(sitemap).not.toMatch(/404|gift-sets/);
  });

  test("has _headers as short with 53 products as with thirteen", () => {
    const headers = (folder: string) => readBuilt("_headers", folder).replaceAll(/-[0-9a-f]{8}\.js/g, ".js");
    expect(headers(otherSiteFolder)).toBe(headers(shopSiteFolder).replaceAll(/^\//gm, `${otherSitePrefix}/`));
  });

  test("keeps the book's files for its worker, which reaches no Git host", () => {
    const worker = readBuilt("buku/sw.js", otherSiteFolder);
    expect(worker).toContain(`scope:"${otherSitePrefix}/buku/"`);
    const kept = keptFiles(worker);
    expect(kept.length).toBeGreaterThan(10);
    expect(kept.filter((address) => !address.startsWith(`${otherSitePrefix}/`))).toEqual([]);
    const [policy = ""] = attributes(page(bookPage), "meta[http-equiv='Content-Security-Policy']", "content");
    expect(policy.split("; ")).toContain("connect-src 'self'");
  });
});
