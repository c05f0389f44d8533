import path from "node:path";
import type { CreatePagesArgs, CreateResolversArgs } from "gatsby";
import { categories, inCategory } from "../../domain/catalogue/category";
import { onPage, shelfPages, shelfPath } from "../../domain/catalogue/shelf";

type Catalogue = { products: readonly { category: string }[] };

type ShelfArguments = { category?: string | null; page?: number | null };

/** Adds two GraphQL fields to the product catalogue: one page of its products, of all or of one category, and their number. */
export function createShelfResolvers({ createResolvers }: CreateResolversArgs): void {
  const chosen = ({ products }: Catalogue, category: string | null | undefined) =>
    inCategory(products, categories.find((known) => known === category) ?? null);
  createResolvers({
    ProductCatalogueJson: {
      shelf: {
        type: "[ProductCatalogueJsonProducts!]!",
        args: { category: "String", page: "Int" },
        resolve: (catalogue: Catalogue, { category, page }: ShelfArguments) =>
          onPage(chosen(catalogue, category), page ?? 1),
      },
      count: {
        type: "Int!",
        args: { category: "String" },
        resolve: (catalogue: Catalogue, { category }: ShelfArguments) => chosen(catalogue, category).length,
      },
    },
  });
}

/**
 * Creates a page for each category and each 24 products (docs/rules.md, section 14), so that filters work without script.
 * `src/pages/products.tsx` itself is the first page of all products. Stops the build when the catalogue cannot be read.
 */
export async function createShelfPages({ graphql, actions, reporter }: CreatePagesArgs): Promise<void> {
  const { data, errors } = await graphql<{ catalogue: Catalogue | null }>(
    "{ catalogue: productCatalogueJson { products { category } } }",
  );
  if (errors || !data?.catalogue) return reporter.panic("The product catalogue cannot be read", errors);
  const first = shelfPath({ category: null, page: 1 });
  for (const category of [null, ...categories]) {
    const pages = shelfPages(inCategory(data.catalogue.products, category).length);
    for (let page = 1; page <= pages; page += 1) {
      const address = shelfPath({ category, page });
      if (address === first) continue;
      actions.createPage({
        path: address,
        component: path.resolve("src/pages/products.tsx"),
        context: { category, page },
      });
    }
  }
}
