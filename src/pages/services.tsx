import { graphql, type PageProps } from "gatsby";
import { ServiceCatalogue } from "../features/catalogue/ServiceCatalogue";
import { contentOf } from "../features/shell/contentOf";
import { englishContent } from "../features/shell/englishContent";
import { Metadata } from "../features/shell/Metadata";
import { Page } from "../features/shell/Page";
import { shellWords } from "../features/shell/words.en";
import { PageHeading } from "../ui/PageHeading";

const words = { shell: shellWords };

export default function ServicesPage({ data }: PageProps<Queries.ServicesQuery>) {
  const { content, untranslated } = englishContent({ shop: contentOf(data.shop, "shop.json") });
  const closures = contentOf(data.closures, "closures.json");
  const catalogue = contentOf(data.catalogue, "service-catalogue.json");
  return (
    <Page words={words} shop={content.shop} closures={closures} untranslated={untranslated} current="/services/">
      <PageHeading title="Our Services">
        {`What is included and how long it takes.${
          catalogue.dollars !== false && catalogue.services.some(({ price }) => price !== null)
            ? " Prices are given in dollars for orientation; you pay in rupiah."
            : ""
        }`}
      </PageHeading>
      <ServiceCatalogue catalogue={catalogue} booking={contentOf(data.services, "services.json")} />
    </Page>
  );
}

export function Head({ data }: PageProps<Queries.ServicesQuery>) {
  const shop = contentOf(data.shop, "shop.json");
  return (
    <Metadata
      shop={shop}
      site={data.site}
      path="/services/"
      language="en"
      title={`Services and prices | ${shop.name}, ${shop.address.city}`}
      description={`The services of ${shop.name}, a barbershop in ${shop.address.city}: see what is included and how long it takes, then book online.`}
    />
  );
}

export const query = graphql`
  query Services {
    site {
      ...MetadataSite
    }
    shop: shopJson {
      ...HeaderShop
      ...FooterShop
      ...EnglishFooter
      ...MetadataShop
    }
    catalogue: serviceCatalogueJson {
      ...ServiceCards
    }
    services: servicesJson {
      ...ServiceCardsBooking
    }
    closures: closuresJson {
      ...FooterClosures
    }
  }
`;
