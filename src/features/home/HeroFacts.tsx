import { graphql } from "gatsby";
import styled from "styled-components";
import { bookingLink } from "../../domain/formats/bookingLink";
import { homePaths } from "../../domain/routes";
import type { BookableShop } from "../../domain/shop/bookingRules";
import { weekdayOf } from "../../domain/shop/clock";
import { nextTimes } from "../../domain/shop/nextTimes";
import { rupiah } from "../../format/rupiah";
import { color, font, nightAt, space, textSize } from "../../theme/tokens";
import { Icon } from "../../ui/Icon";
import { useClock } from "../../ui/useClock";
import { OpenStatusLine } from "../shell/OpenStatusLine";
import { PageLink } from "../shell/PageLink";
import { useWords } from "../shell/pageWords";

// A status or times that come with the clock find their place reserved: the status by its width, the times by their height.
const Facts = styled.div`
  display: flex; flex-wrap: wrap; align-items: center; gap: ${space.s4} ${space.s16};
  > :last-child { flex: 1 0 min(20rem, 100%); }
`;

const From = styled.p`
  font-family: ${font.display}; font-size: ${textSize.title}; font-weight: 900; line-height: 1.25; color: ${color.accentBright};
`;

const District = styled.p`display: flex; align-items: center; gap: ${space.s8}; font-weight: 700;`;

const Times = styled.div`
  display: grid; gap: ${space.s4}; align-content: start; min-height: calc(1.3em + ${space.s4} + 2.75rem); margin-top: ${space.s12};
  font-size: ${textSize.small}; line-height: 1.3;
`;

const Day = styled.p`&::first-letter { text-transform: uppercase; }`;

const DayName = styled.span`font-weight: 800;`;

const TimeList = styled.ul`display: flex; flex-wrap: wrap; gap: ${space.s8};`;

const TimeLink = styled(PageLink)`
  --button-inset: ${space.s12}; min-height: 2.75rem; font-variant-numeric: tabular-nums; background: ${nightAt(60)};
`;

const timesShown = 3;

type Props = { shop: Queries.HeroFactsFragment; bookable: BookableShop };

/** Price, district, whether the shop is open, and the next times to ask for, by the content and the shop's clock. */
export function HeroFacts({ shop, bookable }: Props) {
  const { facts: words } = useWords("home");
  const { language, openStatus } = useWords("shell");
  const { nearDays, dayName } = openStatus;
  const { rules, services } = bookable;
  const now = useClock();
  const next = now && nextTimes(bookable, now, timesShown);
  const day = next && (nearDays[next.daysAhead] ?? dayName(weekdayOf(next.date)));
  return (
    <div>
      <Facts>
        <From>{words.from(rupiah(Math.min(...services.map(({ basePrice }) => basePrice))))}</From>
        <District>
          <Icon name="pin" />
          {shop.address.district}
        </District>
        <OpenStatusLine shop={rules} closures={rules} />
      </Facts>
      <Times>
        {next && day && (
          <>
            <Day>
              <DayName>{day}</DayName> {words.request}
            </Day>
            <TimeList>
              {next.times.map((time) => (
                <li key={time}>
                  <TimeLink
                    to={bookingLink({ services: [], date: next.date, time }, homePaths[language])}
                    $look="outlineOnDark"
                    aria-label={words.ask(time, day)}
                  >
                    {time}
                  </TimeLink>
                </li>
              ))}
            </TimeList>
          </>
        )}
      </Times>
    </div>
  );
}

/** @public */
export const query = graphql`
  fragment HeroFacts on ShopJson {
    address { district }
  }
`;
