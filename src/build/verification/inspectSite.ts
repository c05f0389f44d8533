import { existsSync } from "node:fs";
import path from "node:path";
import { bookPath, englishHomePath, englishTicketPath, subpages, ticketPath } from "../../domain/routes";
import type { Diagnostic } from "../../owner/check/diagnostic";
import type { WrittenContent } from "../../owner/schema/contentFiles";
import { htmlFile } from "../gatsbyHtml";
import { productPages } from "../sitePages";
import { type BuiltPage, builtPages, shownText } from "./builtPage";

/** A built site: the folder to be published, the path it will be published under ("/toko", or ""), and its full address. */
type BuiltSite = { publicFolder: string; pathPrefix: string; siteUrl: string };

/**
 * Returns the faults of a site built from content that has passed the check: required pages that are missing, pages
 * without a heading or with a trace of a missing value, and links that lead nowhere within the site. Pages that the shop has
 * added to the code are not inspected.
 */
export function inspectSite(content: WrittenContent, built: BuiltSite): Diagnostic[] {
  const pages = builtPages(built.publicFolder);
  if (!pages.some(({ address }) => address === "/")) {
    return [siteError("index.html", "Beranda tidak ada: situs belum dibuat.")];
  }
  const required = requiredPages(content);
  const missing = required.filter((address) => !pages.some((page) => page.address === address));
  const inspected = pages.filter(({ address }) => required.includes(address));
  return [
    ...missing.map((address) => siteError(htmlFile({ path: address }), `Halaman ${address} tidak ada.`)),
    ...inspected.flatMap((page) => renderingErrors(page, content)),
    ...brokenLinks(built, inspected, pages),
  ];
}

/** A fault in a file of the built site, named relative to `public`. */
const siteError = (file: string, text: string): Diagnostic => ({
  level: "error",
  file,
  place: "",
  message: `${text} Jalankan sekali lagi; kalau tetap begini, kirimkan pesan ini kepada pengembang situs.`,
});

/** The addresses that the site must have. */
const requiredPages = ({ "shop.json": shop, "product-catalogue.json": catalogue }: WrittenContent) => [
  ...new Set([
    ...["/", ticketPath, englishTicketPath, bookPath, "/404.html", "/404/"],
    ...(shop.english === false ? [] : [englishHomePath]),
    ...subpages(shop, catalogue).map(({ route }) => route),
    ...productPages(catalogue).map((page) => page.path),
  ]),
];

/** Matches traces of missing values. */
const leftovers = /undefined|NaN|Infinity|Invalid Date|\[object \w+\]/g;

/** Attributes whose values are made by programs, in which any letters may follow each other. */
const madeByPrograms = ["class", "d", "id", "integrity", "nonce", "src", "srcset"];

/** All that a page says to people and machines: its text, its attributes and its structured data. */
const saidBy = (page: BuiltPage) =>
  [
    shownText(page),
    ...page.root.querySelectorAll('script[type="application/ld+json"]').map(({ textContent }) => textContent),
    ...page.root
      .querySelectorAll("*")
      .flatMap(({ attributes }) => Object.entries(attributes))
      .flatMap(([name, value]) => (madeByPrograms.includes(name) || value.includes("base64,") ? [] : value)),
  ].join("\n");

/** Errors for a page without a heading, or with a trace of a missing value. */
function renderingErrors(page: BuiltPage, content: WrittenContent): Diagnostic[] {
  const found = saidBy(page).match(leftovers) ?? [];
  // The owner's own texts may use these words.
  const leftover = found.find((word) => !JSON.stringify(content).includes(word));
  return [
    ...(!page.root.querySelector("h1")?.text.trim() ? [siteError(page.file, "Halaman ini tidak berjudul.")] : []),
    ...(leftover ? [siteError(page.file, `Halaman ini memuat "${leftover}".`)] : []),
  ];
}

/** Errors for links of the inspected pages to a missing page, file or anchor of the site, one for each address. */
function brokenLinks(
  { publicFolder, pathPrefix, siteUrl }: BuiltSite,
  inspected: readonly BuiltPage[],
  pages: readonly BuiltPage[],
): Diagnostic[] {
  const { origin } = new URL(siteUrl);
  const byAddress = new Map(pages.map((page) => [page.address, page]));
  const isBroken = (href: string, page: BuiltPage) => {
    const base = `${origin}${pathPrefix}${page.address}`;
    if (!URL.canParse(href, base)) return true;
    const target = new URL(href, base);
    if (target.origin !== origin) return false;
    if (!target.pathname.startsWith(`${pathPrefix}/`)) return true;
    const address = target.pathname.slice(pathPrefix.length);
    const anchor = target.hash.slice(1);
    const file = address.endsWith("/") ? `${address}index.html` : address;
    if (!existsSync(path.join(publicFolder, file))) return true;
    return anchor !== "" && byAddress.get(address)?.root.getElementById(anchor) === null;
  };
  const broken = inspected.flatMap((page) =>
    page.root
      .querySelectorAll("a[href]")
      .map((link) => link.getAttribute("href") ?? "")
      .filter((href) => isBroken(href, page))
      .map((href) => [href, page.file] as const),
  );
  return [...new Map(broken)].map(([href, file]) => siteError(file, `Tautan "${href}" tidak menuju ke mana pun.`));
}
