import { graphql } from "gatsby";
import type { ReactNode } from "react";
import type { Offering } from "../../domain/shop/bookingRules";
import type { TimeSlotBands } from "../../domain/shop/timeSlotBands";
import { SectionBoundary } from "../frame/SectionBoundary";
import { HaircutPoster } from "../haircuts/HaircutPoster";
import { BarbersSection } from "./BarbersSection";
import { GallerySection } from "./GallerySection";
import { GoodToKnow } from "./GoodToKnow";
import { Hero } from "./Hero";
import { Notice } from "./Notice";
import { type Service, ServicesSection } from "./ServicesSection";

type Props = {
  shop: Queries.HomeShopFragment;
  barbers: Queries.BarbersFragment;
  gallery: Queries.GalleryFragment;
  haircuts: Queries.HaircutsFragment;
  services: { services: readonly Service[] };
  bands: TimeSlotBands;
  /** What can be booked, in the page's language. */
  offering: Offering;
  /** The booking section, which comes last. */
  children: ReactNode;
};

export function HomeSections({ services, bands, offering, shop, barbers, gallery, haircuts, children }: Props) {
  const facts = shop.goodToKnow ?? [];
  return (
    <>
      <Notice shop={shop} />
      <Hero shop={shop} offering={offering} />
      <SectionBoundary shop={shop}>
        <ServicesSection services={services} bands={bands} shop={shop} />
      </SectionBoundary>
      {haircuts.haircuts.length > 0 && (
        <SectionBoundary shop={shop}>
          <HaircutPoster haircuts={haircuts.haircuts} />
        </SectionBoundary>
      )}
      {gallery.photos.length > 0 && (
        <SectionBoundary shop={shop}>
          <GallerySection gallery={gallery} services={services.services} />
        </SectionBoundary>
      )}
      {barbers.barbers.length > 0 && (
        <SectionBoundary shop={shop}>
          <BarbersSection barbers={barbers} ownWords={shop.ownWords} services={services.services} />
        </SectionBoundary>
      )}
      {facts.length > 0 && (
        <SectionBoundary shop={shop}>
          <GoodToKnow facts={facts} />
        </SectionBoundary>
      )}
      <SectionBoundary shop={shop}>{children}</SectionBoundary>
    </>
  );
}

/** @public */
export const query = graphql`
  fragment HomeShop on ShopJson {
    phone
    chatNumber
    ownWords { services barbers }
    ...Notice
    ...HeroShop
    ...GoodToKnow
    ...PriceBands
  }
  fragment EnglishHomeTexts on Query {
    shop: shopJson {
      taglineEnglish
      ownWords { tradeEnglish servicesEnglish barbersEnglish }
      figures { figureEnglish labelEnglish }
      notice { textEnglish }
      goodToKnow { titleEnglish textEnglish }
    }
    services: servicesJson {
      services { descriptionEnglish }
    }
    barbers: barbersJson {
      barbers { lineEnglish }
    }
    gallery: galleryJson {
      photos { captionEnglish }
    }
  }
`;
