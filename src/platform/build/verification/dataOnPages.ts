import { readFile } from "node:fs/promises";
import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import { weekdays } from "../../../domain/shop/openingHours";
import type { Content, ContentFileName } from "../../../owner/schema/contentFiles";
import type { BuiltPage } from "./builtPage";
import { shelves } from "./englishPages";
import type { Fact } from "./fact";

type Json = Record<string, unknown>;

const forSearch = { id: "pada data untuk mesin pencari", en: "in the data for search engines" };

/** What search engines and maps must be told on the home page: number, address, place, hours, closures, services and prices. */
export function shopForSearchEngines(content: Content, home: BuiltPage | undefined, siteUrl: string): Fact[] {
  const shop = content["shop.json"];
  const data = structuredData(home);
  const fact = (file: ContentFileName, path: Fact["path"], value: string, stands: boolean): Fact => ({
    file,
    path,
    value,
    where: forSearch,
    stands,
  });
  const address = shop.address;
  const told = (data.address ?? {}) as Json;
  const hours = entries(data.openingHoursSpecification).map(({ dayOfWeek, opens, closes }) => [
    String(dayOfWeek).split("/").at(-1)?.toLowerCase(),
    opens,
    closes,
  ]);
  const closed = entries(data.specialOpeningHoursSpecification).map(({ validFrom, validThrough }) => [
    validFrom,
    validThrough,
  ]);
  const offers = entries((data.hasOfferCatalog as Json | undefined)?.itemListElement);
  return [
    fact("shop.json", ["name"], shop.name, data.name === shop.name),
    fact("shop.json", ["chatNumber"], `+${shop.chatNumber}`, data.telephone === `+${shop.chatNumber}`),
    fact("shop.json", ["address", "street"], address.street, String(told.streetAddress).includes(address.street)),
    fact("shop.json", ["address", "city"], address.city, told.addressLocality === address.city),
    fact("shop.json", ["address", "region"], address.region, told.addressRegion === address.region),
    fact("shop.json", ["address", "postalCode"], address.postalCode, told.postalCode === address.postalCode),
    fact(
      "shop.json",
      ["coordinates"],
      shop.coordinates ? `${shop.coordinates.latitude}, ${shop.coordinates.longitude}` : "null",
      shop.coordinates ? agrees(data.geo, shop.coordinates) : data.geo === undefined,
    ),
    ...weekdays.map((day) => {
      const open = shop.openingHours[day];
      const meant = open === null ? [] : [[day, open.open, open.close]];
      const found = hours.filter(([name]) => name === day);
      return fact(
        "shop.json",
        ["openingHours", day],
        open === null ? "null" : `${open.open}-${open.close}`,
        isDeepStrictEqual(found, meant),
      );
    }),
    ...content["closures.json"].closures.map(({ from, to }, index) =>
      fact(
        "closures.json",
        ["closures", index],
        `${from} - ${to}`,
        closed.some((found) => isDeepStrictEqual(found, [from, to])),
      ),
    ),
    ...content["services.json"].services.flatMap((service, index) => {
      const offer = offers[index] ?? {};
      const at = (key: string) => ["services", index, key];
      const booking = `${siteUrl}/?service=${encodeURIComponent(service.id)}#booking`;
      return [
        fact("services.json", at("name"), service.name, (offer.itemOffered as Json | undefined)?.name === service.name),
        fact("services.json", at("basePrice"), String(service.basePrice), offer.price === service.basePrice),
        fact("services.json", at("id"), booking, offer.url === booking),
      ];
    }),
  ];
}

/** What search engines must be told on each of the products' pages: its products in their order, with price and stock. */
export function productsForSearchEngines(content: Content, pages: readonly BuiltPage[]): Fact[] {
  return shelves(content).flatMap(({ address, products }) => {
    const listed = entries(structuredData(pages.find((page) => page.address === address)).itemListElement);
    const where = { id: `${forSearch.id} di halaman ${address}`, en: `${forSearch.en} of ${address}` };
    const fact = (path: Fact["path"], value: string, stands: boolean): Fact => ({
      file: "product-catalogue.json",
      path: ["products", ...path],
      value,
      where,
      stands,
    });
    return [
      fact([], `${products.length} products`, listed.length === products.length),
      ...products.flatMap(({ product: { title, price, inStock }, index }, place) => {
        const item = (listed[place]?.item ?? {}) as Json;
        const offer = (item.offers ?? {}) as Json;
        const availability = `https://schema.org/${inStock ? "InStock" : "OutOfStock"}`;
        return [
          fact([index, "title"], title, item.name === title),
          fact([index, "price"], String(price), offer.price === price),
          fact([index, "inStock"], String(inStock), offer.availability === availability),
        ];
      }),
    ];
  });
}

function structuredData(page: BuiltPage | undefined): Json {
  const text = page?.root.querySelector('script[type="application/ld+json"]')?.text;
  return text ? (JSON.parse(text) as Json) : {};
}

const entries = (list: unknown): Json[] => (Array.isArray(list) ? (list as Json[]) : []);

/** The content files by the names under which page queries ask for them. */
const queried: Record<string, ContentFileName> = {
  shop: "shop.json",
  services: "services.json",
  bands: "time-slot-bands.json",
  closures: "closures.json",
  about: "about.json",
  barbers: "barbers.json",
  work: "gallery.json",
};

/** What the script of a page works with must be the content itself: prices, bands, hours and the calendar's closures. */
export async function pageDataFacts(
  content: Content,
  pages: readonly BuiltPage[],
  publicFolder: string,
): Promise<Fact[]> {
  const facts = await Promise.all(
    pages.map(async ({ address }): Promise<Fact[]> => {
      const data = await pageData(publicFolder, address);
      const asked = address === "/" ? Object.keys(queried).filter((name) => name !== "about") : Object.keys(data);
      return asked.flatMap((name): Fact[] => {
        const file = queried[name];
        if (!file) return [];
        const where = {
          id: `secara utuh pada data halaman ${address} (page-data)`,
          en: `as it is in the data of the page ${address} (page-data)`,
        };
        return [{ file, path: [], value: file, where, stands: agrees(data[name], content[file]) }];
      });
    }),
  );
  return facts.flat();
}

async function pageData(publicFolder: string, address: string): Promise<Json> {
  const folder = address === "/" ? "index" : address.replace(/\/$|\.html$/g, "");
  try {
    const text = await readFile(path.join(publicFolder, "page-data", folder, "page-data.json"), "utf8");
    return ((JSON.parse(text) as { result: { data?: Json } }).result.data ?? {}) as Json;
  } catch {
    return {};
  }
}

/** Whether what was found says the same as the content wherever both speak; a picture's path became the picture itself. */
function agrees(found: unknown, meant: unknown): boolean {
  if (Array.isArray(meant)) {
    return (
      Array.isArray(found) && found.length === meant.length && meant.every((part, index) => agrees(found[index], part))
    );
  }
  if (typeof meant === "object" && meant !== null) {
    if (typeof found !== "object" || found === null) return false;
    return Object.entries(found).every(([key, part]) => !(key in meant) || agrees(part, (meant as Json)[key]));
  }
  if (typeof meant === "string" && meant.startsWith("images/") && typeof found === "object") return found !== null;
  return found === meant;
}
