import { graphql, Link } from "gatsby";
import styled from "styled-components";
import { menit } from "../format/minutes";
import { rupiah } from "../format/rupiah";
import { media } from "../theme/media";
import { color, font, gutter, radius, space, type } from "../theme/tokens";
import { ButtonLink } from "../ui/Button";
import { Icon, iconNamed } from "../ui/Icon";
import { Stripes } from "../ui/Stripes";
import { PriceHours } from "./PriceHours";

const Ground = styled.section`
  padding: ${space.section} ${gutter};
  background: ${color.paper};
  &:focus { outline: none; }
`;

const Heading = styled.h2`font-size: ${type.chapter};`;

const Subtitle = styled.p`
  max-width: 46ch; margin-top: ${space.close}; font-size: ${type.lead}; color: ${color.inkSoft};
`;

// The price board: boards of dark teak in a brass frame, as they hang beside the mirror.
const Board = styled.ul`
  display: grid; gap: 1px; margin-top: ${space.block}; padding: 1px;
  background: ${color.woodEdge};
  border: 3px solid ${color.brass}; outline: 6px solid ${color.wood}; border-radius: ${radius.edge};
  @media ${media.tablet} { grid-template-columns: 1fr 1fr; }
`;

const Card = styled.li`
  display: grid; grid-template-columns: auto 1fr; gap: ${space.close} ${space.base}; align-content: start;
  grid-template-rows: auto 1fr auto;
  padding: clamp(1.25rem, 3vw, 2.25rem);
  color: ${color.cream}; background: ${color.wood};
`;

const Sign = styled.span`
  display: grid; place-items: center; width: 3.25rem; height: 3.25rem; grid-row: span 2; align-self: start;
  color: ${color.brassBright}; border: 1.5px solid ${color.brass}; border-radius: 50%;
`;

const Name = styled.h3`font-size: ${type.heading};`;

const Description = styled.p`color: ${color.creamSoft};`;

const Terms = styled.div`
  grid-column: 1 / -1; display: flex; flex-wrap: wrap; align-items: center; gap: ${space.close} ${space.base};
  margin-top: ${space.base}; padding-top: ${space.base}; border-top: 1px dashed ${color.woodEdge};
`;

const Price = styled.span`
  font-family: ${font.display}; font-size: ${type.price}; font-weight: 900; line-height: 1.2; white-space: nowrap;
  color: ${color.brassBright};
`;

const Duration = styled.span`
  display: inline-flex; align-items: center; gap: ${space.tight}; white-space: nowrap; margin-right: auto;
  color: ${color.creamSoft};
`;

const English = styled.p`
  margin-top: ${space.wide}; line-height: 2.75;
`;

/** 'Layanan Kami': what the shop does, for how much and how long (sections 2 and 3). */
export function ServicesSection({
  services,
  bands,
}: {
  services: Queries.ServiceBoardFragment;
  bands: Queries.PriceHoursFragment;
}) {
  return (
    <>
      <Stripes />
      <Ground id="services" tabIndex={-1} aria-labelledby="services-heading">
        <Heading id="services-heading">Layanan Kami</Heading>
        <Subtitle>
          Nikmati perawatan terbaik dari barber ahli yang berpengalaman. Pilih layanannya, kami siapkan kursinya.
        </Subtitle>
        <Board>
          {services.services.map((service) => (
            <Card key={service.id}>
              <Sign>
                <Icon name={iconNamed(service.icon)} size="1.75rem" />
              </Sign>
              <Name>{service.name}</Name>
              <Description>{service.description}</Description>
              <Terms>
                <Price>{rupiah(service.basePrice)}</Price>
                <Duration>
                  <Icon name="clock" />
                  {menit(service.duration)}
                </Duration>
                <ButtonLink href="#booking" $look="outline" aria-label={`Booking Sekarang: ${service.name}`}>
                  Booking Sekarang
                </ButtonLink>
              </Terms>
            </Card>
          ))}
        </Board>
        <PriceHours bands={bands} />
        <English lang="en">
          In English: <Link to="/services/">services in detail</Link> and <Link to="/products/">products</Link>.
        </English>
      </Ground>
    </>
  );
}

export const query = graphql`
  fragment ServiceBoard on ServicesJson {
    services {
      id
      name
      description
      basePrice
      duration
      icon
    }
  }
`;
