import { graphql, type PageProps } from "gatsby";
import { AboutHeading } from "../features/about/AboutHeading";
import { AboutShop } from "../features/about/AboutShop";
import { contentOf } from "../features/shell/contentOf";
import { englishContent } from "../features/shell/englishContent";
import { Metadata } from "../features/shell/Metadata";
import { Page } from "../features/shell/Page";
import { shellWords } from "../features/shell/words.en";
import { DeferUntilPainted } from "../platform/runtime/DeferUntilPainted";

const words = { shell: shellWords };

export default function AboutPage({ data }: PageProps<Queries.AboutQuery>) {
  const { content, untranslated } = englishContent({ shop: contentOf(data.shop, "shop.json") });
  const closures = contentOf(data.closures, "closures.json");
  const about = contentOf(data.about, "about.json");
  return (
    <Page words={words} shop={content.shop} closures={closures} untranslated={untranslated} current="/about/">
      <AboutHeading about={about} />
      <DeferUntilPainted>
        <AboutShop about={about} />
      </DeferUntilPainted>
    </Page>
  );
}

export function Head({ data }: PageProps<Queries.AboutQuery>) {
  const shop = contentOf(data.shop, "shop.json");
  return (
    <Metadata
      shop={shop}
      site={data.site}
      path="/about/"
      language="en"
      title={`About ${shop.name}, a barbershop in ${shop.address.city}`}
      description={`Who we are and how we work: ${shop.name}, a traditional men's barbershop in ${shop.address.district}, ${shop.address.city}.`}
    />
  );
}

export const query = graphql`
  query About {
    site {
      ...MetadataSite
    }
    shop: shopJson {
      ...HeaderShop
      ...FooterShop
      ...EnglishFooter
      ...MetadataShop
    }
    about: aboutJson {
      ...AboutHeading
      ...AboutShop
    }
    closures: closuresJson {
      ...FooterClosures
    }
  }
`;
