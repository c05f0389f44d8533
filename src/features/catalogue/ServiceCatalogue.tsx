import { graphql } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { Fragment } from "react";
import styled, { css } from "styled-components";
import { bookingLink } from "../../domain/links/bookingLink";
import { dollars } from "../../format/dollars";
import { min } from "../../format/minutes";
import { DeferUntilPainted } from "../../platform/runtime/DeferUntilPainted";
import { media } from "../../theme/media";
import { color, font, radius, space, type } from "../../theme/tokens";
import { Icon } from "../../ui/Icon";
import { PageBody } from "../../ui/PageBody";
import { Picture } from "../../ui/Picture";
import { PageButton } from "../shell/PageButton";

const Cards = styled.ul`
  display: grid; gap: ${space.wide};
  @media ${media.tablet} { grid-template-columns: 1fr 1fr; }
  @media ${media.desktop} { grid-template-columns: repeat(3, 1fr); }
`;

// The last one takes the places of its row that would stay empty.
const filling = css`
  @media ${media.tablet} { &:nth-child(odd) { grid-column: 1 / -1; } }
  @media ${media.desktop} {
    &:nth-child(n) { grid-column: auto / -1; }
    &:nth-child(3n + 1) { grid-column-start: 1; }
    &:nth-child(3n + 2) { grid-column-start: 2; }
  }
`;

const Card = styled.li<{ $isPopular: boolean; $isLast: boolean }>`
  position: relative; display: flex; flex-direction: column; gap: ${space.base};
  padding: ${space.loose} ${space.wide} ${space.wide};
  color: ${({ $isPopular }) => ($isPopular ? color.cream : color.ink)};
  background: ${({ $isPopular }) => ($isPopular ? color.bottle : color.paperRaised)};
  border: 1.5px solid ${({ $isPopular }) => ($isPopular ? color.brass : color.paperEdge)};
  border-radius: ${radius.edge};
  ${({ $isLast }) => $isLast && filling}
`;

// A picture takes a field of its own before the first card of what it shows.
const Field = styled.li`
  position: relative; min-height: clamp(13rem, 50vw, 18rem); overflow: hidden;
  border: 1.5px solid ${color.paperEdge}; border-radius: ${radius.edge};
`;

const Photo = styled(Picture)`position: absolute; inset: 0; width: 100%; height: 100%; object-fit: cover;`;

const Popular = styled.p`
  position: absolute; top: 0; left: ${space.wide}; transform: translateY(-50%);
  display: flex; align-items: center; gap: ${space.hair}; padding: 0.125rem ${space.close};
  font-size: ${type.small}; font-weight: 800; color: ${color.night}; background: ${color.brass}; border-radius: ${radius.pill};
`;

const Title = styled.h2`font-size: ${type.title};`;

const Terms = styled.p`display: flex; align-items: baseline; gap: ${space.base};`;

const Price = styled.span`font-family: ${font.display}; font-size: ${type.heading}; font-weight: 900; line-height: 1; white-space: nowrap;`;

const Duration = styled.span`display: inline-flex; align-items: center; gap: ${space.tight};`;

const Features = styled.ul`display: grid; gap: ${space.hair}; margin-bottom: auto;`;

const Feature = styled.li`display: flex; gap: ${space.tight}; align-items: baseline;`;

const Tick = styled.span<{ $isPopular: boolean }>`
  display: flex; align-self: center; color: ${({ $isPopular }) => ($isPopular ? color.brassBright : color.promo)};
`;

const Ready = styled.section`
  display: grid; gap: ${space.base}; justify-items: center; margin-top: ${space.chapter}; padding: clamp(2rem, 6vw, 4rem) ${space.wide};
  text-align: center; color: ${color.cream}; background: ${color.wood};
  border: 3px solid ${color.brass}; outline: 6px solid ${color.wood}; border-radius: ${radius.edge};
`;

const ReadyHeading = styled.h2`font-size: ${type.chapter};`;

/** As many as the first screen of a large window holds. */
const firstCards = 3;

function PictureField({ picture }: { picture: IGatsbyImageData | undefined }) {
  if (!picture) return null;
  return (
    <Field aria-hidden="true">
      <Photo image={picture} alt="" />
    </Field>
  );
}

/** The English services: cards that open the booking with the matching service already chosen (section 2). */
export function ServiceCatalogue({
  catalogue,
  pictures,
}: {
  catalogue: Queries.ServiceCardsFragment;
  pictures: Queries.ServicePicturesFragment;
}) {
  const pictureBefore = (index: number) => {
    const shown = catalogue.services[index]?.bookingService;
    const first = catalogue.services.findIndex(({ bookingService }) => bookingService === shown);
    if (first !== index) return undefined;
    return pictures.services.find(({ id }) => id === shown)?.picture?.childImageSharp?.gatsbyImageData;
  };
  const cards = catalogue.services.map((service, index) => (
    <Fragment key={service.id}>
      <PictureField picture={pictureBefore(index)} />
      <Card $isPopular={service.popular} $isLast={index + 1 === catalogue.services.length}>
        {service.popular && (
          <Popular>
            <Icon name="star" filled size="1em" />
            Most popular
          </Popular>
        )}
        <Title>{service.title}</Title>
        <Terms>
          <Price>{dollars(service.price)}</Price>
          <Duration>
            <Icon name="clock" />
            {min(service.duration)}
          </Duration>
        </Terms>
        <p>{service.description}</p>
        <Features>
          {service.features.map((feature) => (
            <Feature key={feature}>
              <Tick $isPopular={service.popular}>
                <Icon name="check" />
              </Tick>
              {feature}
            </Feature>
          ))}
        </Features>
        <PageButton
          to={bookingLink({ services: [{ id: service.bookingService }] })}
          $look={service.popular ? "brass" : "ink"}
          aria-label={`Book This Service: ${service.title}`}
        >
          Book This Service
        </PageButton>
      </Card>
    </Fragment>
  ));
  return (
    <PageBody>
      <Cards>
        {cards.slice(0, firstCards)}
        <DeferUntilPainted>{cards.slice(firstCards)}</DeferUntilPainted>
      </Cards>
      <DeferUntilPainted>
        <Ready aria-labelledby="ready">
          <ReadyHeading id="ready">Ready to Book?</ReadyHeading>
          <p>Choose a day and an hour; the shop confirms on WhatsApp. The booking page is in Indonesian.</p>
          <PageButton to="/#booking">Ready to Book</PageButton>
        </Ready>
      </DeferUntilPainted>
    </PageBody>
  );
}

export const query = graphql`
  fragment ServiceCards on ServiceCatalogueJson {
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
  fragment ServicePictures on ServicesJson {
    services {
      id
      picture {
        childImageSharp {
          gatsbyImageData(
            layout: FULL_WIDTH
            placeholder: NONE
            formats: [AUTO, AVIF]
            breakpoints: [800, 1200]
            sizes: "(min-width: 64rem) 24rem, (min-width: 44rem) 50vw, 100vw"
            quality: 70
            avifOptions: { quality: 50 }
          )
        }
      }
    }
  }
`;
