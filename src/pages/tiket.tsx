import { graphql, type PageProps } from "gatsby";
import { useMemo } from "react";
import { bookingRules } from "../domain/shop/bookableDay";
import { contentOf } from "../features/shell/contentOf";
import { IndonesianPage } from "../features/shell/IndonesianPage";
import { Metadata } from "../features/shell/Metadata";
import { SectionBoundary } from "../features/shell/SectionBoundary";
import { TicketByLink } from "../features/ticket/TicketByLink";

const loadBook = () => import(/* webpackChunkName: "ticket-book" */ "../features/book/ticketBook");

export default function TicketPage({ data }: PageProps<Queries.TicketQuery>) {
  const shop = contentOf(data.shop, "shop.json");
  const services = contentOf(data.services, "services.json");
  const bands = contentOf(data.bands, "time-slot-bands.json");
  const closures = contentOf(data.closures, "closures.json");
  const words = contentOf(data.words, "customer-messages.json");
  const { barbers } = contentOf(data.barbers, "barbers.json");
  const bookable = useMemo(
    () => ({ services: services.services, barbers, rules: bookingRules({ shop, bands, closures }) }),
    [services, barbers, shop, bands, closures],
  );
  return (
    <IndonesianPage shop={shop} closures={closures} isHome={false} ownsFragment>
      <SectionBoundary language="id" chatNumber={shop.chatNumber} phone={shop.phone}>
        <TicketByLink shop={shop} bookable={bookable} words={words} chairs={shop.chairs} loadBook={loadBook} />
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
  query Ticket {
    site {
      ...MetadataSite
    }
    shop: shopJson {
      ...HeaderShop
      ...FooterShop
      ...MetadataShop
      ...BookingShop
      chairs
    }
    services: servicesJson {
      ...BookingServices
    }
    bands: timeSlotBandsJson {
      ...TimeSlotBands
    }
    barbers: barbersJson {
      ...BookingBarbers
    }
    closures: closuresJson {
      ...FooterClosures
      ...BookingClosures
    }
    words: customerMessagesJson {
      greeting
      confirmation
      proposal
      refusal
      reminder
    }
  }
`;
