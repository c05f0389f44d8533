import { graphql } from "gatsby";
import styled from "styled-components";
import { bookingLink } from "../../domain/codecs/bookingLink";
import { homePaths } from "../../domain/routes";
import type { Offering } from "../../domain/shop/bookingRules";
import { weekdayOf } from "../../domain/shop/clock";
import { nightNote } from "../../domain/shop/dayHours";
import { nextTimes } from "../../domain/shop/nextTimes";
import { displayFont, onDesktop } from "../../theme/tokens";
import { AmountText } from "../../ui/AmountText";
import { Icon } from "../../ui/Icon";
import { useClock } from "../../ui/useClock";
import { OpenStatusLine } from "../frame/OpenStatusLine";
import { PageLink } from "../frame/PageLink";
import { useWords } from "../words/pageWords";
import { shopText } from "../words/shopText";

// A status or times that come with the clock find their place reserved: the status by its width, the times by their height.
const Facts = styled.div`
  display: grid; gap: var(--s8); font-size: var(--text-small); line-height: 1.25;
  ${onDesktop} { font-size: var(--text-body); }
`;

const FirstService = styled.p`display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 var(--s12); font-size: var(--text-body); font-weight: 700;`;

const Price = styled.span`${displayFont} font-size: var(--text-title); color: var(--accentBright);`;

const Place = styled.div`display: flex; flex-wrap: wrap; gap: var(--s4) var(--s16);`;

const District = styled.p`display: flex; align-items: center; gap: var(--s8); font-weight: 700;`;

const Times = styled.div`
  display: grid; gap: var(--s8); align-content: start; min-height: calc(1.25em + var(--s8) + 2.75rem);
  font-weight: 700;
  @media (min-width: 80rem) { display: flex; align-items: center; gap: var(--s16); min-height: 2.75rem; }
`;

const TimeList = styled.ul`display: flex; flex-wrap: wrap; gap: var(--s8);`;

const TimeLink = styled(PageLink)`
  --button-inset: var(--s12); min-height: 2.75rem; font-variant-numeric: tabular-nums; background: var(--night);
`;

const timesShown = 3;

type Props = { shop: Queries.HeroFactsFragment; offering: Offering };

/** The first service with its price, the district, whether the shop is open, and the next times to ask for. */
export function HeroFacts({ shop, offering }: Props) {
  const words = useWords("home");
  const { language, openStatus } = useWords("frame");
  const { nearDays, dayName } = openStatus;
  const { rules, services } = offering;
  const first = services[0];
  const now = useClock();
  const next = now && nextTimes(offering, now, timesShown);
  const nearest = next?.times[0];
  const day =
    nearest && (nightNote(nearest, words.shop) || (nearDays[next.daysAhead] ?? dayName(weekdayOf(nearest.day))));
  return (
    <Facts>
      {first && (
        <FirstService>
          <span {...shopText(first, "name")} />
          <Price>
            <AmountText>{words.shop.priceText(first.basePrice, first.startingPrice === true)}</AmountText>
          </Price>
        </FirstService>
      )}
      <Place>
        <District>
          <Icon name="pin" />
          {shop.address.district}
        </District>
        <OpenStatusLine shop={rules} closures={rules} />
      </Place>
      <Times>
        {next && day && (
          <>
            <p>{words.facts.nextTimes(day)}</p>
            <TimeList>
              {next.times.map((at) => {
                const night = nightNote(at, words.shop);
                const text = night && night !== day ? `${at.time} ${night}` : at.time;
                return (
                  <li key={at.time}>
                    <TimeLink
                      to={bookingLink({ services: [], ...at }, homePaths[language])}
                      $look="outlineOnDark"
                      aria-label={words.facts.ask(text, day)}
                    >
                      {text}
                    </TimeLink>
                  </li>
                );
              })}
            </TimeList>
          </>
        )}
      </Times>
    </Facts>
  );
}

/** @public */
export const query = graphql`
  fragment HeroFacts on ShopJson {
    address { district }
  }
`;
