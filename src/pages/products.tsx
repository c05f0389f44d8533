import { graphql, type PageProps } from "gatsby";
import { PageHeading } from "../catalogue/PageHeading";
import { ProductCatalogue } from "../catalogue/ProductCatalogue";
import { contentOf } from "../shell/contentOf";
import { EnglishPage } from "../shell/EnglishPage";
import { absoluteAddress, Metadata } from "../shell/Metadata";
import { SectionBoundary } from "../shell/SectionBoundary";
import { StructuredData } from "../shell/StructuredData";
import { productsData } from "../shell/structuredData";

export default function ProductsPage({ data }: PageProps<Queries.ProductsQuery>) {
  const shop = contentOf(data.shop, "shop.json");
  const closures = contentOf(data.closures, "closures.json");
  const catalogue = contentOf(data.catalogue, "product-catalogue.json");
  return (
    <EnglishPage shop={shop} closures={closures} current="/products/">
      <PageHeading title="Our Products">
        What stands beside our mirrors: pomade, razors, combs and gift sets. Fill a cart and send it to us on WhatsApp.
      </PageHeading>
      <SectionBoundary language="en" chatNumber={shop.chatNumber} phone={shop.phone}>
        <ProductCatalogue products={catalogue.products} count={catalogue.count} shop={shop} />
      </SectionBoundary>
    </EnglishPage>
  );
}

export function Head({ data }: PageProps<Queries.ProductsQuery>) {
  const shop = contentOf(data.shop, "shop.json");
  const siteUrl = data.site?.siteMetadata?.siteUrl ?? "";
  const products = contentOf(data.catalogue, "product-catalogue.json").products.map((product) => {
    const source = product.image.childImageSharp?.gatsbyImageData.images.fallback?.src;
    return { ...product, picture: source && absoluteAddress(siteUrl, source) };
  });
  return (
    <Metadata
      shop={shop}
      site={data.site}
      path="/products/"
      language="en"
      title={`Pomade, razors and grooming gifts | ${shop.name}, ${shop.address.city}`}
      description={`Hair care, shaving tools and gift sets from ${shop.name}, a barbershop in ${shop.address.city}. Order by WhatsApp, collect at the shop.`}
    >
      <StructuredData data={productsData(products, siteUrl)} />
    </Metadata>
  );
}

export const query = graphql`
  query Products {
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
      ...ProductShelf
    }
    closures: closuresJson {
      ...FooterClosures
    }
  }
`;
