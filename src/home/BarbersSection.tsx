import { graphql } from "gatsby";
import styled from "styled-components";
import { barberInitials, weeklyDaysOff } from "../shop/barber";
import { bookingAddress } from "../shop/bookingAddress";
import { dayName } from "../shop/openingHours";
import { media } from "../theme/media";
import { color, font, gutter, space, type } from "../theme/tokens";
import { PageButton } from "../ui/PageLink";
import { Picture } from "../ui/Picture";

const Ground = styled.section`
  padding: ${space.section} ${gutter};
  color: ${color.cream};
  background: radial-gradient(70% 60% at 50% 55%, ${color.woodEdge}, ${color.wood});
`;

const Heading = styled.h2`font-size: ${type.chapter};`;

const Subtitle = styled.p`max-width: 46ch; margin-top: ${space.close}; font-size: ${type.lead}; color: ${color.creamSoft};`;

// The mirrors on the wall: on a phone one below the other, each beside its words; on wide windows in a row that goes up and down.
const Mirrors = styled.ul`
  display: grid; gap: ${space.loose}; margin-top: ${space.block};
  @media ${media.tablet} { grid-template-columns: repeat(auto-fit, minmax(11rem, 1fr)); gap: ${space.block} ${space.wide}; }
`;

const Barber = styled.li`
  display: grid; grid-template-columns: min(8rem, 34vw) 1fr; gap: ${space.hair} ${space.wide}; align-items: center;
  @media ${media.tablet} {
    grid-template-columns: 1fr; align-content: start; justify-items: center; text-align: center;
    &:nth-child(even) { margin-top: ${space.block}; }
  }
`;

const Mirror = styled.div`
  position: relative; display: grid; place-items: center; width: min(8rem, 34vw); aspect-ratio: 1; padding: 9%;
  @media ${media.tablet} { width: 11rem; }
`;

const Bulbs = styled.svg`
  position: absolute; inset: 0; width: 100%; height: 100%; overflow: visible;
  fill: none; stroke: ${color.cream}; filter: drop-shadow(0 0 4px ${color.brassBright});
`;

const Portrait = styled(Picture)`width: 100%; height: 100%; aspect-ratio: 1; object-fit: cover; border-radius: 50%;`;

const Initials = styled.span`
  display: grid; place-items: center; width: 100%; aspect-ratio: 1; border-radius: 50%;
  font-family: ${font.display}; font-size: min(2.75rem, 12vw); font-weight: 900; color: ${color.brassBright};
  background: radial-gradient(circle at 35% 25%, ${color.woodEdge}, ${color.night} 75%);
`;

const Words = styled.div`
  display: grid; gap: ${space.hair}; justify-items: start;
  @media ${media.tablet} { justify-items: center; }
`;

const Name = styled.h3`font-size: ${type.title};`;

const Line = styled.p`line-height: 1.45;`;

const Days = styled.p`font-size: ${type.small}; color: ${color.creamSoft};`;

const BookLink = styled(PageButton)`margin-top: ${space.tight};`;

/** The barbers, each in a mirror on the wall, with a link that books him. */
export function BarbersSection({ barbers }: { barbers: Queries.BarbersFragment }) {
  return (
    <Ground id="barbers" aria-labelledby="barbers-heading">
      <Heading id="barbers-heading">Barber Kami</Heading>
      <Subtitle>Kenali mereka sebelum duduk di kursinya. Siapa pun yang Anda pilih, rapinya sama.</Subtitle>
      <Mirrors>
        {barbers.barbers.map((barber) => {
          const portrait = barber.portrait?.childImageSharp?.gatsbyImageData;
          const daysOff = weeklyDaysOff(barber);
          return (
            <Barber key={barber.id}>
              <Mirror>
                {portrait ? (
                  <Portrait image={portrait} alt="" />
                ) : (
                  <Initials aria-hidden="true">{barberInitials(barber.name)}</Initials>
                )}
                <Bulbs viewBox="0 0 200 200" aria-hidden="true">
                  <circle cx="100" cy="100" r="94" strokeWidth="9" strokeLinecap="round" strokeDasharray="0 49.218" />
                </Bulbs>
              </Mirror>
              <Words>
                <Name>{barber.name}</Name>
                <Line>{barber.line}</Line>
                <Days>
                  {daysOff.length > 0 ? `Libur setiap ${daysOff.map(dayName).join(", ")}` : "Ada setiap hari buka"}
                </Days>
                <BookLink to={bookingAddress({ services: [], barber })} $look="outline">
                  Pilih {barber.name}
                </BookLink>
              </Words>
            </Barber>
          );
        })}
      </Mirrors>
    </Ground>
  );
}

export const query = graphql`
  fragment Barbers on BarbersJson {
    barbers {
      id
      name
      line
      daysOff
      portrait {
        childImageSharp {
          gatsbyImageData(
            layout: FIXED
            width: 176
            height: 176
            outputPixelDensities: [1, 2]
            placeholder: NONE
            formats: [AUTO, AVIF]
            transformOptions: { cropFocus: ATTENTION }
            quality: 70
            avifOptions: { quality: 50 }
          )
        }
      }
    }
  }
`;
