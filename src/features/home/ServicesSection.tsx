import { graphql } from "gatsby";
import styled from "styled-components";
import { bookingLink } from "../../domain/formats/bookingLink";
import { homePaths } from "../../domain/routes";
import type { ServiceWithDollars } from "../../domain/shop/service";
import { parseServiceIcon, totalPrice } from "../../domain/shop/service";
import { type TimeSlotBands, wholeDayExceptions } from "../../domain/shop/timeSlotBands";
import { rupiah } from "../../format/rupiah";
import { media } from "../../theme/media";
import { color, font, radius, space, textSize } from "../../theme/tokens";
import { Icon } from "../../ui/Icon";
import { Cover } from "../../ui/Picture";
import { Lead, Section, SectionHeading } from "../../ui/Section";
import { Stripes } from "../../ui/Stripes";
import { PageLink } from "../shell/PageLink";
import { useWords } from "../shell/pageWords";
import { shopText } from "../shell/shopText";
import { PriceBands } from "./PriceBands";

// Cards in a coloured frame, two per row. A picture stands above or below its card's text, alternating within rows and
// columns, and fades into the text. A card without a picture is text only. An unpaired last card of either kind takes the
// whole row.
const Cards = styled.ul`
  display: grid; gap: 3px; margin-top: ${space.s48}; padding: 3px;
  background: ${color.accent};
  outline: 6px solid ${color.dusk}; border-radius: ${radius.box};
  @media ${media.tablet} { grid-template-columns: 1fr 1fr; }
`;

type CardLayout = { $isPictured?: boolean; $isMirrored?: boolean; $isWide?: boolean };

// On a phone a small picture, or the icon, stands beside name and price. On wider windows a picture is as wide as a card in
// a row of two.
const Card = styled.li<CardLayout>`
  display: grid; grid-template: auto auto auto / ${({ $isPictured }) => ($isPictured ? "min(5.5rem, 26vw)" : "auto")} 1fr; gap: ${space.s8} ${space.s16}; padding: ${space.s16};
  --text-row: auto; --fade: to top;
  color: ${color.cream}; background: ${color.dusk};
  @media ${media.tablet} {
    grid-template: auto / auto; gap: 0; padding: 0;
    ${({ $isPictured }) => $isPictured && "grid-template-rows: 1fr 1fr;"}
    ${({ $isMirrored }) => $isMirrored && "--text-row: 1; --fade: to bottom;"}
    ${({ $isPictured, $isWide }) =>
      $isWide &&
      `grid-column: 1 / -1; ${$isPictured ? "--text-row: 1; --fade: to right; grid-template: auto / 1fr 1fr;" : ""}`}
  }
`;

const PictureFrame = styled.div`
  position: relative; overflow: hidden; grid-row: 1 / 3; aspect-ratio: 1; align-self: start; border-radius: ${radius.box};
  background: linear-gradient(160deg, ${color.duskEdge}, ${color.dusk} 70%);
  @media ${media.tablet} {
    grid-row: auto; aspect-ratio: auto; align-self: stretch; min-height: clamp(13rem, 30vw, 22.5rem); border-radius: 0;
    &::after { content: ""; position: absolute; inset: 0; background: linear-gradient(var(--fade), ${color.dusk}, transparent 22%); }
  }
`;

// On a phone the picture is small, so it shows its focus larger.
const Photo = styled(Cover)`
  transform: scale(1.35); transform-origin: var(--focus, 50%);
  @media ${media.tablet} { transform: none; }
`;

const CardText = styled.div`
  display: contents;
  @media ${media.tablet} {
    display: grid; grid-template-columns: auto 1fr; grid-template-rows: auto 1fr auto; gap: ${space.s12} ${space.s16};
    grid-row: var(--text-row); padding: clamp(min(1.25rem, 6vw), 3vw, 2.25rem);
  }
`;

const IconFrame = styled.span<Pick<CardLayout, "$isPictured">>`
  display: ${({ $isPictured }) => ($isPictured ? "none" : "grid")}; grid-row: 1 / 3;
  place-items: center; width: min(3.25rem, 15vw); height: min(3.25rem, 15vw); align-self: start;
  color: ${color.accentBright}; border: 1.5px solid ${color.accent}; border-radius: 50%;
  @media ${media.tablet} { display: grid; grid-row: span 2; }
`;

const Name = styled.h3`@media ${media.tablet} { align-self: center; font-size: ${textSize.heading}; }`;

const Description = styled.p`
  grid-column: 1 / -1; font-size: ${textSize.small}; line-height: 1.5; color: ${color.creamSoft};
  @media ${media.tablet} { grid-column: auto; font-size: ${textSize.body}; line-height: inherit; }
`;

const AtCustomerNote = styled.span`display: block; margin-top: ${space.s8}; font-size: ${textSize.small}; font-weight: 700;`;

const PriceAndButton = styled.div`
  display: contents;
  @media ${media.tablet} {
    grid-column: 1 / -1; display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between;
    gap: ${space.s12} ${space.s16}; margin-top: ${space.s16}; padding-top: ${space.s16}; border-top: 1px dashed ${color.duskEdge};
  }
`;

// On a phone the price stands beside the picture, although it follows the description in reading order.
const Cost = styled.div`
  grid-area: 2 / 2; display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 ${space.s16};
  @media ${media.tablet} { align-items: center; }
`;

const Price = styled.span`
  font-family: ${font.display}; font-size: ${textSize.title}; font-weight: 900; line-height: 1.2; white-space: nowrap;
  color: ${color.accentBright};
  @media ${media.tablet} { font-size: ${textSize.price}; }
`;

const PriceNote = styled.span`font-family: ${font.text}; font-size: ${textSize.small}; font-weight: 700; white-space: normal;`;

const OnOtherDays = styled.span`flex: 1 1 100%; order: 1; font-size: ${textSize.small}; color: ${color.creamSoft};`;

const Duration = styled.span`
  display: inline-flex; align-items: center; gap: ${space.s8}; color: ${color.creamSoft};
`;

const BookLink = styled(PageLink)`grid-column: 1 / -1;`;

/** A service on the home page. Only the English page has `dollars`. */
export type Service = Queries.ServicesSectionFragment["services"][number] & Pick<ServiceWithDollars, "dollars">;

/**
 * Returns the layout of each service's card. Consecutive cards with pictures form a run, and so do cards without. Each run
 * begins on a new row.
 */
function layoutCards(services: readonly Service[]): CardLayout[] {
  const isPictured = services.map(({ picture }) => Boolean(picture));
  return isPictured.map(($isPictured, index) => {
    // The card's place in its run, from 0.
    const at = index - isPictured.lastIndexOf(!$isPictured, index) - 1;
    const isLast = isPictured[index + 1] !== $isPictured;
    return { $isPictured, $isMirrored: at % 4 === 1 || at % 4 === 2, $isWide: isLast && at % 2 === 0 };
  });
}

type Props = {
  services: { readonly services: readonly Service[] };
  bands: TimeSlotBands;
  shop: Queries.PriceBandsFragment & {
    readonly ownWords?: { readonly services?: string | null | undefined } | null | undefined;
  };
};

/** 'Layanan Kami': the services with their prices and durations. */
export function ServicesSection({ services: { services }, bands, shop }: Props) {
  const words = useWords("home");
  const layouts = layoutCards(services);
  const otherDays = wholeDayExceptions(bands);
  return (
    <>
      <Stripes />
      <Section $background="paper" id="services" tabIndex={-1} aria-labelledby="services-heading">
        <SectionHeading id="services-heading">{words.services}</SectionHeading>
        <Lead {...shopText(shop.ownWords, "services", words.servicesSubtitle)} />
        <Cards>
          {services.map((service, index) => (
            <Card key={service.id} {...layouts[index]}>
              {service.picture && (
                <PictureFrame>
                  <Photo file={service.picture} focus={service.pictureFocus} alt="" />
                </PictureFrame>
              )}
              <CardText>
                <IconFrame $isPictured={Boolean(service.picture)}>
                  <Icon name={parseServiceIcon(service.icon)} size="1.75rem" />
                </IconFrame>
                <Name {...shopText(service, "name")} />
                <Description>
                  <span {...shopText(service, "description")} />
                  {service.atCustomer && (
                    <AtCustomerNote>
                      {words.comesToYou}
                      {service.fare && ` ${words.fare(service.fare)}`}
                    </AtCustomerNote>
                  )}
                </Description>
                <PriceAndButton>
                  <Cost>
                    <Price>
                      {service.startingPrice && <PriceNote>{words.from} </PriceNote>}
                      {rupiah(service.basePrice)}
                      {service.dollars && <PriceNote> ({service.dollars})</PriceNote>}
                    </Price>
                    {otherDays.map((other) => (
                      <OnOtherDays key={other.name}>
                        <span {...shopText(other, "name")} />{" "}
                        {words.shop.priceText(totalPrice([service], other.multiplier), service.startingPrice === true)}
                      </OnOtherDays>
                    ))}
                    <Duration>
                      <Icon name="clock" />
                      {words.shop.minutes(service.duration)}
                    </Duration>
                  </Cost>
                  <BookLink
                    to={bookingLink({ services: [service] }, homePaths[words.shop.language])}
                    $look="outlineOnDark"
                    aria-label={`${words.book}: ${service.name}`}
                  >
                    {words.book}
                  </BookLink>
                </PriceAndButton>
              </CardText>
            </Card>
          ))}
        </Cards>
        <PriceBands bands={bands} shop={shop} />
      </Section>
    </>
  );
}

/** @public */
export const query = graphql`
  fragment ServicesSection on ServicesJson {
    services {
      id
      name
      description
      basePrice
      duration
      startingPrice
      atCustomer
      fare
      icon
      pictureFocus { x y }
      picture {
        childImageSharp {
          gatsbyImageData(
            layout: FULL_WIDTH
            breakpoints: [800, 1200]
            sizes: "(min-width: 72rem) 36rem, (min-width: 44rem) 50vw, 100vw"
          )
        }
      }
    }
  }
`;
