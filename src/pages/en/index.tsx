import { graphql, type PageProps } from "gatsby";
import { useMemo } from "react";
import { withDollars } from "../../domain/catalogue/dollarPrices";
import { englishHome } from "../../domain/catalogue/englishPages";
import { withInternationalPhone } from "../../domain/links/internationalPhone";
import { bookableShop } from "../../domain/shop/bookableDay";
import { inEnglish } from "../../domain/shop/inEnglish";
import { BookingSection } from "../../features/booking/BookingSection";
import { bookableContent } from "../../features/booking/bookableContent";
import { bookingIn } from "../../features/booking/language.en";
import { HomeSections } from "../../features/home/HomeSections";
import { homeWords } from "../../features/home/words.en";
import { contentOf } from "../../features/shell/contentOf";
import { EnglishPage } from "../../features/shell/EnglishPage";
import { homePair, Metadata, pictureAddress } from "../../features/shell/Metadata";
import { UntranslatedProvider } from "../../features/shell/ShopText";
import { StructuredData } from "../../features/shell/StructuredData";
import { shopData } from "../../features/shell/schemaOrg";
import { shellWords } from "../../features/shell/words.en";

/** The home page's content as its files have it. */
const contentIn = (data: Queries.EnglishHomeQuery) => ({
  ...bookableContent(data),
  work: contentOf(data.work, "gallery.json"),
});

export default function EnglishHomePage({ data, location }: PageProps<Queries.EnglishHomeQuery>) {
  const { shown, services, untranslated, forShop, words } = useMemo(() => {
    const own = contentIn(data);
    const { content, untranslated } = inEnglish(own);
    const shown = { ...content, shop: withInternationalPhone(content.shop) };
    const services = withDollars(shown.services.services, contentOf(data.catalogue, "service-catalogue.json"));
    const words = bookingIn(own.shop.timeZone);
    return { shown, services: { services }, untranslated, forShop: bookableShop(own), words };
  }, [data]);
  const { shop, bands, closures, barbers, work } = shown;
  return (
    <UntranslatedProvider value={untranslated}>
      <EnglishPage shop={shop} closures={closures} current={englishHome} inIndonesian="/">
        <HomeSections
          words={homeWords}
          shellWords={shellWords}
          shop={shop}
          services={services}
          bands={bands}
          barbers={barbers}
          work={work}
        >
          <BookingSection
            words={words}
            shop={shop}
            services={services}
            bands={bands}
            closures={closures}
            barbers={barbers}
            forShop={forShop}
            arrival={location}
          />
        </HomeSections>
      </EnglishPage>
    </UntranslatedProvider>
  );
}

export function Head({ data }: PageProps<Queries.EnglishHomeQuery>) {
  const { shop, services, closures } = inEnglish(contentIn(data)).content;
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
  query EnglishHome($asksForDeposit: Boolean! = false) {
    site {
      ...MetadataSite
    }
    ...BookableContentInBothLanguages
    shop: shopJson {
      ...HeaderShop
      ...HomeShop
      ...FooterShop
      ...MetadataShop
      ...EnglishShop
    }
    services: servicesJson {
      ...ServiceBoard
      services {
        descriptionEnglish
      }
    }
    closures: closuresJson {
      ...FooterClosures
    }
    barbers: barbersJson {
      ...Barbers
      barbers {
        lineEnglish
      }
    }
    work: galleryJson {
      ...Work
      photos {
        captionEnglish
      }
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
