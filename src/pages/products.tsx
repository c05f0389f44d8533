import { graphql, type PageProps } from "gatsby";
import { shelfPath, shelfSize } from "../catalogue/model/shelf";
import { PageHeading } from "../catalogue/PageHeading";
import { ProductCatalogue } from "../catalogue/ProductCatalogue";
import { contentOf } from "../shell/contentOf";
import { EnglishPage } from "../shell/EnglishPage";
import { absoluteAddress, Metadata } from "../shell/Metadata";
import { SectionBoundary } from "../shell/SectionBoundary";
import { StructuredData } from "../shell/StructuredData";
import { productsData } from "../shell/structuredData";

/** The first page has no number in its context: it is given every product, so that its filters know them all. */
type Props = PageProps<Queries.ProductsQuery, { page?: number }>;

export default function ProductsPage({ data, pageContext: { page = 1 } }: Props) {
  const shop = contentOf(data.shop, "shop.json");
  const closures = contentOf(data.closures, "closures.json");
  const { shelf, count } = contentOf(data.catalogue, "product-catalogue.json");
  return (
    <EnglishPage shop={shop} closures={closures} current="/products/">
      <PageHeading title="Our Products">
        {page === 1
          ? "What stands beside our mirrors: pomade, razors, combs and gift sets. Fill a cart and send it to us on WhatsApp."
          : `Page ${page} of what stands beside our mirrors.`}
      </PageHeading>
      <SectionBoundary language="en" chatNumber={shop.chatNumber} phone={shop.phone}>
        <ProductCatalogue products={shelf} count={count} page={page} shop={shop} />
      </SectionBoundary>
    </EnglishPage>
  );
}

export function Head({ data, pageContext: { page = 1 } }: Props) {
  const shop = contentOf(data.shop, "shop.json");
  const siteUrl = data.site?.siteMetadata?.siteUrl ?? "";
  const path = shelfPath(page);
  const products = contentOf(data.catalogue, "product-catalogue.json")
    .shelf.slice(0, shelfSize)
    .map((product) => {
      const source = product.image.childImageSharp?.gatsbyImageData.images.fallback?.src;
      return { ...product, picture: source && absoluteAddress(siteUrl, source) };
    });
  const subject = page === 1 ? "Pomade, razors and grooming gifts" : `Products, page ${page}`;
  return (
    <Metadata
      shop={shop}
      site={data.site}
      path={path}
      language="en"
      title={`${subject} | ${shop.name}, ${shop.address.city}`}
      description={
        page === 1
          ? `Hair care, shaving tools and gift sets from ${shop.name}, a barbershop in ${shop.address.city}. Order by WhatsApp, collect at the shop.`
          : `Hair care, shaving tools and gift sets from ${shop.name}, page ${page}.`
      }
    >
      <StructuredData data={productsData(products, siteUrl, path)} />
    </Metadata>
  );
}

export const query = graphql`
  query Products($page: Int) {
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
