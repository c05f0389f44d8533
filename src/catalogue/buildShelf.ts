import path from "node:path";
import type { CreatePagesArgs, CreateResolversArgs } from "gatsby";
import { onPage, shelfPages, shelfPath } from "./model/shelf";

type Catalogue = { products: readonly object[] };

/** Build only: lets a query ask for one page of the products, or without a page for all of them. */
export function createShelfResolvers({ createResolvers }: CreateResolversArgs): void {
  createResolvers({
    ProductCatalogueJson: {
      shelf: {
        type: "[ProductCatalogueJsonProducts!]!",
        args: { page: "Int" },
        resolve: ({ products }: Catalogue, { page }: { page?: number | null }) =>
          page ? onPage(products, page) : products,
      },
      count: { type: "Int!", resolve: (source: Catalogue) => source.products.length },
    },
  });
}

/** Build only: the pages after the first, by which every product is reachable without script. */
export async function createShelfPages({ graphql, actions }: CreatePagesArgs): Promise<void> {
  const { data } = await graphql<{ catalogue: { count: number } }>("{ catalogue: productCatalogueJson { count } }");
  const pages = shelfPages(data?.catalogue.count ?? 0);
  for (let page = 2; page <= pages; page += 1) {
    actions.createPage({
      path: shelfPath(page),
      component: path.resolve("src/pages/products.tsx"),
      context: { page },
    });
  }
}
