import { categories, inCategory } from "../../../domain/catalogue/category";
import { onPage, shelfPages, shelfPath } from "../../../domain/catalogue/shelf";
import { dollars } from "../../../format/dollars";
import { min } from "../../../format/minutes";
import { rupiah } from "../../../format/rupiah";
import type { Content } from "../../../owner/schema/contentFiles";
import { type BuiltPage, says, spaced, wordsOf } from "./builtPage";
import { cardsHeaded, type Fact, onCards } from "./fact";

/** What the services page must say: every entry with its price, duration and what is included, and its way into the form. */
export function servicesPageFacts(content: Content, page: BuiltPage | undefined): Fact[] {
  const links = page?.root.querySelectorAll("a[href]").map((link) => link.getAttribute("href") ?? "") ?? [];
  return content["service-catalogue.json"].services.flatMap((service, index): Fact[] => {
    const file = "service-catalogue.json" as const;
    const where = { id: "pada kartunya di halaman /services/", en: "on its card on /services/" };
    const fact = (key: string, value: string) => ({ file, path: ["services", index, key], value, where });
    const booking = `/?service=${encodeURIComponent(service.bookingService)}#booking`;
    return [
      ...onCards(cardsHeaded(page, "main", service.title), [
        fact("title", service.title),
        fact("description", service.description),
        fact("price", dollars(service.price)),
        fact("duration", min(service.duration)),
        ...service.features.map((feature) => fact("features", feature)),
      ]),
      { ...fact("bookingService", booking), stands: links.some((link) => link.endsWith(booking)) },
    ];
  });
}

/** What each of the products' pages must say: its products with their prices, badge and stock, each on a card with its picture. */
export function productsPagesFacts(content: Content, pages: readonly BuiltPage[]): Fact[] {
  return shelves(content).flatMap(({ address, products }) => {
    const main = pages.find((page) => page.address === address)?.root.querySelector("main");
    const cards = new Map<string, string[]>();
    for (const card of main?.querySelectorAll("li") ?? []) {
      const heading = wordsOf(card.querySelector("h2, h3"));
      const picture = spaced(card.querySelector("picture img")?.getAttribute("alt") ?? "");
      cards.set(heading, [...(cards.get(heading) ?? []), `${wordsOf(card)} [${picture}]`]);
    }
    return products.flatMap(({ product, index }): Fact[] => {
      const where = { id: `pada kartunya di halaman ${address}`, en: `on its card on ${address}` };
      const fact = (key: string, value: string) => ({
        file: "product-catalogue.json" as const,
        path: ["products", index, key],
        value,
        where,
      });
      const title = spaced(product.title);
      return onCards(cards.get(title) ?? [], [
        fact("title", title),
        fact("description", product.description),
        fact("price", rupiah(product.price)),
        ...(product.originalPrice === null ? [] : [fact("originalPrice", rupiah(product.originalPrice))]),
        ...(product.badge === null ? [] : [fact("badge", product.badge)]),
        fact("inStock", product.inStock ? "In Stock" : "Out of Stock"),
        fact("image", `[${title}]`),
      ]);
    });
  });
}

type Product = Content["product-catalogue.json"]["products"][number];

/** Every page of the shelf, all products and each category, with the products that belong on it and their places in the file. */
export function shelves(content: Content): { address: string; products: { product: Product; index: number }[] }[] {
  const numbered = content["product-catalogue.json"].products.map((product, index) => ({ ...product, index }));
  return [null, ...categories].flatMap((category) => {
    const chosen = inCategory(numbered, category);
    return Array.from({ length: shelfPages(chosen.length) }, (_, before) => ({
      address: shelfPath({ category, page: before + 1 }),
      products: onPage(chosen, before + 1).map(({ index, ...product }) => ({ product, index })),
    }));
  });
}

/** What the page about the shop must say: all of about.json. */
export function aboutPageFacts(content: Content, page: BuiltPage | undefined): Fact[] {
  const about = content["about.json"];
  const main = wordsOf(page?.root.querySelector("main"));
  const fact = (path: Fact["path"], value: string): Fact => ({
    file: "about.json",
    path,
    value,
    where: { id: "di halaman /about/", en: "on /about/" },
    stands: says(main, value),
  });
  return [
    fact(["title"], about.title),
    fact(["introduction"], about.introduction),
    ...about.sections.flatMap(({ heading, text }, index) => [
      fact(["sections", index, "heading"], heading),
      fact(["sections", index, "text"], text),
    ]),
    ...about.values.flatMap(({ title, text }, index) => [
      fact(["values", index, "title"], title),
      fact(["values", index, "text"], text),
    ]),
  ];
}
