import type { Diagnostic } from "../../../owner/check/diagnostic";
import type { Content, ContentFileName } from "../../../owner/schema/contentFiles";
import type { BuiltPage } from "./builtPage";
import { notShown } from "./findings";

/** The content files by the names under which page queries ask for them. `site` is Gatsby's own. */
const fileOfQuery: Record<string, ContentFileName | null> = {
  shop: "shop.json",
  services: "services.json",
  bands: "time-slot-bands.json",
  closures: "closures.json",
  fullHours: "full-hours.json",
  about: "about.json",
  barbers: "barbers.json",
  work: "gallery.json",
  messages: "customer-messages.json",
  catalogue: "service-catalogue.json",
  shelf: "product-catalogue.json",
  shelves: "product-catalogue.json",
  site: null,
};

/**
 * The data that each page's script works with must equal the content: prices, bands, hours, closures and catalogues. Throws
 * for a query whose content file it does not know.
 */
export function staleData(content: Content, pages: readonly BuiltPage[]): Diagnostic[] {
  const { products } = content["product-catalogue.json"];
  return pages.flatMap(({ address, data: { catalogue, ...data } }) => {
    // The products' pages and the services page both call their query `catalogue`; the former have some of the products in it.
    const { shelf, categories } = (catalogue ?? {}) as { shelf?: { id: string }[]; categories?: unknown };
    const queries = { ...data, ...(shelf ? { shelf, shelves: { categories } } : catalogue ? { catalogue } : {}) };
    return Object.entries(queries).flatMap(([query, found]) => {
      const file = fileOfQuery[query];
      if (file === undefined) throw new Error(`verification: no content file is known for the query "${query}"`);
      if (file === null) return [];
      const meant = shelf === found ? shelf?.map(({ id }) => products.find((one) => one.id === id)) : content[file];
      const place = `page-data, ${address}`;
      return agrees(found, meant) ? [] : [notShown(file, file, `secara utuh (${place})`)];
    });
  });
}

/** Whether data equals the content in every field that both have. A picture's path has become an object there. */
function agrees(found: unknown, meant: unknown): boolean {
  if (Array.isArray(meant)) {
    return (
      Array.isArray(found) && found.length === meant.length && meant.every((part, index) => agrees(found[index], part))
    );
  }
  if (typeof meant === "object" && meant !== null) {
    const known = meant as Record<string, unknown>;
    if (typeof found !== "object" || found === null) return false;
    return Object.entries(found).every(([key, part]) => !(key in known) || agrees(part, known[key]));
  }
  if (typeof meant === "string" && meant.startsWith("images/") && typeof found === "object") return found !== null;
  return found === meant;
}
