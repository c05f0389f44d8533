import { graphql } from "gatsby";
import type { ReactNode } from "react";
import type { OfferedService } from "../../domain/shop/service";
import type { Bands } from "../../domain/shop/timeSlot";
import { SectionBoundary } from "../shell/SectionBoundary";
import { BarbersSection } from "./BarbersSection";
import { GoodToKnow } from "./GoodToKnow";
import { Hero } from "./Hero";
import { Notice } from "./Notice";
import { ServicesSection } from "./ServicesSection";
import { WorkSection } from "./WorkSection";

type Parts = {
  shop: Queries.HomeShopFragment;
  barbers: Queries.BarbersFragment;
  work: Queries.WorkFragment;
};

type Props = Parts & {
  services: {
    readonly services: readonly (Queries.ServiceBoardFragment["services"][number] & Pick<OfferedService, "dollars">)[];
  };
  bands: Bands;
  /** The booking, which stands last. */
  children: ReactNode;
};

const hasWork = ({ work }: Parts) => work.photos.length > 0;
const hasBarbers = ({ barbers }: Parts) => barbers.barbers.length > 0;
const hasFacts = ({ shop }: Parts) => (shop.goodToKnow ?? []).length > 0;

/** The home page in the order on the screen. */
export function HomeSections({ services, bands, children, ...parts }: Props) {
  const { shop, barbers, work } = parts;
  return (
    <>
      <Notice shop={shop} />
      <Hero shop={shop} />
      <SectionBoundary shop={shop}>
        <ServicesSection services={services} bands={bands} ownWords={shop.ownWords} shop={shop} />
      </SectionBoundary>
      {hasWork(parts) && (
        <SectionBoundary shop={shop}>
          <WorkSection work={work} services={services.services} />
        </SectionBoundary>
      )}
      {hasBarbers(parts) && (
        <SectionBoundary shop={shop}>
          <BarbersSection barbers={barbers} ownWords={shop.ownWords} services={services.services} />
        </SectionBoundary>
      )}
      {hasFacts(parts) && (
        <SectionBoundary shop={shop}>
          <GoodToKnow facts={shop.goodToKnow ?? []} />
        </SectionBoundary>
      )}
      <SectionBoundary shop={shop}>{children}</SectionBoundary>
    </>
  );
}

export const query = graphql`
  fragment HomeShop on ShopJson {
    phone
    chatNumber
    ownWords { services barbers }
    ...Notice
    ...HeroShop
    ...GoodToKnow
    ...PriceHours
  }
  fragment EnglishHomeTexts on Query {
    shop: shopJson {
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
    work: galleryJson {
      photos { captionEnglish }
    }
  }
`;
