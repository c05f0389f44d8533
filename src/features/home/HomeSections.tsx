import { graphql } from "gatsby";
import type { ReactNode } from "react";
import type { OfferedService } from "../../domain/shop/service";
import { DeferUntilPainted } from "../../platform/runtime/DeferUntilPainted";
import { SectionBoundary } from "../shell/SectionBoundary";
import type { ShellWords } from "../shell/words";
import { BarbersSection } from "./BarbersSection";
import { GoodToKnow } from "./GoodToKnow";
import { Hero } from "./Hero";
import { Notice } from "./Notice";
import { ServicesSection } from "./ServicesSection";
import { WorkSection } from "./WorkSection";
import type { HomeWords } from "./words.id";

type Props = {
  words: HomeWords;
  shellWords: ShellWords;
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

/** The home page in the order on the screen, in the language of `words` (docs/rules.md, section 15). */
export function HomeSections({ words, shellWords, shop, services, bands, barbers, work, children }: Props) {
  const bounded = (section: ReactNode) => (
    <SectionBoundary words={shellWords} chatNumber={shop.chatNumber} phone={shop.phone}>
      {section}
    </SectionBoundary>
  );
  return (
    <>
      <Notice words={words} shop={shop} />
      <Hero words={words} shop={shop} />
      <DeferUntilPainted>
        {bounded(<ServicesSection words={words} services={services} bands={bands} />)}
        {globalThis.hasWork &&
          words.work &&
          work.photos.length > 0 &&
          bounded(<WorkSection words={words.work} work={work} services={services.services} />)}
        {globalThis.hasBarbers &&
          words.barbers &&
          barbers.barbers.length > 0 &&
          bounded(<BarbersSection words={words.barbers} barbers={barbers} services={services.services} />)}
        {globalThis.hasGoodToKnow && shop.goodToKnow && shop.goodToKnow.length > 0 && (
          <GoodToKnow words={words} facts={shop.goodToKnow} />
        )}
        {bounded(children)}
      </DeferUntilPainted>
    </>
  );
}

export const query = graphql`
  fragment HomeShop on ShopJson {
    phone
    ...Notice
    ...HeroShop
    ...GoodToKnow
  }
`;
