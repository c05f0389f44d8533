import { graphql, type PageProps } from "gatsby";
import { useMemo } from "react";
import { BookPage } from "../book/page/BookPage";
import { bookPath } from "../domain/routes";
import { offeringIn } from "../domain/shop/englishContent";
import { withNonNullRoots } from "../features/content/pageContent";
import { Metadata } from "../features/frame/Metadata";
import { PageFrame } from "../features/frame/PageFrame";
import { SectionBoundary } from "../features/frame/SectionBoundary";
import { frameWords } from "../features/words/frame.id";
import { WordsProvider } from "../features/words/pageWords";

const words = { frame: frameWords };

const noHours: [] = [];

export default function ShopBookPage({ data }: PageProps<Queries.BookQuery>) {
  const { shop, messages, site } = withNonNullRoots(data);
  // Has no published full hours, because the book computes full hours from its own entries.
  const offering = useMemo(() => offeringIn(withNonNullRoots(data)), [data]);
  return (
    <WordsProvider words={words}>
      <PageFrame shop={shop} header={null} footer={null}>
        <SectionBoundary shop={shop}>
          <BookPage
            shop={shop}
            offeringIn={offering}
            messages={messages}
            repository={site.siteMetadata.repository}
            fullHours={data.fullHours?.hours ?? noHours}
          />
        </SectionBoundary>
      </PageFrame>
    </WordsProvider>
  );
}

export function Head({ data }: PageProps<Queries.BookQuery>) {
  const { shop, site } = withNonNullRoots(data);
  return (
    <Metadata
      shop={shop}
      site={site}
      path={bookPath}
      language="id"
      manifest={`${bookPath}manifest.webmanifest`}
      title={`Buku toko | ${shop.name}`}
      description={`Buku booking ${shop.name}, hanya untuk toko.`}
      isPrivate
    />
  );
}

export const query = graphql`
  query Book {
    ...PageContent
    ...BookableContent
    site {
      siteMetadata {
        repository { name branch apiRoot }
      }
    }
    shop: shopJson { chairs }
    services: servicesJson {
      services { chairs heads }
    }
    messages: customerMessagesJson {
      greeting
      greetingEnglish
      confirmation
      confirmationEnglish
      proposal
      proposalEnglish
      refusal
      refusalEnglish
      reminder
      reminderEnglish
      depositOwed
      depositOwedEnglish
      depositReceived
      depositReceivedEnglish
      confirmationAtCustomer
      confirmationAtCustomerEnglish
      cancellation
      cancellationEnglish
    }
  }
`;
