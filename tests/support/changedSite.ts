import path from "node:path";
import type { ContentCopy } from "./brokenContent";
import { root } from "./content";

export const changedSiteFolder = path.join(root, "tests/out/changed-site");

export const changedSitePrefix = "/toko";

/** What the owner changed for the second build: name, a price, a fifth service, a moved peak, a closure, 1,000 products but no gift set. */
export function changes(content: ContentCopy): void {
  content.set("shop.json", ["name"], "Pangkas Rambut Bapak Haji Sulaiman & Putra");
  content.set("shop.json", ["openingHours", "monday"], null);
  content.set("services.json", ["services", 2, "basePrice"], 82500);
  content.set("services.json", ["services", 4], {
    id: "coloring",
    name: "Semir Rambut",
    description: "Warna alami yang rata, tanpa noda di kulit.",
    basePrice: 130000,
    duration: 75,
    icon: "brush",
  });
  content.set("time-slot-bands.json", ["bands", 4, "to"], "20:30");
  content.set("time-slot-bands.json", ["bands", 5, "from"], "21:00");
  manyProducts(content, 1000);
  content.set("closures.json", ["closures", 0], { from: "2026-12-24", to: "2026-12-26", reason: "Libur Natal" });
}

/** A catalogue of that many products, made from those of the shop, the gift sets aside. */
export function manyProducts(content: ContentCopy, count: number): void {
  content.text("product-catalogue.json", (text) => {
    const catalogue = JSON.parse(text) as { products: { category: string }[] };
    const products = catalogue.products.filter(({ category }) => category !== "Gift Sets");
    const many = Array.from({ length: count }, (_, index) => ({
      ...products[index % products.length],
      id: `product-${index}`,
      title: `Product ${index}`,
    }));
    return JSON.stringify({ products: many });
  });
}
