import { graphql, type PageProps } from "gatsby";
import { type Shelf, shelfPath } from "../domain/catalogue/shelf";
import { ProductCatalogue } from "../features/catalogue/ProductCatalogue";
import { contentOf } from "../features/shell/contentOf";
import { englishContent } from "../features/shell/englishContent";
import { Metadata, pictureAddress } from "../features/shell/Metadata";
import { Page } from "../features/shell/Page";
import { SectionBoundary } from "../features/shell/SectionBoundary";
import { StructuredData } from "../features/shell/StructuredData";
import { productsData } from "../features/shell/schemaOrg";
import { shellWords } from "../features/shell/words.en";
import { isFilterNavigation } from "../platform/runtime/filterNavigation";
import { PageHeading } from "../ui/PageHeading";

const words = { shell: shellWords };

/** The context of the first page of all products is empty. */
type Props = PageProps<Queries.ProductsQuery, Partial<Shelf>>;

export default function ProductsPage({ data, location, pageContext: { category = null, page = 1 } }: Props) {
  const { content, untranslated } = englishContent({ shop: contentOf(data.shop, "shop.json") });
  const { shop } = content;
  const closures = contentOf(data.closures, "closures.json");
  const { shelf, count, categories } = contentOf(data.catalogue, "product-catalogue.json");

  return (
    <Page words={words} shop={shop} closures={closures} untranslated={untranslated} current="/products/">
      <PageHeading title="Our Products">
        {page === 1
          ? "What we use on you, to take home. Fill a cart and send it to us on WhatsApp."
          : `Page ${page} of our products.`}
      </PageHeading>
      <SectionBoundary shop={shop}>
        <ProductCatalogue
          products={shelf}
          count={count}
          shelf={{ category, page }}
          categories={categories ?? []}
          isFiltered={isFilterNavigation(location)}
          shop={shop}
        />
      </SectionBoundary>
    </Page>
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
            ? `${goods} from ${shop.name}, a barbershop in ${shop.address.city}. Order by WhatsApp, collect at the shop.`
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
    site {
      ...MetadataSite
    }
    shop: shopJson {
      ...HeaderShop
      ...CartShop
      ...FooterShop
      ...EnglishFooter
      ...MetadataShop
    }
    catalogue: productCatalogueJson {
      ...ProductCategories
      count(category: $category)
      shelf(category: $category, page: $page) {
        ...ProductCard
      }
    }
    closures: closuresJson {
      ...FooterClosures
    }
  }
`;
