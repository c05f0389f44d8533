import { graphql, navigate, type PageProps } from "gatsby";
import { useEffect } from "react";
import { categoryOfQuery } from "../domain/catalogue/category";
import { type Shelf, shelfPath } from "../domain/catalogue/shelf";
import { ProductCatalogue } from "../features/catalogue/ProductCatalogue";
import { contentOf } from "../features/shell/contentOf";
import { EnglishPage } from "../features/shell/EnglishPage";
import { englishContent } from "../features/shell/englishContent";
import { Metadata, pictureAddress } from "../features/shell/Metadata";
import { SectionBoundary } from "../features/shell/SectionBoundary";
import { StructuredData } from "../features/shell/StructuredData";
import { productsData } from "../features/shell/schemaOrg";
import { isSamePlace } from "../platform/runtime/samePlace";
import { PageHeading } from "../ui/PageHeading";

/** The context of the first page of all products is empty. */
type Props = PageProps<Queries.ProductsQuery, Partial<Shelf>>;

export default function ProductsPage({ data, location, pageContext: { category = null, page = 1 } }: Props) {
  const { shop } = englishContent({ shop: contentOf(data.shop, "shop.json") }).content;
  const { shelf, count, categories } = contentOf(data.catalogue, "product-catalogue.json");

  // Links such as /products/?category=shaving are from before each category had its own page.
  useEffect(() => {
    const asked = categoryOfQuery(location.search, categories ?? []);
    if (asked) void navigate(shelfPath({ category: asked.id, page: 1 }), { replace: true });
  }, [location.search, categories]);

  return (
    <EnglishPage data={data} current="/products/">
      <PageHeading title="Our Products">
        {page === 1
          ? "The products we use, to take home. Fill your cart and send it to us on WhatsApp."
          : `Page ${page} of our products.`}
      </PageHeading>
      <SectionBoundary shop={shop}>
        <ProductCatalogue
          products={shelf}
          count={count}
          shelf={{ category, page }}
          categories={categories ?? []}
          isFiltered={isSamePlace(location)}
          shop={shop}
        />
      </SectionBoundary>
    </EnglishPage>
  );
}

export function Head({ data, pageContext: { category = null, page = 1 } }: Props) {
  const shop = contentOf(data.shop, "shop.json");
  const siteUrl = data.site?.siteMetadata?.siteUrl ?? "";
  const path = shelfPath({ category, page });
  const { shelf, count, categories } = contentOf(data.catalogue, "product-catalogue.json");
  const labelOf = (id: string | null) => categories?.find((known) => known.id === id)?.label;
  const goods = labelOf(category) ?? "Products";
  const place = page === 1 ? "" : `, page ${page}`;
  return (
    <Metadata
      shop={shop}
      site={data.site}
      path={path}
      language="en"
      title={`${goods}${place} | ${shop.name}, ${shop.address.city}`}
      description={
        count === 0
          ? `${shop.name}, a barbershop in ${shop.address.city}, has no ${goods} for sale at the moment.`
          : page === 1
            ? `${goods} from ${shop.name}, a barbershop in ${shop.address.city}. Order on WhatsApp, collect at the shop.`
            : `${goods} from ${shop.name}${place}.`
      }
    >
      {typeof window === "undefined" && (
        <StructuredData
          data={productsData(
            shelf.map((product) => ({
              ...product,
              category: labelOf(product.category),
              picture: pictureAddress(siteUrl, product.image),
            })),
            siteUrl,
            path,
          )}
        />
      )}
    </Metadata>
  );
}

export const query = graphql`
  query Products($category: String, $page: Int) {
    ...PageContent
    shop: shopJson {
      ...CartShop
    }
    catalogue: productCatalogueJson {
      ...ProductCategories
      count(category: $category)
      shelf(category: $category, page: $page) {
        ...ProductCard
      }
    }
  }
`;
