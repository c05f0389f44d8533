import { graphql } from "gatsby";
import { type ComponentType, lazy, type ReactNode } from "react";
import type { OfferedService } from "../../domain/shop/service";
import { DeferUntilPainted } from "../../platform/runtime/DeferUntilPainted";
import { SectionBoundary } from "../shell/SectionBoundary";
import { Hero } from "./Hero";
import { Notice } from "./Notice";
import { ServicesSection } from "./ServicesSection";

const never = () => new Promise<never>(() => {});

/** A section of what many shops do not have. Where its script does not come, it stays as its HTML has it: texts, pictures, links. */
const section = <Of extends object>(load: () => Promise<ComponentType<Of>>) =>
  lazy(() => load().then((part) => ({ default: part }), never));

const WorkSection = section(() =>
  import(/* webpackChunkName: "work" */ "./WorkSection").then((part) => part.WorkSection),
);
const BarbersSection = section(() =>
  import(/* webpackChunkName: "barbers" */ "./BarbersSection").then((part) => part.BarbersSection),
);
const GoodToKnow = section(() => import(/* webpackChunkName: "know" */ "./GoodToKnow").then((part) => part.GoodToKnow));

type Props = {
  shop: Queries.HomeShopFragment;
  services: {
    readonly services: readonly (Queries.ServiceBoardFragment["services"][number] & Pick<OfferedService, "dollars">)[];
  };
  bands: Queries.TimeSlotBandsFragment;
  barbers: Queries.BarbersFragment;
  work: Queries.WorkFragment;
  /** The booking, which stands last. */
  children: ReactNode;
};

/** The home page in the order on the screen. */
export function HomeSections({ shop, services, bands, barbers, work, children }: Props) {
  return (
    <>
      <Notice shop={shop} />
      <Hero shop={shop} />
      <DeferUntilPainted>
        <SectionBoundary shop={shop}>
          <ServicesSection services={services} bands={bands} />
        </SectionBoundary>
        {work.photos.length > 0 && (
          <SectionBoundary shop={shop}>
            <WorkSection work={work} services={services.services} />
          </SectionBoundary>
        )}
        {barbers.barbers.length > 0 && (
          <SectionBoundary shop={shop}>
            <BarbersSection barbers={barbers} services={services.services} />
          </SectionBoundary>
        )}
        {shop.goodToKnow && shop.goodToKnow.length > 0 && (
          <SectionBoundary shop={shop}>
            <GoodToKnow facts={shop.goodToKnow} />
          </SectionBoundary>
        )}
        <SectionBoundary shop={shop}>{children}</SectionBoundary>
      </DeferUntilPainted>
    </>
  );
}

export const query = graphql`
  fragment HomeShop on ShopJson {
    phone
    chatNumber
    ...Notice
    ...HeroShop
    ...GoodToKnow
  }
`;
