import { graphql, type PageProps } from "gatsby";
import { useMemo } from "react";
import { bookableFrom } from "../../domain/shop/bookingRules";
import { bookableContent } from "../../features/booking/bookableContent";
import { contentOf } from "../../features/shell/contentOf";
import { englishContent } from "../../features/shell/englishContent";
import { Metadata } from "../../features/shell/Metadata";
import { Page } from "../../features/shell/Page";
import { SectionBoundary } from "../../features/shell/SectionBoundary";
import { shellWords } from "../../features/shell/words.en";
import { LoadedTicketPage } from "../../features/ticket/LoadedTicketPage";
import { ticketViewWords } from "../../features/ticket/words.en";

const words = { shell: shellWords, ticket: ticketViewWords };

const loadBook = () => import(/* webpackChunkName: "ticket-book" */ "../../features/book/ticketBook");

// It holds the messages to the shop and the shop's side, which are Indonesian.
const loadTicket = () =>
  import(/* webpackChunkName: "ticket-page-en" */ "../../features/ticket/TicketByLink").then(
    (module) => module.TicketByLink,
  );

export default function EnglishTicketPage({ data }: PageProps<Queries.EnglishTicketQuery>) {
  const messages = contentOf(data.messages, "customer-messages.json");
  const { shown, untranslated, forShop, bookable } = useMemo(() => {
    const own = bookableContent(data);
    const { content: shown, untranslated } = englishContent(own);
    return { shown, untranslated, forShop: bookableFrom(own), bookable: bookableFrom(shown) };
  }, [data]);
  const { shop, closures } = shown;
  return (
    <Page
      words={words}
      shop={shop}
      closures={closures}
      untranslated={untranslated}
      current="/en/ticket/"
      other="/tiket/"
      ownsFragment
    >
      <SectionBoundary shop={shop}>
        <LoadedTicketPage
          load={loadTicket}
          shop={shop}
          bookable={bookable}
          forShop={forShop}
          inEnglish={bookable}
          messages={messages}
          chairs={shop.chairs}
          loadBook={loadBook}
        />
      </SectionBoundary>
    </Page>
  );
}

export function Head({ data }: PageProps<Queries.EnglishTicketQuery>) {
  const shop = contentOf(data.shop, "shop.json");
  return (
    <Metadata
      shop={shop}
      site={data.site}
      path="/en/ticket/"
      language="en"
      title={`Booking ticket | ${shop.name}`}
      description={`Open a booking ticket of ${shop.name} by its link.`}
    >
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
    </Metadata>
  );
}

export const query = graphql`
  query EnglishTicket {
    site {
      ...MetadataSite
    }
    ...BookableContent
    ...EnglishBookingTexts
    shop: shopJson {
      ...HeaderShop
      ...FooterShop
      ...MetadataShop
      chairs
    }
    closures: closuresJson {
      ...FooterClosures
    }
    services: servicesJson {
      services {
        chairs
      }
    }
    messages: customerMessagesJson {
      ...CustomerMessages
    }
  }
`;
