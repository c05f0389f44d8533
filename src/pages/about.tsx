import { graphql, type PageProps } from "gatsby";
import { contentForEnglishReaders } from "../domain/shop/englishContent";
import { AboutHeading } from "../features/about/AboutHeading";
import { AboutShop } from "../features/about/AboutShop";
import { Metadata } from "../features/shell/Metadata";
import { Page } from "../features/shell/Page";
import { withNonNullRoots } from "../features/shell/withNonNullRoots";
import { shellWords } from "../features/shell/words.en";

const words = { shell: shellWords };

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
