import { graphql, type PageProps } from "gatsby";
import { AboutHeading } from "../features/about/AboutHeading";
import { AboutShop } from "../features/about/AboutShop";
import { contentOf } from "../features/shell/contentOf";
import { EnglishPage } from "../features/shell/EnglishPage";
import { Metadata } from "../features/shell/Metadata";

export default function AboutPage({ data }: PageProps<Queries.AboutQuery>) {
  const { about } = contentOf(data);
  return (
    <EnglishPage data={data} current="/about/">
      <AboutHeading about={about} />
      <AboutShop about={about} />
    </EnglishPage>
  );
}

export function Head({ data }: PageProps<Queries.AboutQuery>) {
  const { shop, site, about } = contentOf(data);
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
