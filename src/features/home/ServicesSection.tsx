import { graphql } from "gatsby";
import styled from "styled-components";
import { bookingLink } from "../../domain/codecs/bookingLink";
import { homePaths } from "../../domain/routes";
import { parseServiceIcon, type ServiceWithDollars, totalPrice } from "../../domain/shop/service";
import { type TimeSlotBands, wholeDayExceptions } from "../../domain/shop/timeSlotBands";
import { rupiah } from "../../format/money";
import { displayFont, onDesktop, onTablet } from "../../theme/tokens";
import { AmountText } from "../../ui/AmountText";
import { Icon } from "../../ui/Icon";
import { Cover } from "../../ui/Picture";
import { Lead, Section, SectionHeading } from "../../ui/Section";
import { Stripes } from "../../ui/Stripes";
import { PageLink } from "../frame/PageLink";
import { useWords } from "../words/pageWords";
import { shopText } from "../words/shopText";
import { PriceBands } from "./PriceBands";

// Cards in a coloured frame, two per row. A picture stands above its card's text and fades into it. A card without a picture
// is text only. An unpaired last card of either kind takes the whole row.
const Cards = styled.ul`
  display: grid; gap: 3px; margin-top: var(--s32); padding: 3px;
  background: var(--accent);
  outline: 6px solid var(--dusk); border-radius: var(--radius);
  ${onTablet} { grid-template-columns: 1fr 1fr; }
`;

// Without a picture a card across the row has its icon left of the text, and the price right of it.
const textInRow = `
  > div { display: grid; grid-template: 1fr auto / auto 1fr auto; column-gap: var(--s24); }
  > div > h3 { align-self: end; }
  > div > p { grid-column: 2; margin: 0; }
  > div > :last-child { grid-area: 1 / 3 / 3; flex-direction: column; align-self: center; align-items: end; padding: 0; border: 0; }
`;

// On a phone a small picture, or the icon, stands beside name and price. On wider windows a picture is as wide as a card in
// a row of two, or takes the left half of a whole row.
const Card = styled.li`
  display: grid; grid-template: auto auto auto / auto 1fr; gap: var(--s8) var(--s16); padding: var(--s16);
  --fade: to top;
  color: var(--cream); background: var(--dusk);
  &[data-pictured="true"] { grid-template-columns: min(5.5rem, 26vw) 1fr; }
  ${onTablet} {
    grid-template: 1fr / auto; gap: 0; padding: 0;
    &[data-pictured="true"] { grid-template: auto 1fr / auto; }
    &[data-wide="true"] { grid-column: 1 / -1; }
    &[data-wide="true"][data-pictured="true"] { --fade: to left; grid-template: auto / 1fr 1fr; }
    &[data-wide="true"][data-pictured="false"] { ${textInRow} }
  }
`;

const PictureFrame = styled.div`
  position: relative; overflow: hidden; grid-row: 1 / 3; aspect-ratio: 1; align-self: start; border-radius: var(--radius);
  background: linear-gradient(160deg, var(--duskEdge), var(--dusk) 70%);
  ${onTablet} {
    grid-row: auto; aspect-ratio: auto; align-self: stretch; min-height: 13.75rem; border-radius: 0;
    &::after { content: ""; position: absolute; inset: 0; background: linear-gradient(var(--fade), var(--dusk), transparent 22%); }
  }
  ${onDesktop} { min-height: max(18.75rem, 20vw); }
`;

// On a phone the picture is small, so it shows its focus larger.
const Photo = styled(Cover)`
  transform: scale(1.35); transform-origin: var(--focus, 50%);
  ${onTablet} { transform: none; }
`;

const CardText = styled.div`
  display: contents;
  ${onTablet} {
    display: flex; flex-direction: column; align-items: flex-start; gap: var(--s12); padding: clamp(min(1.25rem, 6vw), 3vw, 2.25rem);
  }
`;

// On wider windows the icon stands above the name, half on the picture if there is one.
const IconFrame = styled.span`
  display: grid; grid-row: 1 / 3;
  place-items: center; width: min(3.25rem, 15vw); height: min(3.25rem, 15vw); align-self: start;
  color: var(--accentBright); background: var(--dusk); border: 1.5px solid var(--accent); border-radius: 50%;
  [data-pictured="true"] & { display: none; }
  ${onTablet} {
    position: relative;
    [data-pictured="true"] & { display: grid; }
    [data-pictured="true"][data-wide="false"] & { margin-top: calc(clamp(min(1.25rem, 6vw), 3vw, 2.25rem) * -1 - 1.625rem); }
  }
`;

const Name = styled.h3`${onTablet} { font-size: var(--text-heading); }`;

const Description = styled.p`
  grid-column: 1 / -1; font-size: var(--text-small); line-height: 1.5; color: var(--creamSoft);
  ${onTablet} { flex: 1; max-width: 30em; margin-bottom: var(--s8); font-size: var(--text-body); }
`;

const AtCustomerNote = styled.span`display: block; margin-top: var(--s8); font-size: var(--text-small); font-weight: 700;`;

const PriceAndButton = styled.div`
  display: contents;
  ${onTablet} {
    display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; align-self: stretch;
    gap: var(--s12) var(--s16); padding-top: 1.25rem; border-top: 1px dashed var(--duskEdge);
  }
`;

// On a phone the price stands beside the picture, although it follows the description in reading order.
const Cost = styled.div`
  grid-area: 2 / 2; display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 var(--s16);
  ${onTablet} { align-items: center; }
`;

const Price = styled.span`
  ${displayFont} font-size: var(--text-title); line-height: 1.2; white-space: nowrap;
  color: var(--accentBright);
  ${onTablet} { font-size: min(1.75rem, 9vw); }
`;

const PriceNote = styled.span`font-family: var(--text-font); font-size: var(--text-small); font-weight: 700; white-space: normal;`;

const OnOtherDays = styled.span`flex: 1 1 100%; order: 1; font-size: var(--text-small); color: var(--creamSoft);`;

const Duration = styled.span`
  display: inline-flex; align-items: center; gap: var(--s8); color: var(--creamSoft);
`;

const BookLink = styled(PageLink)`
  grid-column: 1 / -1; justify-self: start; min-height: 2.75rem;
  ${onTablet} { flex: 1 0 auto; }
  ${onDesktop} { flex: none; }
`;

/** A service on the home page. Only the English page has `dollars`. */
export type Service = Queries.ServicesSectionFragment["services"][number] & Pick<ServiceWithDollars, "dollars">;

/**
 * Returns the layout of each service's card. Consecutive cards with pictures form a run, and so do cards without. Each run
 * begins on a new row.
 */
function layoutCards(services: readonly Service[]) {
  const isPictured = services.map(({ picture }) => Boolean(picture));
  return isPictured.map((own, index) => {
    const isFirstOfRow = (index - isPictured.lastIndexOf(!own, index)) % 2 === 1;
    return { "data-pictured": own, "data-wide": isFirstOfRow && isPictured[index + 1] !== own };
  });
}

type Props = {
  services: { services: readonly Service[] };
  bands: TimeSlotBands;
  shop: Queries.PriceBandsFragment & {
    ownWords?: { services?: string | null } | null;
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
                <IconFrame>
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
                      <span lang="id">{rupiah(service.basePrice)}</span>
                      {service.dollars && <PriceNote> ({service.dollars})</PriceNote>}
                    </Price>
                    {otherDays.map((other) => (
                      <OnOtherDays key={other.name}>
                        <span {...shopText(other, "name")} />{" "}
                        <AmountText>
                          {words.shop.priceText(
                            totalPrice([service], other.multiplier),
                            service.startingPrice === true,
                          )}
                        </AmountText>
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
            breakpoints: [320, 480, 720, 1080]
            sizes: "(min-width: 92rem) 42rem, (min-width: 44rem) 45vw, 8rem"
          )
        }
      }
    }
  }
`;
