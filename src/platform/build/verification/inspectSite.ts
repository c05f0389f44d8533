import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { allEnglishPages, englishHome, englishTicketPage, otherPages } from "../../../domain/catalogue/englishRoutes";
import type { Diagnostic } from "../../../owner/check/diagnostic";
import type { Content } from "../../../owner/schema/contentFiles";
import { type BuiltPage, builtPages, textOf } from "./builtPage";
import { notShown, siteError } from "./findings";
import { brokenReferences } from "./links";
import { missingNames } from "./namesOnPages";
import { staleData } from "./pageData";

/** A built site: the folder to be published, the path it will be published under ("/toko", or ""), and its full address. */
type Built = { publicFolder: string; pathPrefix: string; siteUrl: string };

/** Values of the content that the built site does not show, and errors in the built site's own files. */
export type Findings = { content: Diagnostic[]; site: Diagnostic[] };

/**
 * Compares the built site with the content, which must have passed the check: page data, names on pages, manifest and
 * sitemap follow the content, every page has been rendered, and every address of the site's own leads somewhere.
 */
export function inspectSite(content: Content, built: Built): Findings {
  const pages = builtPages(built.publicFolder);
  if (!pages.some(({ address }) => address === "/")) {
    return { content: [], site: [siteError("index.html", "Beranda tidak ada: situs belum dibuat.")] };
  }
  return {
    content: [...missingNames(content, pages), ...staleData(content, pages), ...staleFiles(content, built)],
    site: [
      ...surplusPages(content, pages),
      ...missingTicketPages(pages),
      ...pages.flatMap((page) => renderingErrors(page, content)),
      ...brokenReferences({ ...built, pages }),
    ],
  };
}

/** The shop's name in the web manifest and the main pages in the sitemap, where they do not follow the content. */
function staleFiles(content: Content, { publicFolder, siteUrl }: Built): Diagnostic[] {
  const read = (file: string) =>
    existsSync(path.join(publicFolder, file)) ? readFileSync(path.join(publicFolder, file), "utf8") : "";
  const { name } = content["shop.json"];
  const others = otherPages(content["shop.json"], content["product-catalogue.json"]);
  const home = content["shop.json"].english === false ? ["/"] : ["/", englishHome];
  const errors = [...home, ...others.map(({ route }) => route)]
    .map((route) => `${siteUrl}${route}`)
    .filter((address) => !read("sitemap-0.xml").includes(`<loc>${address}</loc>`))
    .map((address) => notShown("shop.json", address, "di peta situs (sitemap)"));
  if (!read("manifest.webmanifest").includes(`"name":${JSON.stringify(name)}`))
    errors.push(notShown("shop.json", name, "pada nama aplikasi (manifest.webmanifest)"));
  return errors;
}

/** English pages that the site has although its shop has none. */
function surplusPages(content: Content, pages: readonly BuiltPage[]): Diagnostic[] {
  const meant = otherPages(content["shop.json"], content["product-catalogue.json"]).map(({ route }) => route);
  const surplus = allEnglishPages.filter(({ route }) => !meant.includes(route));
  const routes = [
    ...surplus.map(({ route }) => route),
    ...(content["shop.json"].english === false ? [englishHome] : []),
  ];
  return pages
    .filter(({ address }) => address !== englishTicketPage && routes.some((route) => address.startsWith(route)))
    .map(({ file, address }) => siteError(file, `Halaman ${address} seharusnya tidak ada.`));
}

/** The pages under which tickets have been sent, in either language; they stay also where the shop gives up its English pages. */
const missingTicketPages = (pages: readonly BuiltPage[]): Diagnostic[] =>
  ["/tiket/", englishTicketPage]
    .filter((route) => !pages.some(({ address }) => address === route))
    .map((route) =>
      siteError(
        `${route.slice(1)}index.html`,
        `Halaman ${route} tidak ada, sehingga tiket yang sudah dikirim tidak terbuka.`,
      ),
    );

/** What a template writes where a value is missing. */
const leftovers = /undefined|NaN|Invalid Date|\[object \w+\]/g;

/** A page without a heading, with a value that was not filled in, or with structured data that cannot be read. */
function renderingErrors(page: BuiltPage, content: Content): Diagnostic[] {
  const found = textOf(page, "#___gatsby").match(leftovers) ?? [];
  // The owner's own texts may use these words.
  const leftover = found.find((word) => !JSON.stringify(content).includes(word));
  const structured = page.root.querySelectorAll('script[type="application/ld+json"]').map(({ text }) => text);
  const errors: [isWrong: boolean, id: string][] = [
    [textOf(page, "h1") === "", "Halaman ini tidak berjudul."],
    [leftover !== undefined, `Halaman ini memuat "${leftover}".`],
    [!structured.every(isJson), "Data untuk mesin pencari tidak terbaca."],
  ];
  return errors.filter(([isWrong]) => isWrong).map(([, id]) => siteError(page.file, id));
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
