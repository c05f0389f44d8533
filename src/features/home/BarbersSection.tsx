import { graphql } from "gatsby";
import styled, { css } from "styled-components";
import { bookingLink } from "../../domain/codecs/bookingLink";
import { homePaths } from "../../domain/routes";
import { barberInitials } from "../../domain/shop/barber";
import { chosenServices } from "../../domain/shop/service";
import { belowTablet, displayFont, onDesktop, onTablet } from "../../theme/tokens";
import { Picture } from "../../ui/Picture";
import { Lead, Section, SectionHeading } from "../../ui/Section";
import { PageLink } from "../frame/PageLink";
import { columnsFor } from "../haircuts/HaircutPoster";
import { useWords } from "../words/pageWords";
import { shopText } from "../words/shopText";

// An incomplete last row is centred.
const Barbers = styled.ul`
  display: flex; flex-wrap: wrap; justify-content: center; gap: var(--s48) var(--s16); margin-top: var(--s48);
  ${onTablet} { column-gap: var(--s24); }
`;

const widthOf = (columns: number, gap: string) => `calc((100% - ${columns - 1} * ${gap}) / ${columns})`;

// If no barber has a portrait, a phone shows one barber per row with the initials beside the text, because a grid would show
// large empty frames.
const Barber = styled.li<{ $columns: number }>`
  display: grid; grid-template: auto 1fr / minmax(0, 1fr); gap: var(--s24); width: ${widthOf(2, "var(--s16)")}; --text-align: center;
  ${belowTablet} {
    [data-bare="true"] > & { grid-template: auto / min(8rem, 34vw) minmax(0, 1fr); align-items: center; width: 100%; --text-align: start; }
  }
  ${onTablet} { width: ${widthOf(3, "var(--s24)")}; max-width: 20rem; }
  ${onDesktop} { width: ${({ $columns }) => widthOf($columns, "var(--s24)")}; [data-bare="true"] > & { max-width: none; } }
`;

const arch = css`border-radius: 50% 50% var(--radius) var(--radius) / 40% 40% var(--radius) var(--radius);`;

// The frame of a portrait or of initials: a mirror with a round top.
const Mirror = styled.div`
  display: grid; align-self: start; box-sizing: content-box; width: calc(100% - 13px); aspect-ratio: 4 / 5; padding: 5px;
  background: linear-gradient(var(--duskEdge), var(--night)) content-box; border: 1.5px solid var(--accent);
  ${arch}
`;

const Portrait = styled(Picture)`width: 100%; height: auto; aspect-ratio: 4 / 5; object-fit: cover; ${arch}`;

const InitialsBox = styled.div`
  position: relative; display: grid; place-items: center; place-self: center; width: min(8rem, 34vw, 100%); aspect-ratio: 1;
  ${displayFont} font-size: min(2.75rem, 12vw); color: var(--accentBright);
`;

// The ring of bulbs around initials.
const Bulbs = styled.svg`
  position: absolute; inset: 0; width: 100%; height: 100%; overflow: visible;
  fill: none; stroke: var(--cream); filter: drop-shadow(0 0 4px var(--accentBright));
`;

const BarberText = styled.div`
  display: grid; grid-template-rows: auto auto auto 1fr; gap: var(--s4); justify-items: var(--text-align); align-content: start;
  max-width: 100%; text-align: var(--text-align);
`;

const Line = styled.p`line-height: 1.45; text-wrap: pretty;`;

const Days = styled.p`font-size: var(--text-small); color: var(--creamSoft);`;

const BookLink = styled(PageLink)`
  --button-inset: var(--s16); grid-row: 4; align-self: end; margin-top: var(--s12); overflow-wrap: anywhere;
`;

type Props = {
  barbers: Queries.BarbersFragment;
  /** The shop's own sentence below the heading, if any. */
  ownWords?: { barbers: string | null } | null;
  services: readonly { id: string; name: string }[];
};

/** The barbers, each with a link to the booking form with him chosen. */
export function BarbersSection({ barbers: { barbers }, ownWords, services }: Props) {
  const { shop, barbers: words } = useWords("home");
  const isBare = barbers.every(({ portrait }) => portrait === null);
  // All in one row for at most five barbers.
  const columns = columnsFor(barbers.length, 5);
  const sizes = `(min-width: 64rem) ${Math.min(20, Math.ceil(72 / columns))}rem, (min-width: 44rem) 29vw, 42vw`;
  return (
    <Section $background="dusk" id="barbers" aria-labelledby="barbers-heading">
      <SectionHeading id="barbers-heading">{words.heading}</SectionHeading>
      <Lead {...shopText(ownWords, "barbers", words.subtitle)} />
      <Barbers data-bare={isBare}>
        {barbers.map((barber) => {
          const done = chosenServices(services, barber.services ?? []).map(({ name }) => name);
          return (
            <Barber key={barber.id} $columns={columns}>
              {isBare ? (
                <Initials name={barber.name} />
              ) : (
                <Mirror>
                  {barber.portrait ? (
                    <Portrait file={barber.portrait} alt="" sizes={sizes} />
                  ) : (
                    <Initials name={barber.name} />
                  )}
                </Mirror>
              )}
              <BarberText>
                <h3>{barber.name}</h3>
                {barber.line && <Line {...shopText(barber, "line")} />}
                <Days>
                  {shop.workingDays(barber)}
                  {done.length > 0 && done.length < services.length && (
                    <>
                      <br />
                      {words.does(done.join(", "))}
                    </>
                  )}
                </Days>
                <BookLink to={bookingLink({ services: [], barber }, homePaths[shop.language])} $look="outlineOnDark">
                  {words.choose(barber.name)}
                </BookLink>
              </BarberText>
            </Barber>
          );
        })}
      </Barbers>
    </Section>
  );
}

function Initials({ name }: { name: string }) {
  return (
    <InitialsBox aria-hidden="true">
      {barberInitials(name)}
      <Bulbs viewBox="0 0 200 200">
        <circle cx="100" cy="100" r="94" strokeWidth="9" strokeLinecap="round" strokeDasharray="0 49.218" />
      </Bulbs>
    </InitialsBox>
  );
}

/** @public */
export const query = graphql`
  fragment Barbers on BarbersJson {
    barbers {
      id
      name
      line
      daysOff
      services
      workingHours { days open close }
      portrait {
        childImageSharp {
          gatsbyImageData(
            layout: CONSTRAINED
            width: 768
            aspectRatio: 0.8
            outputPixelDensities: [0.36, 0.5, 0.7, 1]
            transformOptions: { cropFocus: ATTENTION }
          )
        }
      }
    }
  }
`;
