import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { type PageWords, WordsProvider } from "../words/pageWords";
import { Footer } from "./Footer";
import { Header } from "./Header";
import { PageFrame } from "./PageFrame";

type Props = {
  /** The words of the page's parts, in the page's language. */
  words: Partial<PageWords>;
  /** The shop's content in that language. */
  shop: Queries.HeaderShopFragment & Queries.FooterShopFragment;
  closures: Queries.FooterClosuresFragment;
  /** The page's path. */
  current: string;
  /** The path of the same page in the other language; missing if there is none. Unused in a shop without English pages. */
  translation?: string;
  children: ReactNode;
};

/** A page: its content between header and footer. */
export function Page({ words, shop, closures, current, translation, children }: Props) {
  return (
    <WordsProvider words={words}>
      <PageFrame
        shop={shop}
        header={<Header shop={shop} current={current} translation={translation} />}
        footer={<Footer shop={shop} closures={closures} />}
      >
        {children}
      </PageFrame>
    </WordsProvider>
  );
}

/** @public */
export const query = graphql`
  fragment PageContent on Query {
    site {
      ...MetadataSite
    }
    shop: shopJson {
      ...HeaderShop
      ...FooterShop
      ...MetadataShop
    }
    closures: closuresJson {
      ...FooterClosures
    }
  }
`;
