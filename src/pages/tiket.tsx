import { graphql, type PageProps } from "gatsby";
import { useMemo } from "react";
import { bookableShop } from "../domain/shop/bookableDay";
import { inEnglish } from "../domain/shop/inEnglish";
import { bookableContent } from "../features/booking/bookableContent";
import { contentOf } from "../features/shell/contentOf";
import { IndonesianPage } from "../features/shell/IndonesianPage";
import { Metadata } from "../features/shell/Metadata";
import { SectionBoundary } from "../features/shell/SectionBoundary";
import { shellWords } from "../features/shell/words.id";
import { TicketByLink } from "../features/ticket/TicketByLink.id";

const loadBook = () => import(/* webpackChunkName: "ticket-book" */ "../features/book/ticketBook");

export default function TicketPage({ data }: PageProps<Queries.TicketQuery>) {
  const messages = contentOf(data.messages, "customer-messages.json");
  const { shop, closures } = bookableContent(data);
  const { bookable, english } = useMemo(() => {
    const content = bookableContent(data);
    return { bookable: bookableShop(content), english: bookableShop(inEnglish(content).content) };
  }, [data]);
  return (
    <IndonesianPage shop={shop} closures={closures} isHome={false} inEnglish="/en/ticket/" ownsFragment>
      <SectionBoundary words={shellWords} chatNumber={shop.chatNumber} phone={shop.phone}>
        <TicketByLink
          shop={shop}
          bookable={bookable}
          forShop={bookable}
          inEnglish={english}
          messages={messages}
          chairs={shop.chairs}
          loadBook={loadBook}
        />
      </SectionBoundary>
    </IndonesianPage>
  );
}

export function Head({ data }: PageProps<Queries.TicketQuery>) {
  const shop = contentOf(data.shop, "shop.json");
  return (
    <Metadata
      shop={shop}
      site={data.site}
      path="/tiket/"
      language="id"
      title={`Tiket booking | ${shop.name}`}
      description={`Buka tiket booking ${shop.name} dari tautannya.`}
    >
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
    </Metadata>
  );
}

export const query = graphql`
  query Ticket($asksForDeposit: Boolean! = false) {
    site {
      ...MetadataSite
    }
    ...BookableContentInBothLanguages
    shop: shopJson {
      ...HeaderShop
      ...FooterShop
      ...MetadataShop
      chairs
    }
    closures: closuresJson {
      ...FooterClosures
    }
    messages: customerMessagesJson {
      ...CustomerMessages
    }
  }
`;
