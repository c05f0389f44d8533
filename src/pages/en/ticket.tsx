import { graphql, type PageProps } from "gatsby";
import { useMemo } from "react";
import { withInternationalPhone } from "../../domain/links/internationalPhone";
import { bookableShop } from "../../domain/shop/bookableDay";
import { inEnglish } from "../../domain/shop/inEnglish";
import { bookableContent } from "../../features/booking/bookableContent";
import { contentOf } from "../../features/shell/contentOf";
import { EnglishPage } from "../../features/shell/EnglishPage";
import { Metadata } from "../../features/shell/Metadata";
import { SectionBoundary } from "../../features/shell/SectionBoundary";
import { UntranslatedProvider } from "../../features/shell/ShopText";
import { shellWords } from "../../features/shell/words.en";
import { LoadedTicketPage } from "../../features/ticket/LoadedTicketPage";
import { ticketViewWords } from "../../features/ticket/words.en";

const loadBook = () => import(/* webpackChunkName: "ticket-book" */ "../../features/book/ticketBook");

// It holds the messages to the shop and the shop's side, which are Indonesian.
const loadTicket = () =>
  import(/* webpackChunkName: "ticket-page-en" */ "../../features/ticket/TicketByLink.en").then(
    (module) => module.TicketByLink,
  );

export default function EnglishTicketPage({ data }: PageProps<Queries.EnglishTicketQuery>) {
  const messages = contentOf(data.messages, "customer-messages.json");
  const { shown, untranslated, forShop, bookable } = useMemo(() => {
    const own = bookableContent(data);
    const { content, untranslated } = inEnglish(own);
    const shown = { ...content, shop: withInternationalPhone(content.shop) };
    return { shown, untranslated, forShop: bookableShop(own), bookable: bookableShop(shown) };
  }, [data]);
  const { shop, closures } = shown;
  return (
    <UntranslatedProvider value={untranslated}>
      <EnglishPage shop={shop} closures={closures} current="/en/ticket/" inIndonesian="/tiket/" ownsFragment>
        <SectionBoundary words={shellWords} chatNumber={shop.chatNumber} phone={shop.phone}>
          <LoadedTicketPage
            load={loadTicket}
            words={ticketViewWords}
            shop={shop}
            bookable={bookable}
            forShop={forShop}
            inEnglish={bookable}
            messages={messages}
            chairs={shop.chairs}
            loadBook={loadBook}
          />
        </SectionBoundary>
      </EnglishPage>
    </UntranslatedProvider>
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
  query EnglishTicket($asksForDeposit: Boolean! = false) {
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
