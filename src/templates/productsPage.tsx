import { graphql, type PageProps } from "gatsby";
import { PageHeading } from "../catalogue/PageHeading";
import { ProductCatalogue } from "../catalogue/ProductCatalogue";
import { contentOf } from "../shell/contentOf";
import { EnglishPage } from "../shell/EnglishPage";
import { Metadata } from "../shell/Metadata";
import { SectionBoundary } from "../shell/SectionBoundary";

type Props = PageProps<Queries.ProductsPageQuery, { page: number }>;

/** The second and later pages of a long product catalogue. */
export default function ProductsPage({ data, pageContext }: Props) {
  const shop = contentOf(data.shop, "shop.json");
  const closures = contentOf(data.closures, "closures.json");
  const catalogue = contentOf(data.catalogue, "product-catalogue.json");
  return (
    <EnglishPage shop={shop} closures={closures} current="/products/">
      <PageHeading title="Our Products">Page {pageContext.page} of what stands beside our mirrors.</PageHeading>
      <SectionBoundary language="en" chatNumber={shop.chatNumber} phone={shop.phone}>
        <ProductCatalogue products={catalogue.shelf} count={catalogue.count} page={pageContext.page} shop={shop} />
      </SectionBoundary>
    </EnglishPage>
  );
}

export function Head({ data, pageContext }: Props) {
  const shop = contentOf(data.shop, "shop.json");
  return (
    <Metadata
      shop={shop}
      site={data.site}
      path={`/products/page/${pageContext.page}/`}
      language="en"
      title={`Products, page ${pageContext.page} | ${shop.name}, ${shop.address.city}`}
      description={`Hair care, shaving tools and gift sets from ${shop.name}, page ${pageContext.page}.`}
    />
  );
}

export const query = graphql`
  query ProductsPage($page: Int!) {
    site {
      ...MetadataSite
    }
    shop: shopJson {
      ...HeaderShop
      ...CartShop
      ...FooterShop
      ...MetadataShop
    }
    catalogue: productCatalogueJson {
      count
      shelf(page: $page) {
        ...ProductCard
      }
    }
    closures: closuresJson {
      ...FooterClosures
    }
  }
`;
