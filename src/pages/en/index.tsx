import { graphql, type PageProps } from "gatsby";
import { withDollars } from "../../domain/catalogue/dollarPrices";
import { englishHomePath } from "../../domain/routes";
import { contentForEnglishReaders, offeringIn } from "../../domain/shop/englishContent";
import { BookingSection } from "../../features/booking/BookingSection";
import { formWords } from "../../features/booking/words.en";
import { contentWithFullHours, withNonNullRoots } from "../../features/content/pageContent";
import { Page } from "../../features/frame/Page";
import { haircutWords } from "../../features/haircuts/words.en";
import { HomeMetadata } from "../../features/home/HomeMetadata";
import { HomeSections } from "../../features/home/HomeSections";
import { homeWords } from "../../features/home/words.en";
import { frameWords } from "../../features/words/frame.en";

const words = { frame: frameWords, home: homeWords, haircuts: haircutWords, form: formWords };

export default function EnglishHomePage({ data, location }: PageProps<Queries.EnglishHomeQuery>) {
  const indonesian = contentWithFullHours(data);
  const english = contentForEnglishReaders(indonesian);
  const offering = offeringIn(indonesian);
  const content = { ...english, services: { services: withDollars(english.services.services, english.catalogue) } };
  return (
    <Page words={words} {...content} current={englishHomePath} translation="/">
      <HomeSections {...content} offering={offering.en}>
        <BookingSection
          shop={content.shop}
          services={content.services.services}
          offeringIn={offering}
          pageLocation={location}
          builtOn={indonesian.site.siteMetadata.builtOn}
        />
      </HomeSections>
    </Page>
  );
}

EnglishHomePage.sharedLayout = "home";

export function Head({ data }: PageProps<Queries.EnglishHomeQuery>) {
  return <HomeMetadata words={homeWords} {...contentForEnglishReaders(withNonNullRoots(data))} />;
}

export const query = graphql`
  query EnglishHome {
    ...HomePage
    ...EnglishHomeTexts
    catalogue: serviceCatalogueJson {
      dollars
      services { price bookingService }
    }
  }
`;
