import { graphql, type PageProps } from "gatsby";
import { withDollars } from "../../domain/catalogue/dollarPrices";
import { englishHome } from "../../domain/catalogue/englishRoutes";
import { bookableFrom } from "../../domain/shop/bookingRules";
import { englishContent } from "../../domain/shop/englishContent";
import { withEnglishTexts } from "../../domain/shop/withEnglishTexts";
import { bookableContent } from "../../features/booking/bookableContent";
import { LateBooking } from "../../features/booking/lateBooking";
import { bookingWords } from "../../features/booking/words.en";
import { HomeMetadata } from "../../features/home/HomeMetadata";
import { HomeSections, loadHomeSections } from "../../features/home/HomeSections";
import { homeWords } from "../../features/home/words.en";
import { contentOf } from "../../features/shell/contentOf";
import { Page } from "../../features/shell/Page";
import { shellWords } from "../../features/shell/words.en";

/** The home page's content as its files have it. */
const contentIn = (data: Queries.EnglishHomeQuery) => ({
  ...bookableContent(data),
  work: contentOf(data.work, "gallery.json"),
});

const words = { shell: shellWords, home: homeWords, booking: bookingWords };

export default function EnglishHomePage({ data, location }: PageProps<Queries.EnglishHomeQuery>) {
  const own = contentIn(data);
  const { content, untranslated } = englishContent(own);
  const { shop, bands, closures, barbers, work } = content;
  loadHomeSections({ shop, barbers, work });
  const services = {
    services: withDollars(content.services.services, contentOf(data.catalogue, "service-catalogue.json")),
  };
  return (
    <Page words={words} shop={shop} closures={closures} untranslated={untranslated} current={englishHome} other="/">
      <HomeSections shop={shop} services={services} bands={bands} barbers={barbers} work={work}>
        <LateBooking content={{ ...content, services }} forShop={bookableFrom(own)} arrival={location} />
      </HomeSections>
    </Page>
  );
}

EnglishHomePage.versionOf = "home";

export function Head({ data }: PageProps<Queries.EnglishHomeQuery>) {
  const { shop, services, closures } = withEnglishTexts(contentIn(data)).content;
  return <HomeMetadata words={homeWords} site={data.site} shop={shop} services={services} closures={closures} />;
}

export const query = graphql`
  query EnglishHome {
    ...HomePage
    ...EnglishHomeTexts
    catalogue: serviceCatalogueJson {
      dollars
      services {
        price
        bookingService
      }
    }
  }
`;
