import { graphql, type PageProps } from "gatsby";
import { contentForEnglishReaders } from "../domain/shop/englishContent";
import { AboutHeading } from "../features/about/AboutHeading";
import { AboutShop } from "../features/about/AboutShop";
import { withNonNullRoots } from "../features/content/pageContent";
import { Metadata } from "../features/frame/Metadata";
import { Page } from "../features/frame/Page";
import { frameWords } from "../features/words/frame.en";

const words = { frame: frameWords };

export default function AboutPage({ data }: PageProps<Queries.AboutQuery>) {
  const { shop, closures, about } = withNonNullRoots(data);
  return (
    <Page words={words} {...contentForEnglishReaders({ shop, closures })} current="/about/">
      <AboutHeading about={about} />
      <AboutShop about={about} />
    </Page>
  );
}

export function Head({ data }: PageProps<Queries.AboutQuery>) {
  const { shop, site, about } = withNonNullRoots(data);
  return (
    <Metadata
      shop={shop}
      site={site}
      path="/about/"
      language="en"
      title={`About ${shop.name}, a barbershop in ${shop.address.city}`}
      description={about.introduction}
    />
  );
}

export const query = graphql`
  query About {
    ...PageContent
    about: aboutJson {
      ...AboutHeading
      ...AboutShop
    }
  }
`;
