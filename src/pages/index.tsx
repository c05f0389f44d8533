import { graphql, type PageProps } from "gatsby";
import { englishHomePath } from "../domain/routes";
import { offeringIn } from "../domain/shop/englishContent";
import { BookingSection } from "../features/booking/BookingSection";
import { formWords } from "../features/booking/words.id";
import { contentWithFullHours, withNonNullRoots } from "../features/content/pageContent";
import { Page } from "../features/frame/Page";
import { haircutWords } from "../features/haircuts/words.id";
import { HomeMetadata } from "../features/home/HomeMetadata";
import { HomeSections } from "../features/home/HomeSections";
import { homeWords } from "../features/home/words.id";
import { frameWords } from "../features/words/frame.id";

const words = { frame: frameWords, home: homeWords, haircuts: haircutWords, form: formWords };

export default function HomePage({ data, location }: PageProps<Queries.HomeQuery>) {
  const content = contentWithFullHours(data);
  const offering = offeringIn(content);
  return (
    <Page words={words} {...content} current="/" translation={englishHomePath}>
      <HomeSections {...content} offering={offering.id}>
        <BookingSection
          shop={content.shop}
          services={content.services.services}
          offeringIn={offering}
          pageLocation={location}
          builtOn={content.site.siteMetadata.builtOn}
        />
      </HomeSections>
    </Page>
  );
}

HomePage.sharedLayout = "home";

export function Head({ data }: PageProps<Queries.HomeQuery>) {
  return <HomeMetadata words={homeWords} {...withNonNullRoots(data)} />;
}

export const query = graphql`
  fragment HomePage on Query {
    ...PageContent
    ...BookableContent
    site {
      siteMetadata { builtOn }
    }
    shop: shopJson {
      ...HomeShop
    }
    services: servicesJson {
      ...ServicesSection
    }
    barbers: barbersJson {
      ...Barbers
    }
    gallery: galleryJson {
      ...Gallery
    }
    haircuts: haircutsJson {
      ...Haircuts
    }
  }
  query Home {
    ...HomePage
  }
`;
