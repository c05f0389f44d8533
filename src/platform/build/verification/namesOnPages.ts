import { inCategory } from "../../../domain/catalogue/category";
import { englishHome, otherPages } from "../../../domain/catalogue/englishRoutes";
import { shelfPath } from "../../../domain/catalogue/shelf";
import { internationalPhone } from "../../../domain/links/internationalPhone";
import { withEnglishTexts } from "../../../domain/shop/withEnglishTexts";
import type { Diagnostic } from "../../../owner/check/diagnostic";
import type { Content, ContentFileName } from "../../../owner/schema/contentFiles";
import { bookPath } from "../../runtime/bookPath";
import { type BuiltPage, spaced, textOf } from "./builtPage";
import { notShown } from "./findings";

const namesOf = (entries: readonly { name: string }[]) => entries.map(({ name }) => name);
const titlesOf = (entries: readonly { title: string }[]) => entries.map(({ title }) => title);

/**
 * A guard against pages that were rendered empty or from older content: the shop's name stands in every title and footer
 * (the book alone has none) and in the home page's heading, its second number, links, notice and what is good to know where
 * they belong, and services, barbers and products are named on their pages. Compares plain text and formats nothing.
 */
export function missingNames(content: Content, pages: readonly BuiltPage[]): Diagnostic[] {
  const missing = (file: ContentFileName, names: readonly string[], text: string, place: string) =>
    names.filter((name) => !text.includes(spaced(name))).map((name) => notShown(file, name, `di halaman ${place}`));

  const { name, secondNumber, links } = content["shop.json"];
  const shopInEnglish = withEnglishTexts(content["shop.json"]).content;
  const ofShop = pages.flatMap((page) => {
    const isHome = page.address === "/" || page.address === englishHome;
    const { notice, goodToKnow } = page.address === englishHome ? shopInEnglish : content["shop.json"];
    const hasFooter = page.address !== bookPath;
    const targets = page.root.querySelectorAll("footer a").map((link) => link.getAttribute("href") ?? "");
    const isEnglish = page.root.querySelector("html")?.getAttribute("lang") === "en";
    const written = secondNumber ? [isEnglish ? internationalPhone(secondNumber.phone) : secondNumber.phone] : [];
    const parts: [part: string, names: string[]][] = [
      ["title", [name]],
      ["footer", hasFooter ? [name, ...written] : []],
      ...(isHome ? [["h1", [name]] satisfies [string, string[]]] : []),
      ["main", isHome ? [...(notice ? [notice.text] : []), ...titlesOf(goodToKnow ?? [])] : []],
    ];
    return [
      ...parts.flatMap(([part, names]) => missing("shop.json", names, textOf(page, part), `${page.address} (${part})`)),
      ...missing(
        "shop.json",
        hasFooter ? Object.values(links ?? {}).flatMap((address) => address ?? []) : [],
        targets.join(" "),
        `${page.address} (footer)`,
      ),
    ];
  });
  const lists: [ContentFileName, names: string[], address: string][] = [
    ["services.json", namesOf(content["services.json"].services), "/"],
    ["barbers.json", namesOf(content["barbers.json"].barbers), "/"],
  ];
  const { categories, products } = content["product-catalogue.json"];
  if (content["shop.json"].english !== false) {
    lists.push(["services.json", namesOf(withEnglishTexts(content["services.json"]).content.services), englishHome]);
  }
  const routes = otherPages(content["shop.json"], content["product-catalogue.json"]).map(({ route }) => route);
  if (routes.includes("/services/")) {
    lists.push(["service-catalogue.json", titlesOf(content["service-catalogue.json"].services), "/services/"]);
  }
  const shelves = routes.includes("/products/") ? [null, ...(categories ?? []).map(({ id }) => id)] : [];
  for (const category of shelves) {
    const address = shelfPath({ category, page: 1 });
    lists.push(["product-catalogue.json", titlesOf(inCategory(products, category)), address]);
  }
  const inLists = lists.flatMap(([file, names, address]) => {
    // A long list of products goes on at page/2/ and so on.
    const own = pages.filter((page) => page.address === address || page.address.startsWith(`${address}page/`));
    return missing(file, names, own.map((page) => textOf(page, "main")).join(" "), address);
  });
  return [...ofShop, ...inLists];
}
