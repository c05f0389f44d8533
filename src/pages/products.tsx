import { graphql, type PageProps } from "gatsby";
import { type ProductPage, productPagePath } from "../domain/catalogue/productPage";
import { productsData } from "../domain/codecs/schemaOrg";
import { contentForEnglishReaders } from "../domain/shop/englishContent";
import { ProductCatalogue } from "../features/catalogue/ProductCatalogue";
import { ProductsHeading } from "../features/catalogue/ProductsHeading";
import { catalogueWords as english } from "../features/catalogue/words.en";
import { catalogueWords as indonesian } from "../features/catalogue/words.id";
import { withNonNullRoots } from "../features/content/pageContent";
import { Metadata, pictureUrl, StructuredData } from "../features/frame/Metadata";
import { Page } from "../features/frame/Page";
import { SectionBoundary } from "../features/frame/SectionBoundary";
import { frameWords as englishFrame } from "../features/words/frame.en";
import { frameWords as indonesianFrame } from "../features/words/frame.id";

/** The words of the products page: English, or Indonesian in a shop without English pages. */
const wordsFor = (shop: { english: boolean | null }) =>
  shop.english === false
    ? { frame: indonesianFrame, catalogue: indonesian }
    : { frame: englishFrame, catalogue: english };

/** The props are partial, because `pageContext` is empty on page 1 of the list of all products. */
type Props = PageProps<Queries.ProductsQuery, Partial<ProductPage>>;

export default function ProductsPage({ data, pageContext: { category = null, page = 1 } }: Props) {
  const indonesian = withNonNullRoots(data);
  const words = wordsFor(indonesian.shop);
  const content = indonesian.shop.english === false ? indonesian : contentForEnglishReaders(indonesian);
  const { shop, catalogue } = content;
  return (
    <Page words={words} {...content} current="/products/">
      <ProductsHeading shop={shop} page={page} />
      <SectionBoundary shop={shop}>
        <ProductCatalogue
          products={catalogue.onPage}
          count={catalogue.count}
          productPage={{ category, page }}
          categories={catalogue.categories ?? []}
          shop={shop}
        />
      </SectionBoundary>
    </Page>
  );
}

export function Head({ data, pageContext: { category = null, page = 1 } }: Props) {
  const { site, shop, catalogue } = withNonNullRoots(data);
  const { onPage, count, categories } = catalogue;
  const { siteUrl } = site.siteMetadata;
  const path = productPagePath({ category, page });
  const labelOf = (id: string | null) => categories?.find((known) => known.id === id)?.label;
  const { frame, catalogue: words } = wordsFor(shop);
  const listTitle = labelOf(category) ?? words.allProducts;
  const { city } = shop.address;
  return (
    <Metadata
      shop={shop}
      site={site}
      path={path}
      language={frame.language}
      title={`${words.pageOf(listTitle, page)} | ${shop.name}, ${city}`}
      description={
        count === 0
          ? words.emptyDescription(listTitle, shop.name, city)
          : words.description(listTitle, page, shop.name, city)
      }
    >
      {typeof window === "undefined" && (
        <StructuredData
          data={productsData(
            onPage.map((product) => ({
              ...product,
              category: labelOf(product.category),
              picture: pictureUrl(siteUrl, product.image),
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
      ...ProductsHeadingShop
      ownWords { productsEnglish }
    }
    catalogue: productCatalogueJson {
      ...ProductCategories
      count(category: $category)
      onPage(category: $category, page: $page) {
        ...ProductCard
      }
    }
  }
`;
