import { graphql } from "gatsby";
import { Fragment } from "react";
import styled from "styled-components";
import { weekdays } from "../../domain/shop/clock";
import { isEverOpen } from "../../domain/shop/openingHours";
import {
  type BandException,
  pricesVaryBy,
  slotMinutes,
  slotRanges,
  type TimeSlotBand,
  type TimeSlotBands,
} from "../../domain/shop/timeSlotBands";
import { dateSpan } from "../../format/date";
import { onDesktop, onTablet } from "../../theme/tokens";
import { useWords } from "../words/pageWords";
import { shopText } from "../words/shopText";
import type { HomeWords } from "./words.id";

const Box = styled.div`margin-top: var(--s48);`;

const OtherDays = styled.h4`margin-top: var(--s24); font-size: var(--text-lead);`;

const When = styled.span`font-weight: 400; color: var(--inkSoft);`;

const Explanation = styled.p`max-width: 44em; margin-top: var(--s4); color: var(--inkSoft);`;

// A list on a phone, rows of boxes on wider windows. One that is alone on the last row of three lies across it.
const Bands = styled.ol`
  display: grid; margin-top: var(--s16);
  ${onTablet} { grid-template-columns: repeat(3, minmax(0, 1fr)); gap: var(--s8); margin-top: var(--s24); }
  ${onTablet} and (max-width: 63.9rem) { > :last-child:nth-child(3n + 1) { grid-column: 1 / -1; } }
  ${onDesktop} { grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr)); }
`;

const tones = {
  usual: `color: var(--ink); background: var(--paperRaised); border-color: var(--paperEdge);`,
  promo: `color: var(--paperRaised); background: var(--promo); border-color: var(--promo);`,
  outside: `color: var(--inkSoft); background: none; border-color: var(--paperEdge);`,
} as const;

const Band = styled.li<{ $tone: keyof typeof tones }>`
  display: flex; flex-wrap: wrap; align-items: center; gap: 0 var(--s16); min-height: 2.25rem; padding: var(--s4) var(--s16);
  border: solid; border-width: 0 0 1px 3px;
  ${({ $tone }) => tones[$tone]}
  ${onTablet} {
    display: grid; align-content: start; padding: var(--s12) var(--s16); border-width: 1.5px; border-radius: var(--radius);
  }
`;

const Hours = styled.span`min-width: min(6.5em, 100%); font-size: var(--text-small); font-variant-numeric: tabular-nums;`;

const Label = styled.span`font-weight: 800;`;

const Effect = styled.span`
  margin-left: auto; font-size: var(--text-small); font-weight: 700; &::first-letter { text-transform: uppercase; }
  ${onTablet} { margin-left: 0; }
`;

type Props = { bands: TimeSlotBands; shop: Queries.PriceBandsFragment };

/** The bands of usual and other days with their price effects. Renders nothing if all times cost the same. */
export function PriceBands({ bands, shop }: Props) {
  const words = useWords("home");
  const variesBy = pricesVaryBy(bands);
  if (variesBy === "nothing") return null;
  return (
    <Box>
      <h3>{variesBy === "hour" ? words.priceByHour : words.priceByDay}</h3>
      <Explanation>
        {variesBy === "hour" && `${words.busyHours} `}
        {words.totalFirst}
      </Explanation>
      <BandList bands={bands.bands} shop={shop} />
      {bands.otherDays?.map((other) => (
        <Fragment key={other.name}>
          <OtherDays>
            <span {...shopText(other, "name")} /> <When>{otherDaysText(other, words)}</When>
          </OtherDays>
          <BandList bands={other.bands} shop={shop} />
        </Fragment>
      ))}
    </Box>
  );
}

/**
 * A list of bands. What glows is a lower price. Bands outside all opening hours are muted. If the shop hides slots outside
 * its hours, a band names only its times within the hours of some day, and is left out if it has none.
 */
function BandList({ bands, shop }: { bands: readonly TimeSlotBand[]; shop: Queries.PriceBandsFragment }) {
  const words = useWords("home");
  return (
    <Bands>
      {bands.map((band) => {
        const { period, multiplier } = band;
        const minutes = slotMinutes(band);
        const open = minutes.filter((minute) => isEverOpen(shop, minute));
        const isOutside = open.length === 0;
        const isHidden = shop.slotsOutsideHours === "hide";
        if (isOutside && isHidden) return null;
        const tone = multiplier < 1 ? "promo" : "usual";
        const effect = words.shop.priceEffect(multiplier);
        return (
          <Band key={period} $tone={isOutside ? "outside" : tone}>
            <Hours>{slotRanges(isHidden ? open : minutes)}</Hours>
            <Label {...shopText(band, "label")} />
            <Effect>
              {isOutside ? [...(multiplier === 1 ? [] : [effect]), words.shop.outsideHours].join(", ") : effect}
            </Effect>
          </Band>
        );
      })}
    </Bands>
  );
}

type ExceptionDays = Pick<BandException, "days" | "from" | "to">;

/** The weekdays and dates of an `otherDays` entry: "Sabtu, Minggu", "10 Mar–14 Mar 2027". */
function otherDaysText(exception: ExceptionDays, words: HomeWords) {
  const names = words.shop.days.filter((_, index) => exception.days?.includes(weekdays[index] ?? ""));
  return [...names, datesText(exception, words)].filter(Boolean).join(", ");
}

/** The dates of an `otherDays` entry; empty if it has none. */
function datesText({ from, to }: ExceptionDays, words: HomeWords) {
  const dateNames = words.shop.hours;
  if (from && to) return dateSpan(from, to, dateNames);
  if (from) return words.since(dateSpan(from, from, dateNames));
  return to ? words.until(dateSpan(to, to, dateNames)) : "";
}

/** @public */
export const query = graphql`
  fragment PriceBands on ShopJson {
    slotsOutsideHours
    ...OpeningSchedule
  }
`;
