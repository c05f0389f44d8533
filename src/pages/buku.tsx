import { graphql, type PageProps } from "gatsby";
import { useMemo } from "react";
import { bookingRules } from "../domain/shop/bookableDay";
import { BookPage } from "../features/book/BookPage";
import type { Repository } from "../features/book/FullHours";
import { contentOf } from "../features/shell/contentOf";
import { Metadata } from "../features/shell/Metadata";
import { PageFrame } from "../features/shell/PageFrame";
import { ScriptTrouble } from "../features/shell/ScriptTrouble";
import { SectionBoundary } from "../features/shell/SectionBoundary";

type Context = { repository?: Repository };

export default function BookOfShopPage({ data, pageContext }: PageProps<Queries.BookQuery, Context>) {
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
    <PageFrame
      skipLabel="Langsung ke konten"
      header={null}
      footer={null}
      trouble={<ScriptTrouble shop={shop} language="id" />}
    >
      <SectionBoundary language="id" chatNumber={shop.chatNumber} phone={shop.phone}>
        <BookPage shop={shop} bookable={bookable} words={words} repository={pageContext.repository ?? null} />
      </SectionBoundary>
    </PageFrame>
  );
}

export function Head({ data }: PageProps<Queries.BookQuery>) {
  const shop = contentOf(data.shop, "shop.json");
  return (
    <Metadata
      shop={shop}
      site={data.site}
      path="/buku/"
      language="id"
      manifest="/buku/manifest.webmanifest"
      title={`Buku toko | ${shop.name}`}
      description={`Buku booking ${shop.name}, hanya untuk toko.`}
    >
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
    </Metadata>
  );
}

export const query = graphql`
  query Book {
    site {
      ...MetadataSite
    }
    shop: shopJson {
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
