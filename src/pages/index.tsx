import { graphql, type PageProps } from "gatsby";
import { englishHome } from "../domain/catalogue/englishRoutes";
import { BookingSection } from "../features/booking/BookingSection";
import { bookableContent } from "../features/booking/bookableContent";
import { bookingWords } from "../features/booking/words.id";
import { HomeSections } from "../features/home/HomeSections";
import { homeWords } from "../features/home/words.id";
import { contentOf } from "../features/shell/contentOf";
import { homePair, Metadata, pictureAddress } from "../features/shell/Metadata";
import { Page } from "../features/shell/Page";
import { StructuredData } from "../features/shell/StructuredData";
import { shopData } from "../features/shell/schemaOrg";
import { shellWords } from "../features/shell/words.id";

const words = { shell: shellWords, home: homeWords, booking: bookingWords };

export default function HomePage({ data, location }: PageProps<Queries.HomeQuery>) {
  const { shop, services, bands, barbers, closures } = bookableContent(data);
  const work = contentOf(data.work, "gallery.json");
  return (
    <Page words={words} shop={shop} closures={closures} current="/" other={englishHome}>
      <HomeSections shop={shop} services={services} bands={bands} barbers={barbers} work={work}>
        <BookingSection
          shop={shop}
          services={services}
          bands={bands}
          closures={closures}
          barbers={barbers}
          arrival={location}
        />
      </HomeSections>
    </Page>
  );
}

export function Head({ data }: PageProps<Queries.HomeQuery>) {
  const { shop, services, closures } = bookableContent(data);
  const siteUrl = data.site?.siteMetadata?.siteUrl ?? "";
  const firstNames = services.services
    .slice(0, 3)
    .map(({ name }) => name)
    .join(", ");
  return (
    <Metadata
      shop={shop}
      site={data.site}
      path="/"
      language="id"
      pair={typeof window === "undefined" && shop.englishPages.length > 0 ? homePair : undefined}
      title={`${shop.name} | Barbershop ${shop.address.city}, potong rambut pria`}
      description={`Barbershop pria di ${shop.address.district}, ${shop.address.city}: ${firstNames}. Harga jelas, booking online, konfirmasi lewat WhatsApp.`}
    >
      {typeof window === "undefined" && (
        <StructuredData
          data={shopData(
            shop,
            services.services.map((service) => ({ ...service, picture: pictureAddress(siteUrl, service.picture) })),
            closures.closures,
            siteUrl,
            pictureAddress(siteUrl, shop.pictures.linkPreview),
          )}
        />
      )}
    </Metadata>
  );
}

export const query = graphql`
  query Home {
    site {
      ...MetadataSite
    }
    ...BookableContent
    shop: shopJson {
      ...HeaderShop
      ...HomeShop
      ...FooterShop
      ...MetadataShop
    }
    services: servicesJson {
      ...ServiceBoard
    }
    closures: closuresJson {
      ...FooterClosures
    }
    barbers: barbersJson {
      ...Barbers
    }
    work: galleryJson {
      ...Work
    }
  }
`;
