import { graphql, type PageProps } from "gatsby";
import { englishHome } from "../domain/catalogue/englishRoutes";
import { bookableContent } from "../features/booking/bookableContent";
import { LateBooking } from "../features/booking/lateBooking";
import { bookingWords } from "../features/booking/words.id";
import { HomeMetadata } from "../features/home/HomeMetadata";
import { HomeSections, loadHomeSections } from "../features/home/HomeSections";
import { homeWords } from "../features/home/words.id";
import { contentOf } from "../features/shell/contentOf";
import { Page } from "../features/shell/Page";
import { shellWords } from "../features/shell/words.id";

const words = { shell: shellWords, home: homeWords, booking: bookingWords };

export default function HomePage({ data, location }: PageProps<Queries.HomeQuery>) {
  const content = bookableContent(data);
  const { shop, services, bands, barbers, closures } = content;
  const work = contentOf(data.work, "gallery.json");
  loadHomeSections({ shop, barbers, work });
  return (
    <Page words={words} shop={shop} closures={closures} current="/" other={englishHome}>
      <HomeSections shop={shop} services={services} bands={bands} barbers={barbers} work={work}>
        <LateBooking content={content} arrival={location} />
      </HomeSections>
    </Page>
  );
}

HomePage.versionOf = "home";

export function Head({ data }: PageProps<Queries.HomeQuery>) {
  const { shop, services, closures } = bookableContent(data);
  return <HomeMetadata words={homeWords} site={data.site} shop={shop} services={services} closures={closures} />;
}

export const query = graphql`
  fragment HomePage on Query {
    ...PageContent
    ...BookableContent
    shop: shopJson {
      ...HomeShop
    }
    services: servicesJson {
      ...ServiceBoard
    }
    barbers: barbersJson {
      ...Barbers
    }
    work: galleryJson {
      ...Work
    }
  }
  query Home {
    ...HomePage
  }
`;
