import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Diagnostic } from "../../../owner/check/diagnostic";
import type { Content } from "../../../owner/schema/contentFiles";
import { builtPages } from "./builtPage";
import { pageDataFacts, productsForSearchEngines, shopForSearchEngines } from "./dataOnPages";
import { aboutPageFacts, productsPagesFacts, servicesPageFacts } from "./englishPages";
import { everyPageFacts } from "./everyPage";
import { type Fact, missing } from "./fact";
import { homePageFacts } from "./homePage";
import { brokenReferences } from "./links";

type Built = {
  /** The folder that is about to be published. */
  publicFolder: string;
  /** The path under which it will be published, such as "/toko"; empty at the root of a host. */
  pathPrefix: string;
  siteUrl: string;
};

/** What the inspection found: in the content's files what the site does not say, in the site's files what leads nowhere. */
export type Findings = { content: Diagnostic[]; site: Diagnostic[] };

/**
 * Reads the built site as visitors and search engines do and compares it with the content, which must have passed the
 * check: every price, name, number, hour and closure stands where it belongs, and every own address leads somewhere.
 */
export async function inspectSite(content: Content, built: Built): Promise<Findings> {
  const { publicFolder, siteUrl } = built;
  const pages = await builtPages(publicFolder);
  const pageAt = (address: string) => pages.find((page) => page.address === address);
  if (!pageAt("/")) return { content: [], site: [noSite] };
  const facts = [
    ...homePageFacts(content, pageAt("/")),
    ...everyPageFacts(content, pages),
    ...servicesPageFacts(content, pageAt("/services/")),
    ...productsPagesFacts(content, pages),
    ...aboutPageFacts(content, pageAt("/about/")),
    ...shopForSearchEngines(content, pageAt("/"), siteUrl),
    ...productsForSearchEngines(content, pages),
    ...(await pageDataFacts(content, pages, publicFolder)),
    ...(await beyondPages(content, publicFolder, siteUrl)),
  ];
  return { content: missing(content, facts), site: await brokenReferences({ ...built, pages }) };
}

const noSite: Diagnostic = {
  level: "error",
  file: "index.html",
  place: "",
  id: "Beranda tidak ada: situs belum dibuat. Jalankan sekali lagi; kalau tetap begini, kirimkan pesan ini kepada pengembang situs.",
  en: "There is no home page: the site was not built. Run this once more; if it stays, send this message to the site's developer.",
};

/** The name of the site as an app, and the pages that search engines are told of. */
async function beyondPages(content: Content, publicFolder: string, siteUrl: string): Promise<Fact[]> {
  const read = (file: string) => readFile(path.join(publicFolder, file), "utf8").catch(() => "");
  const [manifest, sitemap] = await Promise.all([read("manifest.webmanifest"), read("sitemap-0.xml")]);
  const { name, siteUrl: address } = content["shop.json"];
  const inSitemap = { id: "di peta situs (sitemap)", en: "in the sitemap" };
  return [
    {
      file: "shop.json",
      path: ["name"],
      value: name,
      where: { id: "pada nama aplikasi (manifest.webmanifest)", en: "in the app's name (manifest.webmanifest)" },
      stands: manifest !== "" && (JSON.parse(manifest) as { name: string }).name === name,
    },
    ...["/", "/services/", "/products/", "/about/"].map((route) => ({
      file: "shop.json" as const,
      path: address === siteUrl ? ["siteUrl"] : [],
      value: `${siteUrl}${route}`,
      where: inSitemap,
      stands: sitemap.includes(`<loc>${siteUrl}${route}</loc>`),
    })),
  ];
}
