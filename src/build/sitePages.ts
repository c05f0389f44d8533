import path from "node:path";
import type { CreatePageArgs, CreatePagesArgs, CreateResolversArgs } from "gatsby";
import { inCategory, pageCount, productPagePath, productsOnPage } from "../domain/catalogue/productPage";
import { bookPath, englishHomePath, englishOnlyPages, englishTicketPath, subpages, ticketPath } from "../domain/routes";
import { derivedShopFields } from "../owner/schema/graphqlTypes";

type Shop = { english?: boolean | null };

type Catalogue = { products: readonly { category?: string | null }[] };

type PageArguments = { category?: string | null; page?: number | null };

/** The part of Gatsby's resolver context with which a resolver reads another content file. */
type Context = { nodeModel: { findOne<Node>(query: { type: string }): Promise<Node> } };

/**
 * The GraphQL types of the shop's field `subpages` and of the site's metadata (build/gatsbyConfig.ts). `repository`
 * is where the shop's book commits full hours.
 */
export const siteTypes = `
  type Subpage { route: String! name: String! }
  type Site implements Node { siteMetadata: SiteSiteMetadata! }
  type SiteSiteMetadata { siteUrl: String! builtOn: String! repository: ContentRepository }
  type ContentRepository { name: String! branch: String! apiRoot: String! }
`;

/**
 * Adds the GraphQL fields `onPage` (the products of one page) and `count` (the number of products in a category) to the
 * product catalogue, and `subpages` to the shop. Gives the derived fields of the shop their values.
 */
export function createPageResolvers({ createResolvers }: CreateResolversArgs) {
  createResolvers({
    ProductCatalogueJson: {
      onPage: {
        type: "[ProductCatalogueJsonProducts!]!",
        args: { category: "String", page: "Int" },
        resolve: ({ products }: Catalogue, { category, page }: PageArguments) =>
          productsOnPage(inCategory(products, category), page ?? 1),
      },
      count: {
        type: "Int!",
        args: { category: "String" },
        resolve: ({ products }: Catalogue, { category }: PageArguments) => inCategory(products, category).length,
      },
    },
    ShopJson: {
      ...derivedShopFields(),
      subpages: {
        type: "[Subpage!]!",
        resolve: async (shop: Shop, _args: unknown, { nodeModel }: Context) =>
          subpages(shop, await nodeModel.findOne<Catalogue>({ type: "ProductCatalogueJson" })),
      },
    },
  });
}

type CategorisedCatalogue = Catalogue & { categories?: readonly { id: string }[] | null };

/**
 * Creates the product pages, for all products together and for each category, with 24 products on a page. Filters are links
 * to these pages, so that they work without script. Gatsby itself creates the pages in `src/pages/`. Stops the build if the
 * content cannot be read.
 */
export async function createProductPages({ graphql, actions, reporter }: CreatePagesArgs): Promise<void> {
  const { data, errors } = await graphql<{ catalogue: CategorisedCatalogue | null }>(
    "{ catalogue: productCatalogueJson { categories { id } products { category } } }",
  );
  if (errors || !data?.catalogue) return reporter.panic("The content cannot be read", errors);
  const component = path.resolve("src/pages/products.tsx");
  for (const page of productPages(data.catalogue)) actions.createPage({ ...page, component });
}

/** The paths of the product pages, each with the context for its page; none in a shop without products. */
export function productPages({ products, categories }: CategorisedCatalogue): { path: string; context: object }[] {
  if (products.length === 0) return [];
  return [null, ...(categories ?? []).map(({ id }) => id)].flatMap((category) => {
    const { length } = inCategory(products, category);
    return Array.from({ length: pageCount(length) }, (_, index) => {
      const productPage = { category, page: index + 1 };
      return {
        path: productPagePath(productPage),
        context: { ...productPage, ...(length === 0 && { isEmpty: true }) },
      };
    });
  });
}

/**
 * Deletes a page that Gatsby created from `src/pages/` but that this shop must not have. If a shop gives up its English
 * pages, its English tickets stay readable, because the Indonesian page is then served at their address.
 */
export function removeUnwantedPage({ page, actions, getNodesByType }: CreatePageArgs) {
  // In the preview these pages stay, without links to them, because Gatsby would warn, in English, of each file in
  // `src/pages/` without a page.
  if (process.env.NODE_ENV === "development") return;
  const [shop] = getNodesByType("ShopJson") as Shop[];
  const [catalogue] = getNodesByType("ProductCatalogueJson") as unknown as Catalogue[];
  if (!shop || !catalogue) return;
  const isEnglishOnly = englishOnlyPages.some(({ route }) => route === page.path);
  const isEnglishVersion = [englishHomePath, englishTicketPath].includes(page.path) && !page.context?.isStandIn;
  const isUnwanted = isEnglishOnly
    ? !subpages(shop, catalogue).some(({ route }) => route === page.path)
    : isEnglishVersion && shop.english === false;
  if (!isUnwanted) return;
  actions.deletePage(page);
  if (page.path === englishTicketPath) {
    const component = path.resolve("src/pages/tiket.tsx");
    actions.createPage({ path: page.path, component, context: { isStandIn: true } });
  }
}

type SitemapData = { allSitePage: { nodes: readonly { path: string; pageContext: { isEmpty?: boolean } }[] } };

/**
 * Options of the sitemap plugin. It leaves out product pages that are empty, ticket pages and the shop's book. robots.txt
 * names the sitemap, so no page does.
 */
export const sitemapOptions = {
  createLinkInHead: false,
  query: "{ site { siteMetadata { siteUrl } } allSitePage { nodes { path pageContext } } }",
  resolvePages: ({ allSitePage: { nodes } }: SitemapData) => nodes.filter(({ pageContext }) => !pageContext.isEmpty),
  excludes: [ticketPath, englishTicketPath, bookPath],
};
