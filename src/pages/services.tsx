import { graphql, type PageProps } from "gatsby";
import { contentForEnglishReaders } from "../domain/shop/englishContent";
import { ServiceCatalogue } from "../features/catalogue/ServiceCatalogue";
import { withNonNullRoots } from "../features/content/pageContent";
import { Metadata } from "../features/frame/Metadata";
import { Page } from "../features/frame/Page";
import { frameWords } from "../features/words/frame.en";
import { PageHeading } from "../ui/PageHeading";

const words = { frame: frameWords };

export default function ServicesPage({ data }: PageProps<Queries.ServicesQuery>) {
  const { shop, closures, catalogue, services } = withNonNullRoots(data);
  return (
    <Page words={words} {...contentForEnglishReaders({ shop, closures })} current="/services/">
      <PageHeading title="Our Services">
        {`What is included and how long it takes.${
          catalogue.dollars !== false && catalogue.services.some(({ price }) => price !== null)
            ? " Prices are shown in dollars as a guide; you pay in rupiah."
            : ""
        }`}
      </PageHeading>
      <ServiceCatalogue catalogue={catalogue} offered={services} />
    </Page>
  );
}

export function Head({ data }: PageProps<Queries.ServicesQuery>) {
  const { shop, site } = withNonNullRoots(data);
  return (
    <Metadata
      shop={shop}
      site={site}
      path="/services/"
      language="en"
      title={`Services and prices | ${shop.name}, ${shop.address.city}`}
      description={`The services of ${shop.name}, a barbershop in ${shop.address.city}: see what is included and how long it takes, then book online.`}
    />
  );
}

export const query = graphql`
  query Services {
    ...PageContent
    catalogue: serviceCatalogueJson {
      ...ServiceCards
    }
    services: servicesJson {
      ...ServiceCardsOffered
    }
  }
`;
