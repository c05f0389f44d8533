import { graphql } from "gatsby";
import { Fragment } from "react";
import styled, { css } from "styled-components";
import { bookingLink } from "../../domain/codecs/bookingLink";
import { englishHomePath } from "../../domain/routes";
import { dollarText, rupiah } from "../../format/money";
import { onDesktop, onTablet } from "../../theme/tokens";
import { Badge } from "../../ui/Badge";
import { Icon } from "../../ui/Icon";
import { PageBody } from "../../ui/PageHeading";
import { Cover } from "../../ui/Picture";
import { PageLink } from "../frame/PageLink";
import { ReadyToBook } from "../frame/ReadyToBook";

type Props = { catalogue: Queries.ServiceCardsFragment; offered: Queries.ServiceCardsOfferedFragment };

const Cards = styled.ul`
  display: grid; gap: var(--s24);
  ${onTablet} { grid-template-columns: 1fr 1fr; }
  ${onDesktop} {
    grid-template-columns: repeat(3, 1fr);
    &:has(> [aria-hidden]) { grid-template-columns: 3fr 2fr 2fr; }
  }
  @media (min-width: 110rem) { &:has(> [aria-hidden]) { grid-template-columns: 2fr 1fr 1fr; } }
`;

// The last card fills the rest of its row.
const fillsRow = css`
  ${onTablet} { &:last-child:nth-child(odd) { grid-column: 1 / -1; } }
  ${onDesktop} {
    &:last-child:nth-child(n) { grid-column: auto / -1; }
    &:last-child:nth-child(3n + 1) { grid-column-start: 1; }
    &:last-child:nth-child(3n + 2) { grid-column-start: 2; }
  }
`;

const Card = styled.li`
  position: relative; display: flex; flex-direction: column; gap: var(--s16);
  padding: var(--s32) var(--s24) var(--s24);
  color: var(--ink); background: var(--paperRaised); border: 1.5px solid var(--paperEdge);
  &[data-popular="true"] { color: var(--cream); background: var(--deep); border-color: var(--accent); }
  border-radius: var(--radius);
  ${fillsRow}
`;

// The picture of a service of the booking form, in a cell of its own before the cards that book this service: above them, or
// in three columns beside them.
const PictureCell = styled.li`
  position: relative; grid-column: 1 / -1; min-height: clamp(13rem, 42vw, 20rem); overflow: hidden;
  border: 1.5px solid var(--paperEdge); border-radius: var(--radius);
  ${onDesktop} { grid-column: auto; }
`;

const PopularBadge = styled(Badge)`
  position: absolute; top: 0; left: var(--s24); transform: translateY(-50%);
  display: flex; align-items: center; gap: var(--s4);
`;

const Title = styled.h2`font-size: var(--text-title);`;

const PriceAndDuration = styled.p`display: flex; flex-wrap: wrap; align-items: baseline; gap: var(--s4) var(--s16);`;

const Price = styled.span`font-size: var(--text-heading); font-weight: 800; line-height: 1; white-space: nowrap;`;

// One pays in rupiah.
const InRupiah = styled.span`font-weight: 700; white-space: nowrap;`;

const Duration = styled.span`
  display: flex; align-items: center; gap: var(--s8);
  ${onTablet} { flex-basis: 100%; }
`;

const BookLink = styled(PageLink)`width: min(20rem, 100%);`;

const Features = styled.ul`display: grid; gap: var(--s4); margin-bottom: auto;`;

const Feature = styled.li`display: flex; gap: var(--s8);`;

const FeatureIcon = styled.span`
  display: flex; align-self: start; padding-top: 0.2em; color: var(--promo);
  [data-popular="true"] & { color: var(--accentBright); }
`;

/** The services in English. Each card links to the booking form with its service chosen. */
export function ServiceCatalogue({ catalogue, offered }: Props) {
  const cards = catalogue.services.map((service, index) => {
    const offeredService = offered.services.find(({ id }) => id === service.bookingService);
    const rupiahPrice = rupiah(offeredService?.basePrice ?? 0);
    const isInDollars = service.price !== null && catalogue.dollars !== false;
    const first = catalogue.services.find(({ bookingService }) => bookingService === service.bookingService);
    return (
      <Fragment key={service.id}>
        {first === service && offeredService?.picture && (
          <PictureCell aria-hidden="true">
            <Cover file={offeredService.picture} focus={offeredService.pictureFocus} alt="" isFirst={index === 0} />
          </PictureCell>
        )}
        <Card data-popular={service.popular}>
          {service.popular && (
            <PopularBadge>
              <Icon name="star" filled size="1em" />
              Most popular
            </PopularBadge>
          )}
          <Title>{service.title}</Title>
          <PriceAndDuration>
            <Price>
              {offeredService?.startingPrice && "from "}
              {isInDollars ? dollarText(service.price) : <span lang="id">{rupiahPrice}</span>}
            </Price>
            {isInDollars && <InRupiah lang="id">{rupiahPrice}</InRupiah>}
            <Duration>
              <Icon name="clock" />
              {`${service.duration} min`}
            </Duration>
          </PriceAndDuration>
          <p>{service.description}</p>
          <Features>
            {service.features.map((feature) => (
              <Feature key={feature}>
                <FeatureIcon>
                  <Icon name="check" />
                </FeatureIcon>
                {feature}
              </Feature>
            ))}
          </Features>
          <BookLink
            to={bookingLink(
              { services: [{ id: service.bookingService }], catalogueName: service.title },
              englishHomePath,
            )}
            $look={service.popular ? "accent" : "deep"}
            aria-label={`Book This Service: ${service.title}`}
          >
            Book This Service
          </BookLink>
        </Card>
      </Fragment>
    );
  });
  return (
    <PageBody>
      <Cards>{cards}</Cards>
      <ReadyToBook />
    </PageBody>
  );
}

/** @public */
export const query = graphql`
  fragment ServiceCards on ServiceCatalogueJson {
    dollars
    services {
      id
      title
      description
      price
      duration
      features
      popular
      bookingService
    }
  }
  fragment ServiceCardsOffered on ServicesJson {
    services {
      id
      basePrice
      startingPrice
      pictureFocus { x y }
      picture {
        childImageSharp {
          gatsbyImageData(
            layout: FULL_WIDTH
            breakpoints: [320, 480, 720, 1080]
            sizes: "(min-width: 64rem) 41rem, 90vw"
          )
        }
      }
    }
  }
`;
