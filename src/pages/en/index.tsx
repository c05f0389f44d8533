import { graphql, type PageProps } from "gatsby";
import { useMemo } from "react";
import { withDollars } from "../../domain/catalogue/dollarPrices";
import { englishHome } from "../../domain/catalogue/englishRoutes";
import { bookableFrom } from "../../domain/shop/bookingRules";
import { withEnglishTexts } from "../../domain/shop/withEnglishTexts";
import { BookingSection } from "../../features/booking/BookingSection";
import { bookableContent } from "../../features/booking/bookableContent";
import { bookingWords } from "../../features/booking/words.en";
import { HomeSections } from "../../features/home/HomeSections";
import { homeWords } from "../../features/home/words.en";
import { contentOf } from "../../features/shell/contentOf";
import { englishContent } from "../../features/shell/englishContent";
import { homePair, Metadata, pictureAddress } from "../../features/shell/Metadata";
import { Page } from "../../features/shell/Page";
import { StructuredData } from "../../features/shell/StructuredData";
import { shopData } from "../../features/shell/schemaOrg";
import { shellWords } from "../../features/shell/words.en";

/** The home page's content as its files have it. */
const contentIn = (data: Queries.EnglishHomeQuery) => ({
  ...bookableContent(data),
  work: contentOf(data.work, "gallery.json"),
});

const words = { shell: shellWords, home: homeWords, booking: bookingWords };

export default function EnglishHomePage({ data, location }: PageProps<Queries.EnglishHomeQuery>) {
  const { shown, services, untranslated, forShop } = useMemo(() => {
    const own = contentIn(data);
    const { content, untranslated } = englishContent(own);
    const services = withDollars(content.services.services, contentOf(data.catalogue, "service-catalogue.json"));
    return { shown: content, services: { services }, untranslated, forShop: bookableFrom(own) };
  }, [data]);
  const { shop, bands, closures, barbers, work } = shown;
  return (
    <Page words={words} shop={shop} closures={closures} untranslated={untranslated} current={englishHome} other="/">
      <HomeSections shop={shop} services={services} bands={bands} barbers={barbers} work={work}>
        <BookingSection
          shop={shop}
          services={services}
          bands={bands}
          closures={closures}
          barbers={barbers}
          forShop={forShop}
          arrival={location}
        />
      </HomeSections>
    </Page>
  );
}

export function Head({ data }: PageProps<Queries.EnglishHomeQuery>) {
  const { shop, services, closures } = withEnglishTexts(contentIn(data)).content;
  const siteUrl = data.site?.siteMetadata?.siteUrl ?? "";
  const firstNames = services.services
    .slice(0, 3)
    .map(({ name }) => name)
    .join(", ");
  return (
    <Metadata
      shop={shop}
      site={data.site}
      path={englishHome}
      language="en"
      pair={homePair}
      title={`${shop.name} | Barbershop in ${shop.address.city}, men's haircuts`}
      description={`A men's barbershop in ${shop.address.district}, ${shop.address.city}: ${firstNames}. Clear prices, online booking, confirmation on WhatsApp.`}
    >
      {typeof window === "undefined" && (
        <StructuredData
          data={shopData(
            shop,
            services.services.map((service) => ({ ...service, picture: pictureAddress(siteUrl, service.picture) })),
            closures.closures,
            siteUrl,
            pictureAddress(siteUrl, shop.pictures.linkPreview),
            { language: "en", home: englishHome, services: homeWords.services, book: homeWords.book },
          )}
        />
      )}
    </Metadata>
  );
}

export const query = graphql`
  query EnglishHome {
    site {
      ...MetadataSite
    }
    ...BookableContent
    ...EnglishBookingTexts
    ...EnglishHomeTexts
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
    catalogue: serviceCatalogueJson {
      dollars
      services {
        price
        bookingService
      }
    }
  }
`;
