import { graphql, type PageProps } from "gatsby";
import { withDollars } from "../../domain/catalogue/dollarPrices";
import { englishHomePath } from "../../domain/links/routes";
import { bookableFrom } from "../../domain/shop/bookingRules";
import { englishContent, withEnglishTexts } from "../../domain/shop/englishContent";
import { BookingSection } from "../../features/booking/BookingSection";
import { bookableContent } from "../../features/booking/bookableContent";
import { formWords } from "../../features/booking/words.en";
import { HomeMetadata } from "../../features/home/HomeMetadata";
import { HomeSections } from "../../features/home/HomeSections";
import { homeWords } from "../../features/home/words.en";
import { Page } from "../../features/shell/Page";
import { shellWords } from "../../features/shell/words.en";

const words = { shell: shellWords, home: homeWords, booking: formWords };

export default function EnglishHomePage({ data, location }: PageProps<Queries.EnglishHomeQuery>) {
  const own = bookableContent(data);
  const texts = englishContent(own);
  const content = { ...texts, services: { services: withDollars(texts.services.services, texts.catalogue) } };
  return (
    <Page words={words} {...content} current={englishHomePath} translation="/">
      <HomeSections {...content}>
        <BookingSection
          content={content}
          forShop={bookableFrom(own)}
          pageLocation={location}
          builtOn={own.site.siteMetadata?.builtOn}
        />
      </HomeSections>
    </Page>
  );
}

EnglishHomePage.sharedLayout = "home";

export function Head({ data }: PageProps<Queries.EnglishHomeQuery>) {
  return <HomeMetadata words={homeWords} {...withEnglishTexts(bookableContent(data))} />;
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
