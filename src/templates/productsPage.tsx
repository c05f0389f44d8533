import { graphql, type PageProps } from "gatsby";
import { PageHeading } from "../catalogue/PageHeading";
import { ProductCatalogue } from "../catalogue/ProductCatalogue";
import { CatalogueHeader } from "../shell/CatalogueHeader";
import { contentOf } from "../shell/contentOf";
import { Footer } from "../shell/Footer";
import { Metadata } from "../shell/Metadata";
import { PageFrame } from "../shell/PageFrame";
import { SectionBoundary } from "../shell/SectionBoundary";

type Props = PageProps<Queries.ProductsPageQuery, { page: number }>;

/** The second and later pages of a long product catalogue. */
export default function ProductsPage({ data, pageContext }: Props) {
  const shop = contentOf(data.shop, "shop.json");
  const closures = contentOf(data.closures, "closures.json");
  const catalogue = contentOf(data.catalogue, "product-catalogue.json");
  return (
    <PageFrame
      skipLabel="Skip to content"
      header={<CatalogueHeader shop={shop} current="/products/" />}
      footer={<Footer shop={shop} closures={closures} language="en" />}
    >
      <PageHeading title="Our Products">Page {pageContext.page} of what stands beside our mirrors.</PageHeading>
      <SectionBoundary language="en" chatNumber={shop.chatNumber} phone={shop.phone}>
        <ProductCatalogue products={catalogue.shelf} count={catalogue.count} page={pageContext.page} shop={shop} />
      </SectionBoundary>
    </PageFrame>
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
